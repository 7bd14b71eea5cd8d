-- A house account in parts. An entry locks both of its accounts until the end of its transaction, so with one account
-- for each cause all gifts of the site would wait for one another. The balance of a cause is the sum of its parts.

ALTER TABLE point_accounts ADD COLUMN shard smallint NOT NULL DEFAULT 0;
DROP INDEX point_accounts_house;
CREATE UNIQUE INDEX point_accounts_house ON point_accounts (cause, unit, shard) WHERE cause IS NOT NULL;
