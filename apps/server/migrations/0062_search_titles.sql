-- Titles of the site's own media, of every kind. Whether a licence is valid depends on the time, so the search asks for it;
-- a document says only that the title is published.
CREATE FUNCTION search_title(a media_titles) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  folder text := CASE a.kind WHEN 'highlight' THEN 'highlight' WHEN 'reel' THEN 'reels' WHEN 'film' THEN 'phim-anh'
    WHEN 'comic' THEN 'truyen-tranh' END;
  a_name text := CASE a.kind WHEN 'highlight' THEN 'highlight' WHEN 'reel' THEN 'reels' WHEN 'film' THEN 'phim'
    WHEN 'comic' THEN 'truyện tranh' END;
BEGIN
  IF a.status <> 'published' OR folder IS NULL THEN
    PERFORM search_drop('title', a.title_id::text);
  ELSE
    -- The name of its kind, so that "phim" and a word of a title find it.
    PERFORM search_put('title', a.title_id::text, a.title, a.summary, '/' || folder || '/' || a.slug,
      concat_ws(' ', a.title, a.summary, a_name), NULL, 0, coalesce(a.published_at, now()));
  END IF;
END $$;

CREATE FUNCTION search_title_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM search_title(NEW);
  RETURN NULL;
END $$;

CREATE INDEX search_titles ON search_documents USING gin (folded gin_trgm_ops) WITH (gin_pending_list_limit = 512)
  WHERE kind = 'title';

CREATE TRIGGER search_put AFTER INSERT ON media_titles FOR EACH ROW WHEN (NEW.status = 'published')
  EXECUTE FUNCTION search_title_changed();
CREATE TRIGGER search_set AFTER UPDATE ON media_titles FOR EACH ROW
  WHEN ((OLD.kind, OLD.status, OLD.title, OLD.summary, OLD.slug, OLD.published_at)
    IS DISTINCT FROM (NEW.kind, NEW.status, NEW.title, NEW.summary, NEW.slug, NEW.published_at))
  EXECUTE FUNCTION search_title_changed();
CREATE TRIGGER search_end AFTER DELETE ON media_titles FOR EACH ROW EXECUTE FUNCTION search_removed('title', 'title_id');

SELECT search_title(a) FROM media_titles AS a WHERE status = 'published';
