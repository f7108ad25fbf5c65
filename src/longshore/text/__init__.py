"""The words for people: messages in six languages, files they name, errors they can mend."""
