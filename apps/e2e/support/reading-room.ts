import { writeWhileStopped } from './stopped-database.js';

/** Messages of the common room: the first half is of the day before. */
export const MESSAGES = 300;
/** The newest message replies to this one. */
export const PARENT = 20;

/** Writes two days of talk into the common room of a stopped site. Every seventh message is long. */
export async function fillReadingRoom(dataDir: string): Promise<void> {
  await writeWhileStopped(dataDir, TALK);
}

const TALK = `
  INSERT INTO users (user_id, username, username_key, display_name, role) VALUES
    (9001, 'giolao', 'giolao', 'Gió Lào', 'member'), (9002, 'tuankiet', 'tuankiet', 'Tuấn Kiệt', 'member');
  INSERT INTO chat_messages (group_id, sequence, revision, uuid, user_id, original_message, filtered_message, search_key, created_at)
  SELECT 30, i, i, 'reading-' || i, 9001 + i % 2, text, text, lower(text), at
  FROM generate_series(1, ${MESSAGES}) AS i,
       LATERAL (SELECT 'Tin so ' || i || CASE WHEN i % 7 = 0 THEN repeat(' va con dai nua', 12) ELSE '' END,
                       now() - CASE WHEN i <= ${MESSAGES / 2} THEN interval '26 hours' ELSE interval '1 second' END
                         + i * interval '1 millisecond') AS said (text, at);
  UPDATE chat_messages SET parent_message_id = (SELECT group_message_id FROM chat_messages WHERE group_id = 30 AND sequence = ${PARENT})
  WHERE group_id = 30 AND sequence = ${MESSAGES};
  UPDATE chat_rooms SET revision = ${MESSAGES}, messages = ${MESSAGES}, messages_ever = ${MESSAGES}, newest_sequence = ${MESSAGES},
         newest_at = now(), active_minute = date_trunc('minute', now()) WHERE group_id = 30;`;
