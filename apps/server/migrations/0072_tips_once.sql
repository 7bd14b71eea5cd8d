-- A tip that the desk made void leaves its side to another one. Tips void by other causes may count again.
DROP INDEX tips_once;
CREATE UNIQUE INDEX tips_once ON tips (author_id, fixture_id, market, side) WHERE void_cause IS DISTINCT FROM 'desk';
