"""What the server can be asked: HTTP, WebSocket and server-sent events."""
