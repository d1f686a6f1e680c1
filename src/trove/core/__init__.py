"""What all games share; knows none of them, no network, no disk and no clock."""
