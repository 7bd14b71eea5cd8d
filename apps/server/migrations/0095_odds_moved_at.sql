-- The history of prices is written after the current prices were shown: a reader in between takes the last offer from here.
ALTER TABLE odds ADD COLUMN moved_at timestamptz;
