"""Load for a live server: a process of its own, and many clients with real sockets."""
