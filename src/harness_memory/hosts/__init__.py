"""Host integrations: where hooks are registered and how. Hosts do not know each other."""
