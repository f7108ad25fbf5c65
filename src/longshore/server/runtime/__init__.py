"""Tables in memory: who is told what, and who acts where no person does."""
