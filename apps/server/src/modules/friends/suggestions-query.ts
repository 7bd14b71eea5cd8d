import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.js';
import type { SuggestedPerson } from './people-repository.js';

/** Friends, and rooms, of the member that are looked at; the newest ones. */
const NEAR_FRIENDS = 100;
const NEAR_ROOMS = 10;
/** Members that are looked at for each of them. */
const EACH = 100;
/** Newest public posts whose authors are suggested. */
const POSTS = 200;

/**
 * Members whom this one may know, those with the most friends in common first. Every part reads a limited number of rows.
 * A favourite team that a member keeps to themselves suggests them to no one.
 * Private and VIP rooms are left out, because it is private who follows them.
 */
export async function suggested(db: Db, userId: number, limit: number): Promise<SuggestedPerson[]> {
  const found = await db.execute(sql`
    WITH candidates AS (
      SELECT theirs.friend_id AS id, 'friends' AS reason
      FROM (SELECT friend_id FROM friendships WHERE user_id = ${userId} ORDER BY created_at DESC LIMIT ${NEAR_FRIENDS}) AS mine
      CROSS JOIN LATERAL (SELECT friend_id FROM friendships WHERE user_id = mine.friend_id LIMIT ${EACH}) AS theirs
      UNION ALL
      SELECT theirs.user_id, 'team'
      FROM (SELECT team_id FROM user_favourite_teams WHERE user_id = ${userId}) AS mine
      CROSS JOIN LATERAL (
        SELECT user_id FROM user_favourite_teams WHERE team_id = mine.team_id AND shown LIMIT ${EACH}
      ) AS theirs
      UNION ALL
      SELECT theirs.user_id, 'room'
      FROM (
        SELECT mark.group_id FROM room_reads AS mark JOIN chat_rooms AS room USING (group_id)
        WHERE mark.user_id = ${userId} AND mark.followed AND room.vip_group = 0 AND NOT room.private_message
        ORDER BY mark.followed_at DESC LIMIT ${NEAR_ROOMS}
      ) AS mine
      CROSS JOIN LATERAL (SELECT user_id FROM room_reads WHERE group_id = mine.group_id AND followed LIMIT ${EACH}) AS theirs
      UNION ALL
      SELECT author_id, 'posts'
      FROM (SELECT author_id FROM posts WHERE visibility = 1 ORDER BY post_id DESC LIMIT ${POSTS}) AS newest
    ), ranked AS (
      SELECT id,
        count(*) FILTER (WHERE reason = 'friends') AS friends,
        count(*) FILTER (WHERE reason = 'team') AS teams,
        count(*) FILTER (WHERE reason = 'room') AS rooms,
        count(*) FILTER (WHERE reason = 'posts') AS posts
      FROM candidates GROUP BY id
    )
    SELECT users.user_id AS "userId", users.username, users.display_name AS "showName",
      users.profile_picture AS "profilePicture", users.role, users.simulated,
      CASE WHEN friends > 0 THEN 'friends' WHEN teams > 0 THEN 'team' WHEN rooms > 0 THEN 'room' ELSE 'posts' END AS reason,
      CASE WHEN teams > 0 THEN (
        SELECT team.short_name FROM user_favourite_teams AS mine
        JOIN user_favourite_teams AS theirs ON theirs.team_id = mine.team_id AND theirs.shown AND theirs.user_id = ranked.id
        JOIN teams AS team ON team.team_id = mine.team_id
        WHERE mine.user_id = ${userId} ORDER BY mine.position LIMIT 1
      ) END AS team
    FROM ranked JOIN users ON users.user_id = ranked.id
    WHERE ranked.id <> ${userId} AND NOT users.guest AND NOT users.locked AND users.username <> ''
      AND NOT EXISTS (SELECT FROM friendships WHERE user_id = ${userId} AND friend_id = ranked.id)
      AND NOT EXISTS (SELECT FROM friend_requests WHERE sender_id = ${userId} AND receiver_id = ranked.id)
      AND NOT EXISTS (SELECT FROM friend_requests WHERE sender_id = ranked.id AND receiver_id = ${userId})
      AND NOT EXISTS (SELECT FROM follows WHERE follower_id = ${userId} AND followed_id = ranked.id)
      AND NOT EXISTS (SELECT FROM user_blocks WHERE user_id = ${userId} AND blocked_id = ranked.id)
      AND NOT EXISTS (SELECT FROM user_blocks WHERE user_id = ranked.id AND blocked_id = ${userId})
    ORDER BY friends DESC, users.simulated, teams DESC, rooms DESC, posts DESC, ranked.id
    LIMIT ${limit}`);
  return (found as unknown as { rows: SuggestedPerson[] }).rows;
}
