import { Code, type MediaKind } from '@khandai/contracts';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.js';
import { mediaLicences, mediaTitles, titleCommentCounts } from '../../platform/database/schema.js';
import { openTestDatabase } from '../../platform/database/testing.js';
import type { Identity } from '../../platform/http/caller.js';
import { chatFixture, newUuid } from '../chat/testing.js';
import { newsfeedFixture, publishArticle, publishTitle } from './testing.js';

let database: Database;
let fixture: ReturnType<typeof newsfeedFixture>;
let titleId: number;
let slug: string;
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  fixture = newsfeedFixture(database);
  slug = `sieu-pham-${newUuid().slice(-12)}`;
  titleId = await publishTitle(database, { kind: 'highlight', slug });
});
afterAll(() => database.close());

const withdraw = () =>
  database.db.update(mediaTitles).set({ status: 'withdrawn' }).where(eq(mediaTitles.titleId, titleId));
const say = (author: Identity, content: string, parentId?: number) =>
  fixture.comments.create(author, { titleId, content, uuid: newUuid(), ...(parentId !== undefined && { parentId }) });
const said = async (reader: Identity | null = null) =>
  (await fixture.comments.list(reader, { titleId, pageSize: 10 })).list.map(({ content }) => content);
const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 0,
    (error: { code: number }) => error.code,
  );

describe('comments on a title of the site’s own media', () => {
  it.each<MediaKind>(['highlight', 'reel', 'film', 'comic'])(
    'of the kind %s are counted, listed and answered like those of posts, with notices to whom they answer and name',
    async (kind) => {
      slug = `${slug}-${kind}`;
      titleId = await publishTitle(database, { kind, slug });
      const { member, comments, told } = fixture;
      const [fan, other] = [await member(), await member()];
      const first = await say(fan, 'Pha này xấu');
      await say(other, 'Chuẩn', first.commentId);
      expect(await comments.total(null, { titleId })).toEqual({ total: 2 });
      expect(await said()).toEqual(['Pha này ***']);
      const about = { actorId: other.userId, titleId, mediaKind: kind, slug };
      expect(told).toMatchObject([{ type: 'NEW_REPLY', userIds: [fan.userId], parentId: first.commentId, ...about }]);
      const name = (await comments.list(null, { titleId, pageSize: 1 })).list[0]?.author.showName ?? '';
      await comments.create(other, { titleId, content: `@${name} ơi`, mentions: [fan.userId], uuid: newUuid() });
      expect(told.at(-1)).toMatchObject({ type: 'NEW_MENTION', userIds: [fan.userId], ...about });
    },
  );

  it('are of one place: a parent, a uuid and a request belong to one post, article or title', async () => {
    const { member, write, comment, comments } = fixture;
    const fan = await member();
    const { id: postId } = await write(fan, 'Bài');
    const articleId = await publishArticle(database, `bai-bao-${newUuid().slice(-12)}`);
    const onPost = await comment(fan, postId, 'Gốc');
    expect(await codeOf(say(fan, 'Nhầm chỗ', onPost.commentId))).toBe(Code.commentNotFound);
    const uuid = newUuid();
    await comments.create(fan, { titleId, content: 'Một lần', uuid });
    expect(await codeOf(comments.create(fan, { postId, content: 'Một lần', uuid }))).toBe(Code.conflict);
    for (const two of [
      { postId, titleId },
      { articleId, titleId },
      { postId, articleId, titleId },
    ])
      expect(await codeOf(comments.total(fan, two))).toBe(Code.badRequest);
    expect(await comments.total(fan, { articleId })).toEqual({ total: 0 });
  });

  it('are as if there were none while readers do not get the title: taken down, or its licence over', async () => {
    const { member, comments, reports } = fixture;
    const [fan, other] = [await member(), await member()];
    const { commentId } = await say(fan, 'Hay');
    await withdraw();
    expect(await codeOf(said())).toBe(Code.notFound);
    expect(await codeOf(comments.total(null, { titleId }))).toBe(Code.notFound);
    expect(await codeOf(say(fan, 'Nữa'))).toBe(Code.notFound);
    expect(await codeOf(reports.report(other, { commentId, reason: 'insult' }))).toBe(Code.notFound);
    expect(await codeOf(comments.remove(other, commentId))).toBe(Code.forbidden);
    expect(await codeOf(comments.remove(fan, commentId))).toBe(0);
    await database.db.update(mediaTitles).set({ status: 'published' }).where(eq(mediaTitles.titleId, titleId));
    const until = new Date(fixture.clock.now() - 1);
    await database.db.update(mediaLicences).set({ validUntil: until }).where(eq(mediaLicences.titleId, titleId));
    expect(await codeOf(said())).toBe(Code.notFound);
  });

  it('are reported, removed with a reason, and brought back from the moderators’ desk', async () => {
    const { member, comments, reports } = fixture;
    const { moderation } = chatFixture(database).moderation;
    const [fan, other, moderator] = [await member(), await member(), await member({ role: 'moderator' })];
    const { commentId } = await say(fan, 'Nói bậy');
    await reports.report(other, { commentId, reason: 'insult' });
    const waits = async () =>
      (await moderation.queue(moderator, undefined, { pageNum: 1, pageSize: 100 })).list.filter(
        (item) => item.kind === 'comment' && item.commentId === commentId,
      );
    expect(await waits()).toMatchObject([
      { postId: null, article: null, media: { kind: 'highlight', slug, title: 'Siêu phẩm' } },
    ]);
    await fixture.desk.remove(moderator, { postId: null, commentId }, { reason: 'insult', reported: true });
    expect([await said(), await waits(), await comments.total(null, { titleId })]).toEqual([[], [], { total: 0 }]);
    const [removal] = (await moderation.log(moderator, undefined, { pageNum: 1, pageSize: 1 })).list;
    await moderation.undo(moderator, removal?.logId ?? 0);
    expect([await said(), await comments.total(null, { titleId })]).toEqual([['Nói bậy'], { total: 1 }]);
  });

  it('go with their title', async () => {
    await say(await fixture.member(), 'Hay');
    await database.db.delete(mediaTitles).where(eq(mediaTitles.titleId, titleId));
    expect(await database.db.$count(titleCommentCounts, eq(titleCommentCounts.titleId, titleId))).toBe(0);
  });
});
