-- Score of both legs of a tie, of matches whose source says it.
ALTER TABLE fixtures ADD COLUMN aggregate jsonb;
