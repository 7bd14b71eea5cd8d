-- The desk hides the text of a void tip. Its teams stay in the search.
ALTER TABLE tips ADD COLUMN text_hidden boolean NOT NULL DEFAULT false;

CREATE OR REPLACE FUNCTION search_tip(a tips) RETURNS void LANGUAGE sql AS $$
  SELECT search_put('tip', a.tip_id::text,
    coalesce(CASE WHEN NOT a.text_hidden THEN nullif(a.title, '') END, a.home_name || ' – ' || a.away_name),
    a.home_name || ' – ' || a.away_name, '/tip-keo/' || a.slug,
    concat_ws(' ', CASE WHEN NOT a.text_hidden THEN a.title END, a.home_name, a.away_name, a.home_name,
      CASE WHEN NOT a.text_hidden THEN a.analysis END),
    a.author_id, 0, a.posted_at) $$;

CREATE TRIGGER search_hide AFTER UPDATE ON tips FOR EACH ROW WHEN (OLD.text_hidden <> NEW.text_hidden)
  EXECUTE FUNCTION search_tip_changed();
