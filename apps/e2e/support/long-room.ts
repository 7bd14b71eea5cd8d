import { writeWhileStopped } from './stopped-database.js';

/** Links of the ended and of the live match. */
export const ENDED = 'ha-noi-vs-nam-dinh-r1';
export const LIVE = 'ha-noi-vs-hai-phong-r2';
/** Messages written about the ended match: more than a page of history. */
export const ABOUT_ENDED = 60;

/**
 * Writes into the database of a stopped site the room of a commentator whose match ended two hours ago, and who is now
 * on air with the next one; fans wrote about both.
 */
export async function fillLongRoom(dataDir: string): Promise<void> {
  await writeWhileStopped(dataDir, ROOM);
}

const ROOM = `
  INSERT INTO users (user_id, username, username_key, display_name, role) VALUES
    (9001, 'giolao', 'giolao', 'Gió Lào', 'commentator'), (9002, 'tuankiet', 'tuankiet', 'Tuấn Kiệt', 'member');
  INSERT INTO chat_rooms (group_id, name, author_id, room_number) VALUES (901, 'Phòng Gió Lào', 9001, 901);
  INSERT INTO leagues VALUES ('long', 'Giải vô địch', 'VĐ', '#123456');
  INSERT INTO teams VALUES
    ('long-1', 'Hà Nội', 'Hà Nội', 'HN', '#4b2e83', '#ffd100'), ('long-2', 'Nam Định', 'Nam Định', 'NĐ', '#ffd100', '#0057b8'),
    ('long-3', 'Hải Phòng', 'Hải Phòng', 'HP', '#c8102e', '#ffffff');
  INSERT INTO fixtures (fixture_id, link, league_id, round, home_id, away_id, kick_off, status, home_score, away_score,
                        home_half_score, away_half_score, origin, updated_at)
  VALUES ('r1', '${ENDED}', 'long', 'Vòng 1', 'long-1', 'long-2', now() - interval '4 hours', -1, 2, 1, 1, 1, 'provider', now()),
         ('r2', '${LIVE}', 'long', 'Vòng 2', 'long-1', 'long-3', now() - interval '20 minutes', 1, 0, 0, 0, 0, 'provider', now());
  INSERT INTO hosts (fixture_id, user_id, live, own) VALUES ('r1', 9001, false, true), ('r2', 9001, true, true);
  INSERT INTO chat_messages (group_id, sequence, revision, uuid, user_id, original_message, filtered_message, search_key, created_at)
  SELECT 901, i, i, 'long-' || i, 9002, text, text, lower(text), at
  FROM generate_series(1, ${ABOUT_ENDED} + 2) AS i,
       LATERAL (SELECT CASE WHEN i <= ${ABOUT_ENDED} THEN 'Tin tran truoc ' || i ELSE 'Tin tran nay ' || i END,
                       CASE WHEN i <= ${ABOUT_ENDED} THEN now() - interval '4 hours' + i * interval '2 minutes'
                            ELSE now() - interval '10 minutes' + i * interval '1 second' END) AS said (text, at);
  UPDATE chat_rooms SET revision = ${ABOUT_ENDED} + 2, messages = ${ABOUT_ENDED} + 2, newest_sequence = ${ABOUT_ENDED} + 2,
         newest_at = now(), active_minute = date_trunc('minute', now()) WHERE group_id = 901;`;
