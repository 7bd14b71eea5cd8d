-- What changed between the copy into search_documents and the start of its triggers, when other processes wrote meanwhile.
SELECT search_post(p) FROM posts AS p
  LEFT JOIN search_documents AS found ON found.kind = 'post' AND found.ref = p.post_id::text
  WHERE p.visibility = 1 AND p.content <> '' AND found.note IS DISTINCT FROM left(p.content, 1000);
DELETE FROM search_documents AS found WHERE found.kind = 'post'
  AND NOT EXISTS (SELECT 1 FROM posts AS p WHERE p.post_id::text = found.ref AND p.visibility = 1 AND p.content <> '');

SELECT search_member(u) FROM users AS u
  LEFT JOIN search_documents AS found ON found.kind = 'member' AND found.ref = u.user_id::text
  WHERE NOT u.guest AND NOT u.locked AND u.username <> ''
    AND (found.title, found.note) IS DISTINCT FROM (u.display_name, '@' || u.username);
DELETE FROM search_documents AS found WHERE found.kind = 'member'
  AND NOT EXISTS (SELECT 1 FROM users AS u WHERE u.user_id::text = found.ref AND NOT u.guest AND NOT u.locked AND u.username <> '');

SELECT search_room(r) FROM chat_rooms AS r
  WHERE NOT r.private_message AND r.vip_group = 0 AND r.fixture_id IS NULL AND r.name <> '';
DELETE FROM search_documents AS found WHERE found.kind = 'room'
  AND NOT EXISTS (SELECT 1 FROM chat_rooms AS r WHERE r.group_id::text = found.ref
    AND NOT r.private_message AND r.vip_group = 0 AND r.fixture_id IS NULL AND r.name <> '');

SELECT search_team(t) FROM teams AS t;
SELECT search_league(l) FROM leagues AS l;
SELECT search_match(f) FROM fixtures AS f
  LEFT JOIN search_documents AS found ON found.kind = 'match' AND found.ref = f.fixture_id
  WHERE (found.link, found.at) IS DISTINCT FROM ('/truc-tiep/' || f.link, f.kick_off);
DELETE FROM search_documents AS found WHERE found.kind = 'match'
  AND NOT EXISTS (SELECT 1 FROM fixtures AS f WHERE f.fixture_id = found.ref);
