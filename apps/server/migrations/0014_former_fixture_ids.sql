-- Ids that fixtures had before an import renamed them: links and bookmarks with such an id lead to the fixture.
CREATE TABLE former_fixture_ids (
  former_id text PRIMARY KEY,
  fixture_id text NOT NULL REFERENCES fixtures (fixture_id) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE INDEX former_fixture_ids_fixture ON former_fixture_ids (fixture_id);
