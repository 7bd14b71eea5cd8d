// Fills the table of the search with a site of some years, in SQL alone. Words are as frequent as in Vietnamese texts: a
// few are in most texts, most in few.

const WORDS =
  'trận bóng đá đội nam định hà nội hải phòng xuân sơn quang thép xanh thanh hóa vua phá lưới bàn thắng thủ môn trọng tài việt mùa giải vòng sân khán đài huấn luyện viên tiền đạo hậu vệ chuyền cú sút phạt góc thẻ đỏ vàng hiệp phút chiến cúp quốc gia cổ động đêm nay hay quá lắm rồi anh em mình xem cùng đi nào';

/** @param {number} scale 1 is a million documents */
export const sizesOf = (scale) => ({
  post: Math.round(650_000 * scale),
  match: Math.round(150_000 * scale),
  member: Math.round(130_000 * scale),
  tip: Math.round(49_000 * scale),
  article: Math.round(15_000 * scale),
  event: Math.round(1_000 * scale),
  team: Math.round(4_000 * scale),
  league: Math.round(1_000 * scale),
});

/** Words of each text. */
const LENGTHS = { post: 18, match: 6, member: 3, tip: 25, article: 30, event: 15, team: 3, league: 3 };

/**
 * @param {{ query(text: string, values?: unknown[]): Promise<{ rows: { name: string, made: string }[] }> }} client
 * @param {ReturnType<typeof sizesOf>} sizes
 */
export async function fill(client, sizes) {
  const { rows } = await client.query(
    "SELECT indexname AS name, indexdef AS made FROM pg_indexes WHERE tablename = 'search_documents' AND indexname NOT LIKE '%pkey'",
  );
  // Indexes are built once, because they grow slowly row by row.
  for (const { name } of rows) await client.query(`DROP INDEX ${name}`);
  for (const [kind, count] of Object.entries(sizes)) await client.query(documents(kind, count));
  for (const { made } of rows) await client.query(made);
  await client.query('VACUUM ANALYZE search_documents');
}

// The site reads the numbers of articles.
const documents = (kind, count) => `
  INSERT INTO search_documents (kind, ref, title, note, link, folded, exact, owner_id, weight, at)
  SELECT '${kind}', ${kind === 'article' ? 'i::text' : "'bench-' || i"}, said, '', '/', search_folded(search_exact(said)), search_exact(said), NULL, 0,
         now() - i * interval '2 minutes'
  FROM (
    SELECT i, string_agg(CASE WHEN n % 6 = 5 THEN 'từ' || (i * 31 + n * 7) % 20000
      ELSE words[1 + floor(array_length(words, 1) * power(random(), 2))::int] END, ' ') AS said
    FROM generate_series(1, ${count}) AS i, generate_series(1, ${LENGTHS[kind]}) AS n,
         (SELECT string_to_array('${WORDS}', ' ') AS words) AS vocabulary
    GROUP BY i
  ) AS texts;`;
