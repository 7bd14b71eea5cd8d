-- Events that readers see; cancelled ones too, since their pages say why.
CREATE FUNCTION search_event(a events) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF a.status = 'draft' THEN
    PERFORM search_drop('event', a.event_id::text);
  ELSE
    PERFORM search_put('event', a.event_id::text, a.title, coalesce(nullif(a.summary, ''), a.place), '/su-kien/' || a.slug,
      concat_ws(' ', a.title, a.summary, a.place), NULL, 0, a.starts_at, a.cover ->> 'url');
  END IF;
END $$;

CREATE FUNCTION search_event_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM search_event(NEW);
  RETURN NULL;
END $$;

CREATE INDEX search_events ON search_documents USING gin (folded gin_trgm_ops) WITH (gin_pending_list_limit = 512)
  WHERE kind = 'event';

CREATE TRIGGER search_put AFTER INSERT ON events FOR EACH ROW WHEN (NEW.status <> 'draft') EXECUTE FUNCTION search_event_changed();
CREATE TRIGGER search_set AFTER UPDATE ON events FOR EACH ROW
  WHEN ((OLD.status, OLD.title, OLD.summary, OLD.place, OLD.slug, OLD.cover, OLD.starts_at)
    IS DISTINCT FROM (NEW.status, NEW.title, NEW.summary, NEW.place, NEW.slug, NEW.cover, NEW.starts_at))
  EXECUTE FUNCTION search_event_changed();
CREATE TRIGGER search_end AFTER DELETE ON events FOR EACH ROW EXECUTE FUNCTION search_removed('event', 'event_id');

SELECT search_event(a) FROM events AS a WHERE status <> 'draft';

-- Tips: by the title, the teams and the analysis. Who blocks the tipster does not find them.
CREATE FUNCTION search_tip(a tips) RETURNS void LANGUAGE sql AS $$
  SELECT search_put('tip', a.tip_id::text, coalesce(nullif(a.title, ''), a.home_name || ' – ' || a.away_name),
    a.home_name || ' – ' || a.away_name, '/tip-keo/' || a.slug,
    concat_ws(' ', a.title, a.home_name, a.away_name, a.home_name, a.analysis), a.author_id, 0, a.posted_at) $$;

CREATE FUNCTION search_tip_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM search_tip(NEW);
  RETURN NULL;
END $$;

CREATE INDEX search_tips ON search_documents USING gin (folded gin_trgm_ops) WITH (gin_pending_list_limit = 512)
  WHERE kind = 'tip';

CREATE TRIGGER search_put AFTER INSERT ON tips FOR EACH ROW EXECUTE FUNCTION search_tip_changed();
-- Votes and the settlement change none of these columns.
CREATE TRIGGER search_set AFTER UPDATE ON tips FOR EACH ROW
  WHEN ((OLD.title, OLD.analysis, OLD.home_name, OLD.away_name, OLD.slug)
    IS DISTINCT FROM (NEW.title, NEW.analysis, NEW.home_name, NEW.away_name, NEW.slug))
  EXECUTE FUNCTION search_tip_changed();
CREATE TRIGGER search_end AFTER DELETE ON tips FOR EACH ROW EXECUTE FUNCTION search_removed('tip', 'tip_id');

SELECT search_tip(a) FROM tips AS a;
