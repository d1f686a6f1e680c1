"""What a computer player knows of this game: features, their learned weights, and the levels."""
