"""Calls from a table to the outside: webhooks, and the guard that says what may be called."""

from longshore.table.outside.guard import Guard
from longshore.table.outside.postman import Postman, PostmanSettings
from longshore.table.outside.webhooks import (
    KIND,
    Notification,
    WebhookSettings,
    checked_webhook,
    notification,
    read_webhook,
)

__all__ = [
    "KIND",
    "Guard",
    "Notification",
    "Postman",
    "PostmanSettings",
    "WebhookSettings",
    "checked_webhook",
    "notification",
    "read_webhook",
]
