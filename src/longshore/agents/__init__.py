"""Language models at the table: tools for those that come, and a bot that asks one."""
