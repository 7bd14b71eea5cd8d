-- What the search finds. Triggers write it in the transaction that changes the source, so what is deleted or made
-- private is not found from then on, and no module has to remember the search.
CREATE TABLE search_documents (
  kind text NOT NULL,
  -- Id of the record within its kind.
  ref text NOT NULL,
  title text NOT NULL,
  note text NOT NULL,
  link text NOT NULL,
  -- What is compared: lower case without marks, and lower case with marks. Words have one space before and behind them.
  folded text NOT NULL,
  exact text NOT NULL,
  -- The member, or the author: readers do not find those who block them or whom they block.
  owner_id integer,
  picture text,
  weight smallint NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (kind, ref)
);

-- Lower case with marks. lower() gets the letters of Vietnamese without their marks, so the locale of the database does not
-- matter.
CREATE FUNCTION search_exact(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
  normalize(
    ' ' || regexp_replace(translate(lower(normalize(value, NFD)), 'Đ', 'đ'), '[\s\u00a0\u2010-\u2015/-]+', ' ', 'g') || ' ',
    NFC
  );

CREATE FUNCTION search_folded(exact text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
  translate(regexp_replace(normalize(exact, NFD), '[\u0300-\u036f]', '', 'g'), 'đ', 'd');

CREATE FUNCTION search_put(
  a_kind text, a_ref text, a_title text, a_note text, a_link text, a_text text, a_owner integer, a_weight integer,
  an_at timestamptz, a_picture text DEFAULT NULL
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  an_exact text := search_exact(left(a_text, 1000));
BEGIN
  INSERT INTO search_documents (kind, ref, title, note, link, folded, exact, owner_id, picture, weight, at)
    VALUES (a_kind, a_ref, a_title, a_note, a_link, search_folded(an_exact), an_exact, a_owner, a_picture, a_weight, an_at)
  ON CONFLICT (kind, ref) DO UPDATE SET title = excluded.title, note = excluded.note, link = excluded.link,
    folded = excluded.folded, exact = excluded.exact, owner_id = excluded.owner_id, picture = excluded.picture,
    weight = excluded.weight, at = excluded.at;
END $$;

CREATE FUNCTION search_drop(a_kind text, a_ref text) RETURNS void LANGUAGE sql
  BEGIN ATOMIC DELETE FROM search_documents WHERE kind = a_kind AND ref = a_ref; END;

-- Teams and leagues.
CREATE FUNCTION search_team(a teams) RETURNS void LANGUAGE sql AS $$
  SELECT search_put('team', a.team_id, a.name, '', '', concat_ws(' ', a.name, a.short_name, a.code), NULL, 0, 'epoch') $$;
CREATE FUNCTION search_league(a leagues) RETURNS void LANGUAGE sql AS $$
  SELECT search_put('league', a.league_id, a.name, '', '', concat_ws(' ', a.name, a.short_name), NULL, 0, 'epoch') $$;

-- Matches: by the names of both teams, in both orders, and of the league.
CREATE FUNCTION search_match(a fixtures) RETURNS void LANGUAGE sql AS $$
  SELECT search_put('match', a.fixture_id, home.name || ' – ' || away.name, leagues.name, '/truc-tiep/' || a.link,
    concat_ws(' ', home.name, away.name, home.name, leagues.name, home.short_name, away.short_name, home.code, away.code),
    NULL, 0, a.kick_off)
  FROM teams AS home, teams AS away, leagues
  WHERE home.team_id = a.home_id AND away.team_id = a.away_id AND leagues.league_id = a.league_id $$;

-- Members who have a page; commentators first.
CREATE FUNCTION search_member(a users) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF a.guest OR a.locked OR a.username = '' THEN
    PERFORM search_drop('member', a.user_id::text);
  ELSE
    PERFORM search_put('member', a.user_id::text, a.display_name, '@' || a.username, '/thanh-vien/' || a.username,
      a.display_name || ' ' || a.username, a.user_id, CASE a.role WHEN 'member' THEN 0 ELSE 1 END, a.created_at);
  END IF;
END $$;

-- Rooms open to everyone. The room of a match is found as the match.
CREATE FUNCTION search_room(a chat_rooms) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF a.private_message OR a.vip_group <> 0 OR a.fixture_id IS NOT NULL OR a.name = '' THEN
    PERFORM search_drop('room', a.group_id::text);
  ELSE
    PERFORM search_put('room', a.group_id::text, a.name, coalesce(a.room_number::text, ''), '/chatroom?roomId=' || a.group_id,
      concat_ws(' ', a.name, a.room_number), a.author_id, 0, a.created_at);
  END IF;
END $$;

-- Public posts, as readers see their words.
CREATE FUNCTION search_post(a posts) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF a.visibility <> 1 OR a.content = '' THEN
    PERFORM search_drop('post', a.post_id::text);
  ELSE
    PERFORM search_put('post', a.post_id::text, '', left(a.content, 1000), '', a.content, a.author_id, 0, a.created_at);
  END IF;
END $$;

-- Articles that readers see. Who blocks its author still finds the news.
CREATE FUNCTION search_article(a articles) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF a.status <> 30 OR a.deleted_at IS NOT NULL THEN
    PERFORM search_drop('article', a.article_id::text);
  ELSE
    PERFORM search_put('article', a.article_id::text, a.title, a.summary, '/tin-tuc/' || a.slug,
      concat_ws(' ', a.title, a.summary, (SELECT string_agg('#' || tag, ' ') FROM jsonb_array_elements_text(a.hashtags) AS tags (tag))),
      NULL, 0, coalesce(a.published_at, a.created_at), a.cover ->> 'url');
  END IF;
END $$;

CREATE FUNCTION search_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  CASE TG_TABLE_NAME
    WHEN 'teams' THEN
      PERFORM search_team(NEW);
      IF TG_OP = 'UPDATE' THEN
        PERFORM search_match(f) FROM fixtures AS f WHERE NEW.team_id IN (f.home_id, f.away_id);
      END IF;
    WHEN 'leagues' THEN
      PERFORM search_league(NEW);
      IF TG_OP = 'UPDATE' THEN
        PERFORM search_match(f) FROM fixtures AS f WHERE f.league_id = NEW.league_id;
      END IF;
    WHEN 'fixtures' THEN PERFORM search_match(NEW);
    WHEN 'users' THEN PERFORM search_member(NEW);
    WHEN 'chat_rooms' THEN PERFORM search_room(NEW);
    WHEN 'posts' THEN PERFORM search_post(NEW);
    WHEN 'articles' THEN PERFORM search_article(NEW);
  END CASE;
  RETURN NULL;
END $$;

-- Takes the kind and the column of the id.
CREATE FUNCTION search_removed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM search_drop(TG_ARGV[0], to_jsonb(OLD) ->> TG_ARGV[1]);
  RETURN NULL;
END $$;

INSERT INTO search_documents (kind, ref, title, note, link, folded, exact, owner_id, weight, at)
  SELECT kind, ref, title, note, link, search_folded(exact), exact, owner_id, weight, at FROM (
    SELECT 'team' AS kind, team_id AS ref, name AS title, '' AS note, '' AS link,
      search_exact(concat_ws(' ', name, short_name, code)) AS exact, NULL::integer AS owner_id, 0 AS weight,
      'epoch'::timestamptz AS at FROM teams
    UNION ALL
    SELECT 'league', league_id, name, '', '', search_exact(concat_ws(' ', name, short_name)), NULL, 0, 'epoch' FROM leagues
    UNION ALL
    SELECT 'match', fixture_id, home.name || ' – ' || away.name, leagues.name, '/truc-tiep/' || link,
      search_exact(concat_ws(' ', home.name, away.name, home.name, leagues.name, home.short_name, away.short_name, home.code, away.code)),
      NULL, 0, kick_off
      FROM fixtures JOIN leagues USING (league_id) JOIN teams AS home ON home.team_id = home_id
      JOIN teams AS away ON away.team_id = away_id
    UNION ALL
    SELECT 'member', user_id::text, display_name, '@' || username, '/thanh-vien/' || username,
      search_exact(display_name || ' ' || username), user_id, CASE role WHEN 'member' THEN 0 ELSE 1 END, created_at
      FROM users WHERE NOT guest AND NOT locked AND username <> ''
    UNION ALL
    SELECT 'room', group_id::text, name, coalesce(room_number::text, ''), '/chatroom?roomId=' || group_id,
      search_exact(concat_ws(' ', name, room_number)), author_id, 0, created_at
      FROM chat_rooms WHERE NOT private_message AND vip_group = 0 AND fixture_id IS NULL AND name <> ''
    UNION ALL
    SELECT 'post', post_id::text, '', left(content, 1000), '', search_exact(left(content, 1000)), author_id, 0, created_at
      FROM posts WHERE visibility = 1 AND content <> ''
  ) AS sources;

-- One index of trigrams for each large kind, so that a frequent word of posts does not slow the search for a team. Short
-- lists of pending entries: each search reads them.
CREATE INDEX search_matches ON search_documents USING gin (folded gin_trgm_ops) WITH (gin_pending_list_limit = 512) WHERE kind = 'match';
CREATE INDEX search_members ON search_documents USING gin (folded gin_trgm_ops) WITH (gin_pending_list_limit = 512) WHERE kind = 'member';
CREATE INDEX search_articles ON search_documents USING gin (folded gin_trgm_ops) WITH (gin_pending_list_limit = 512) WHERE kind = 'article';
CREATE INDEX search_posts ON search_documents USING gin (folded gin_trgm_ops) WITH (gin_pending_list_limit = 512) WHERE kind = 'post';
CREATE INDEX search_few ON search_documents USING gin (folded gin_trgm_ops) WITH (gin_pending_list_limit = 512)
  WHERE kind IN ('team', 'league', 'room');
-- The newest of each kind are looked through one by one.
CREATE INDEX search_newest ON search_documents (kind, at);

CREATE TRIGGER search_put AFTER INSERT ON teams FOR EACH ROW EXECUTE FUNCTION search_changed();
CREATE TRIGGER search_set AFTER UPDATE ON teams FOR EACH ROW
  WHEN ((OLD.name, OLD.short_name, OLD.code) IS DISTINCT FROM (NEW.name, NEW.short_name, NEW.code))
  EXECUTE FUNCTION search_changed();
CREATE TRIGGER search_end AFTER DELETE ON teams FOR EACH ROW EXECUTE FUNCTION search_removed('team', 'team_id');

CREATE TRIGGER search_put AFTER INSERT ON leagues FOR EACH ROW EXECUTE FUNCTION search_changed();
CREATE TRIGGER search_set AFTER UPDATE ON leagues FOR EACH ROW
  WHEN ((OLD.name, OLD.short_name) IS DISTINCT FROM (NEW.name, NEW.short_name)) EXECUTE FUNCTION search_changed();
CREATE TRIGGER search_end AFTER DELETE ON leagues FOR EACH ROW EXECUTE FUNCTION search_removed('league', 'league_id');

-- A goal or a minute changes none of these columns, so a match night writes nothing here.
CREATE TRIGGER search_put AFTER INSERT ON fixtures FOR EACH ROW EXECUTE FUNCTION search_changed();
CREATE TRIGGER search_set AFTER UPDATE ON fixtures FOR EACH ROW
  WHEN ((OLD.fixture_id, OLD.link, OLD.league_id, OLD.home_id, OLD.away_id, OLD.kick_off)
    IS DISTINCT FROM (NEW.fixture_id, NEW.link, NEW.league_id, NEW.home_id, NEW.away_id, NEW.kick_off))
  EXECUTE FUNCTION search_changed();
CREATE TRIGGER search_end AFTER DELETE ON fixtures FOR EACH ROW EXECUTE FUNCTION search_removed('match', 'fixture_id');
-- A merge of feeds gives a match another id.
CREATE TRIGGER search_rename AFTER UPDATE OF fixture_id ON fixtures FOR EACH ROW
  WHEN (OLD.fixture_id <> NEW.fixture_id) EXECUTE FUNCTION search_removed('match', 'fixture_id');

CREATE TRIGGER search_put AFTER INSERT ON users FOR EACH ROW WHEN (NOT NEW.guest) EXECUTE FUNCTION search_changed();
CREATE TRIGGER search_set AFTER UPDATE ON users FOR EACH ROW
  WHEN ((OLD.guest, OLD.locked, OLD.username, OLD.display_name, OLD.role)
    IS DISTINCT FROM (NEW.guest, NEW.locked, NEW.username, NEW.display_name, NEW.role))
  EXECUTE FUNCTION search_changed();
CREATE TRIGGER search_end AFTER DELETE ON users FOR EACH ROW WHEN (NOT OLD.guest)
  EXECUTE FUNCTION search_removed('member', 'user_id');

CREATE TRIGGER search_put AFTER INSERT ON chat_rooms FOR EACH ROW WHEN (NOT NEW.private_message)
  EXECUTE FUNCTION search_changed();
CREATE TRIGGER search_set AFTER UPDATE ON chat_rooms FOR EACH ROW
  WHEN ((OLD.name, OLD.room_number, OLD.private_message, OLD.vip_group, OLD.fixture_id)
    IS DISTINCT FROM (NEW.name, NEW.room_number, NEW.private_message, NEW.vip_group, NEW.fixture_id))
  EXECUTE FUNCTION search_changed();
CREATE TRIGGER search_end AFTER DELETE ON chat_rooms FOR EACH ROW WHEN (NOT OLD.private_message)
  EXECUTE FUNCTION search_removed('room', 'group_id');

CREATE TRIGGER search_put AFTER INSERT ON posts FOR EACH ROW WHEN (NEW.visibility = 1) EXECUTE FUNCTION search_changed();
CREATE TRIGGER search_set AFTER UPDATE ON posts FOR EACH ROW
  WHEN ((OLD.visibility, OLD.content) IS DISTINCT FROM (NEW.visibility, NEW.content)) EXECUTE FUNCTION search_changed();
CREATE TRIGGER search_end AFTER DELETE ON posts FOR EACH ROW EXECUTE FUNCTION search_removed('post', 'post_id');

CREATE TRIGGER search_put AFTER INSERT ON articles FOR EACH ROW WHEN (NEW.status = 30) EXECUTE FUNCTION search_changed();
CREATE TRIGGER search_set AFTER UPDATE ON articles FOR EACH ROW
  WHEN ((OLD.status, OLD.deleted_at, OLD.title, OLD.summary, OLD.slug, OLD.hashtags, OLD.cover, OLD.published_at)
    IS DISTINCT FROM (NEW.status, NEW.deleted_at, NEW.title, NEW.summary, NEW.slug, NEW.hashtags, NEW.cover, NEW.published_at))
  EXECUTE FUNCTION search_changed();
CREATE TRIGGER search_end AFTER DELETE ON articles FOR EACH ROW EXECUTE FUNCTION search_removed('article', 'article_id');

-- Articles that were published before there was a search.
SELECT search_article(a) FROM articles AS a WHERE status = 30;
