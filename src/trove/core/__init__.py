"""What all games share. It knows no game, and uses no network, disk or clock."""
