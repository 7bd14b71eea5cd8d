-- What the desk changes, in order. No foreign keys: a row outlives the users and the records that it names.
CREATE TABLE desk_log (
  log_id bigserial PRIMARY KEY,
  at timestamptz NOT NULL,
  -- Null when the server acted on its own.
  actor_id integer,
  action text NOT NULL,
  resource text NOT NULL,
  record_id text NOT NULL,
  title text NOT NULL,
  before jsonb,
  after jsonb,
  undoes bigint
);
CREATE INDEX desk_log_record ON desk_log (resource, record_id, log_id);
CREATE INDEX desk_log_actor ON desk_log (actor_id, log_id);
CREATE INDEX desk_log_at ON desk_log (at);
-- A row is undone once.
CREATE UNIQUE INDEX desk_log_undoes ON desk_log (undoes) WHERE undoes IS NOT NULL;

CREATE FUNCTION refuse_desk_log_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'desk_log is append-only: undo a row with another one' USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER desk_log_append_only BEFORE UPDATE OR DELETE ON desk_log
  FOR EACH ROW EXECUTE FUNCTION refuse_desk_log_change();
CREATE TRIGGER desk_log_no_truncate BEFORE TRUNCATE ON desk_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_desk_log_change();

-- Two editors of one record: the second one sends a version that is not the current one.
ALTER TABLE banners ADD COLUMN version integer NOT NULL DEFAULT 1;
ALTER TABLE site_domains ADD COLUMN version integer NOT NULL DEFAULT 1;
ALTER TABLE resources ADD COLUMN version integer NOT NULL DEFAULT 1;

-- Hosts without texts of their own show those of the default domain.
ALTER TABLE site_domains ADD COLUMN is_default boolean NOT NULL DEFAULT false;
CREATE UNIQUE INDEX site_domains_default ON site_domains (is_default) WHERE is_default;

CREATE TABLE marquee_lines (
  line_id serial PRIMARY KEY,
  label text NOT NULL,
  href text NOT NULL,
  sort integer NOT NULL DEFAULT 0,
  starts_at timestamptz,
  ends_at timestamptz,
  active boolean NOT NULL DEFAULT true,
  version integer NOT NULL DEFAULT 1
);

-- Each list of links becomes a record of its own, and each line of the marquee does.
INSERT INTO resources (key, value)
  SELECT 'navigation.primary', jsonb_build_object('items', value -> 'primarys') FROM resources WHERE key = 'navigation'
  UNION ALL
  SELECT 'navigation.footer', jsonb_build_object('items', value -> 'footerNav') FROM resources WHERE key = 'navigation';
INSERT INTO marquee_lines (label, href, sort)
  SELECT line ->> 'label', line ->> 'href', place
  FROM resources, jsonb_array_elements(value -> 'topMarquee') WITH ORDINALITY AS lines (line, place)
  WHERE key = 'navigation';
DELETE FROM resources WHERE key = 'navigation';
