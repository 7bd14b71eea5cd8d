import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PostType, PostVisibility } from '@khandai/contracts';
import { FakeClock } from '@khandai/testing';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../src/platform/database/database.js';
import {
  events,
  mediaLicences,
  mediaTitles,
  posts,
  searchDocuments,
  teams,
  tips,
  userBlocks,
  users,
} from '../src/platform/database/schema.js';
import { serverRoot } from '../src/platform/server-root.js';
import { SearchHits } from '../src/modules/search/search-hits.js';
import { SearchRepository } from '../src/modules/search/search-repository.js';
import { type SearchRequest, SearchService } from '../src/modules/search/search-service.js';

const clock = new FakeClock(Date.parse('2026-11-20T12:00:00Z'));

/** Tests for the search over each database. `open` returns an empty, migrated database. */
export function searchSuite(open: () => Promise<Database>): void {
  let database: Database;
  let service: SearchService;

  beforeAll(async () => {
    database = await open();
    const documents = new SearchRepository(database);
    const schedule = { leagues: () => Promise.resolve({ list: [] }) };
    const titles = {
      byIds: async (ids: readonly number[]) =>
        new Map(
          ids.map((id) => [id, { kind: 'film' as const, simulated: true, poster: `/bia/${id}.webp`, fixture: null }]),
        ),
    };
    const hits = new SearchHits({ documents, database, counts: { online: () => 0 }, schedule, titles });
    service = new SearchService({ documents, hits, clock });
  });
  afterAll(() => database.close());

  type Asked = Partial<Omit<SearchRequest, 'q'>>;

  async function search(q: string, asked: Asked = {}) {
    const answer = await service.search({ q, pageSize: 4, reader: null, ...asked });
    const titles = answer.groups.flatMap(({ list }) =>
      list.map(({ kind, title, note }) => (kind === 'post' ? note : title).text),
    );
    return { ...answer, titles };
  }

  const member = async (username: string, displayName: string) => {
    const [row] = await database.db
      .insert(users)
      .values({ username, usernameKey: username, displayName, createdAt: new Date(clock.now()) })
      .returning();
    if (!row) throw new Error('no row');
    return row.userId;
  };

  const post = async (authorId: number, content: string, visibility: PostVisibility = PostVisibility.public) => {
    const row = {
      authorId,
      uuid: crypto.randomUUID(),
      type: PostType.normal,
      visibility,
      content,
      original: content,
      commentator: false,
    };
    const [stored] = await database.db
      .insert(posts)
      .values({ ...row, createdAt: new Date(clock.now()) })
      .returning();
    if (!stored) throw new Error('no row');
    return stored.postId;
  };

  const team = (teamId: string, name: string) =>
    database.db
      .insert(teams)
      .values({ teamId, name, shortName: name, code: teamId, color: '#000000', secondColor: '#ffffff' });

  describe('a search', () => {
    let lan: number;
    beforeAll(async () => {
      await team('nd', 'Thép Xanh Nam Định');
      await team('hn', 'Hà Nội');
      await team('qn', 'Quảng Nam');
      lan = await member('ngobinhnamdinh', 'Ngô Bình');
      await member('hai19', 'Nguyễn Quang Hải');
      await member('qhai', 'Trần Quang Hài');
      await member('haipham', 'Phạm Hải');
      await post(lan, 'Đi xe chung Nam Định – Hà Nội chiều mai');
    });

    it('[CT5] (search) finds names and posts with marks by words without them', async () => {
      const { groups, titles, corrected } = await search('nam dinh');
      // The name of the member's account has the words in one.
      expect(titles).toEqual(['Thép Xanh Nam Định', 'Đi xe chung Nam Định – Hà Nội chiều mai', 'Ngô Bình']);
      expect(corrected).toBeNull();
      expect(groups.map(({ kind, total, more }) => [kind, total, more])).toEqual([
        ['team', 1, false],
        ['post', 1, false],
        ['member', 1, false],
      ]);
      expect(groups[0]?.list[0]?.title.marks).toEqual([[10, 18]]);
      expect(groups[0]?.list[0]?.team).toMatchObject({ teamId: 'nd', colors: ['#000000', '#ffffff'] });
    });

    it('puts what has the same marks first', async () => {
      expect((await search('quang hài')).titles).toEqual(['Trần Quang Hài', 'Nguyễn Quang Hải']);
      expect((await search('quang hải')).titles).toEqual(['Nguyễn Quang Hải', 'Trần Quang Hài']);
    });

    it('puts words that stand together before scattered ones, whatever their marks, also among the kinds', async () => {
      await post(lan, 'song lam da hay qua');
      await post(lan, 'Dòng sông xanh màu lam');
      expect((await search('sông lam')).titles).toEqual(['song lam da hay qua', 'Dòng sông xanh màu lam']);
      await member('xanhmai', 'Xanh Mãi Tốt');
      await post(lan, 'Lá xanh tốt');
      expect((await search('xanh tot')).titles).toEqual(['Lá xanh tốt', 'Xanh Mãi Tốt']);
      // The last word may not be whole yet.
      expect((await search('xanh to')).groups.map(({ kind }) => kind)).toEqual(['post', 'member']);
    });

    it.each([
      ['nam dihn', 'nam định'],
      ['qang hai', 'quang hải'],
      ['ha noi fc', 'ha noi'],
      ['thep sanh nam dinhh', 'thép xanh nam định'],
    ])('forgives mistakes of typing: %s', async (typed, meant) => {
      const { corrected, titles } = await search(typed);
      expect(corrected?.normalize('NFC')).toBe(meant);
      expect(titles).not.toEqual([]);
    });

    it('takes %, _ and \\ as characters', async () => {
      expect((await search('%%')).titles).toEqual([]);
      expect((await search('__')).titles).toEqual([]);
      expect((await search('na_ din_')).titles).toEqual([]);
      const postId = await post(lan, 'Tỷ lệ thắng 50% hôm nay \\o/');
      expect((await search('50%')).groups[0]?.list[0]?.id).toBe(String(postId));
      expect((await search('%\\')).titles).toEqual([]);
    });

    it('answers nothing to one letter and to an empty search, and refuses a long one in words', async () => {
      expect((await search('n')).groups).toEqual([]);
      expect((await search('  ')).groups).toEqual([]);
      await expect(search('a'.repeat(10_000))).rejects.toMatchObject({ code: 1225, status: 400 });
    });

    it('never finds nor counts private and deleted posts', async () => {
      const secret = await post(lan, 'bimatcuatoi chỉ mình tôi', PostVisibility.private);
      expect((await search('bimatcuatoi')).groups).toEqual([]);
      expect((await search('bimatcuatoi', { reader: lan })).groups).toEqual([]);
      const shown = await post(lan, 'bimatcuatoi cho mọi người');
      expect((await search('bimatcuatoi')).groups[0]?.total).toBe(1);
      await database.db.update(posts).set({ visibility: 3 }).where(eq(posts.postId, shown));
      await database.db.delete(posts).where(eq(posts.postId, secret));
      expect((await search('bimatcuatoi')).groups).toEqual([]);
    });

    it('never finds those who block the reader, nor whom the reader blocks', async () => {
      const [reader, other] = [await member('docgia', 'Độc Giả'), await member('kyla', 'Kỳ Lạ Hoàn Toàn')];
      await post(other, 'kylahoantoan viết');
      expect((await search('ky la hoan toan', { reader })).titles).toHaveLength(1);
      for (const pair of [
        { userId: reader, blockedId: other },
        { userId: other, blockedId: reader },
      ]) {
        await database.db.insert(userBlocks).values({ ...pair, createdAt: new Date(clock.now()) });
        expect((await search('ky la hoan toan', { reader })).groups).toEqual([]);
        expect((await search('kylahoantoan', { reader })).groups).toEqual([]);
        await database.db.delete(userBlocks);
      }
      expect((await search('kylahoantoan')).titles).toHaveLength(1);
    });

    it('follows changes of names, and forgets locked and deleted members', async () => {
      const userId = await member('doiten', 'Tên Cũ Kỹ');
      await database.db.update(users).set({ displayName: 'Tên Mới Tinh' }).where(eq(users.userId, userId));
      expect((await search('ten moi tinh')).titles).toEqual(['Tên Mới Tinh']);
      expect((await search('cu ky')).titles).toEqual([]);
      await database.db.update(users).set({ locked: true }).where(eq(users.userId, userId));
      expect((await search('ten moi tinh')).titles).not.toContain('Tên Mới Tinh');
    });

    it('catches up with what was written, changed and deleted while the index was filled', async () => {
      const catchUp = await readFile(join(serverRoot(), 'migrations/0046_search_caught_up.sql'), 'utf8');
      const author = await member('bosot', 'Người Bị Sót');
      const [missed, gone] = [await post(author, 'baibisot một'), await post(author, 'baibisot hai')];
      await database.db.update(posts).set({ visibility: PostVisibility.private }).where(eq(posts.postId, gone));
      const documents = (await database.query<{ n: number }>('SELECT count(*)::int AS n FROM search_documents'))[0]?.n;
      await database.query("DELETE FROM search_documents WHERE ref = $1 AND kind = 'post'", [String(missed)]);
      await database.query("UPDATE search_documents SET title = 'Tên cũ' WHERE ref = $1 AND kind = 'member'", [
        String(author),
      ]);
      await database.query(
        `INSERT INTO search_documents (kind, ref, title, note, link, folded, exact, weight, at)
       VALUES ('post', $1, '', 'baibisot hai', '', ' baibisot hai ', ' baibisot hai ', 0, now())`,
        [String(gone)],
      );
      for (const statement of catchUp.split(/;\n/)) if (statement.trim() !== '') await database.query(statement);
      expect((await search('baibisot')).titles).toEqual(['baibisot một']);
      expect((await search('nguoi bi sot')).titles).toEqual(['Người Bị Sót']);
      expect((await database.query('SELECT count(*)::int AS n FROM search_documents'))[0]).toEqual({ n: documents });
    });

    it('finds events that readers see, and forgets drafts and deleted ones', async () => {
      const at = new Date(clock.now() + 86_400_000);
      const event = {
        slug: 'xem-chung',
        status: 'published' as const,
        title: 'Xem chung tuyển Việt Nam',
        place: 'Quán Cỏ Xanh',
      };
      const [row] = await database.db
        .insert(events)
        .values({ ...event, startsAt: at, endsAt: at })
        .returning();
      const found = async () =>
        (await search('quan co xanh')).groups.map(({ kind, list }) => [kind, list[0]?.link, list[0]?.at]);
      expect(await found()).toEqual([['event', '/su-kien/xem-chung', at.toISOString()]]);
      await database.db.update(events).set({ status: 'draft' });
      expect(await found()).toEqual([]);
      await database.db.update(events).set({ status: 'cancelled' });
      expect(await found()).toHaveLength(1);
      await database.db.delete(events).where(eq(events.eventId, row?.eventId ?? 0));
      expect(await found()).toEqual([]);
    });

    it('finds tips by their title, teams and analysis, but not those of blocked tipsters', async () => {
      const author = await member('tipster.hay', 'Tipster Hay');
      const reader = await member('chan.tip', 'Chặn Tip');
      const at = new Date(clock.now());
      await database.db.insert(tips).values({
        ...{
          slug: 'ha-noi-1',
          authorId: author,
          uuid: crypto.randomUUID(),
          fixtureId: 'f',
          homeName: 'Hà Nội',
          awayName: 'Viettel',
        },
        ...{
          market: 20,
          side: 'home',
          price: 1.9,
          companyId: 1,
          companyName: 'A',
          analysis: 'phongdolenca cao',
          title: '',
        },
        ...{ postedAt: at, kickOff: at, lockedAt: at },
      });
      const hit = (await search('phongdolenca')).groups[0];
      expect([hit?.kind, hit?.list[0]?.title.text, hit?.list[0]?.link]).toEqual([
        'tip',
        'Hà Nội – Viettel',
        '/tip-keo/ha-noi-1',
      ]);
      await database.db.insert(userBlocks).values({ userId: reader, blockedId: author, createdAt: at });
      expect((await search('phongdolenca', { reader })).groups).toEqual([]);
      await database.db.delete(userBlocks);
      await database.db.delete(tips);
      expect((await search('phongdolenca')).groups).toEqual([]);
    });

    it('finds titles of each kind of media by their words and the name of their kind, while they are published and licensed', async () => {
      const now = clock.now();
      const at = (hours: number) => new Date(now + hours * 3_600_000);
      const licence = { holder: 'A', kind: 'own' as const, source: '', territory: '', document: '' };
      const kinds = ['highlight', 'reel', 'film', 'comic'] as const;
      const title = { slug: 'mua-thu', status: 'published' as const, title: 'Mùa thuvangroi', publishedAt: at(-1) };
      const rows = await database.db
        .insert(mediaTitles)
        .values(kinds.map((kind) => ({ ...title, kind })))
        .returning();
      await database.db
        .insert(mediaLicences)
        .values(rows.map(({ titleId }) => ({ ...licence, titleId, validFrom: at(-1), validUntil: at(1) })));
      const links = async (q = 'mua thuvangroi') =>
        (await search(q)).groups.flatMap(({ kind, list }) => list.map(({ link }) => `${kind} ${link}`)).sort();
      expect(await links()).toEqual(
        ['highlight', 'phim-anh', 'reels', 'truyen-tranh'].map((folder) => `title /${folder}/mua-thu`),
      );
      expect(await links('truyen tranh thuvangroi')).toEqual(['title /truyen-tranh/mua-thu']);
      const [hit] = (await search('phim thuvangroi')).groups[0]?.list ?? [];
      expect([hit?.media, hit?.picture]).toEqual([{ kind: 'film', simulated: true }, `/bia/${rows[2]?.titleId}.webp`]);

      await database.db.update(mediaTitles).set({ status: 'withdrawn' }).where(eq(mediaTitles.kind, 'reel'));
      await database.db.update(mediaTitles).set({ title: 'Tên khác' }).where(eq(mediaTitles.kind, 'film'));
      await database.db.delete(mediaTitles).where(eq(mediaTitles.kind, 'comic'));
      expect(await links()).toEqual(['title /highlight/mua-thu']);
      const ofLicence = (validFrom: Date, validUntil: Date | null) =>
        database.db.update(mediaLicences).set({ validFrom, validUntil });
      await ofLicence(at(-2), at(0));
      expect(await links()).toEqual([]);
      await ofLicence(at(1), null);
      expect(await links()).toEqual([]);
      await ofLicence(at(0), null);
      expect(await links()).toHaveLength(1);
      await database.db.delete(mediaTitles);
      expect(await links()).toEqual([]);
    });

    it('pages within one kind', async () => {
      for (let index = 0; index < 25; index += 1) await post(lan, `trangketqua số ${index}`);
      const ask = (cursor?: string) => search('trangketqua', { kind: 'post', pageSize: 10, cursor });
      const first = (await ask()).groups[0];
      const last = (await ask('20')).groups[0];
      expect([first?.total, first?.list.length, first?.cursor, last?.list.length, last?.cursor]).toEqual([
        25,
        10,
        '10',
        5,
        null,
      ]);
    });

    it('has the same keys in the database as the words of a search', async () => {
      const rows = await database.db
        .select({ folded: searchDocuments.folded })
        .from(searchDocuments)
        .where(sql`title = 'Nguyễn Quang Hải'`);
      expect(rows).toEqual([{ folded: ' nguyen quang hai hai19 ' }]);
    });
  });
}
