import type { MatchLine } from '@khandai/contracts';
import { message } from '../../../../test/fixtures';
import { I18n } from '../../../i18n/i18n';
import { composer } from '../../../i18n/vi/lazy/composer';
import { talkLines } from '../talk-lines';
import { matchLineText } from './match-line-text';
import { RoomLines } from './RoomLines';

const line = (lineId: number, part: Partial<MatchLine> = {}): MatchLine => ({
  ...{ lineId, fixtureId: 'm1', kind: 'goal', homeEvent: true, home: 'Hà Nội', away: 'Huế', homeScore: 1 },
  ...{ awayScore: 0, minute: 67, cancelled: false, simulated: false, at: '2026-11-20T13:29:30Z' },
  ...part,
});
const announced = (matchEvent: MatchLine) => message({ groupMessageId: 0, systemMessage: 11, matchEvent });

function room(groupId = 31, answer: readonly MatchLine[] | Error = []) {
  const asked: number[] = [];
  const warned: unknown[] = [];
  const lines = new RoomLines(groupId, {
    load: (id) => {
      asked.push(id);
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve({ list: answer });
    },
    log: { warn: (_, error) => void warned.push(error) },
  });
  return { lines, asked, warned, load: () => lines.load(new AbortController().signal) };
}

describe('lines about the matches of a room', () => {
  it('are in order of time, each once, and a correction replaces its line', async () => {
    const { lines, load } = room(31, [line(2, { at: '2026-11-20T13:40:00Z' }), line(1)]);
    lines.add(announced(line(1)));
    await load();
    lines.add(announced(line(1, { cancelled: true })));
    expect(lines.list.map(({ lineId, cancelled }) => [lineId, cancelled])).toEqual([
      [1, true],
      [2, false],
    ]);
  });

  it('do not exist in the lounge, and a failed load is only logged', async () => {
    const lounge = room(30);
    await lounge.load();
    const failing = room(31, new Error('gone'));
    await failing.load();
    expect([lounge.asked, failing.warned.length, failing.lines.list]).toEqual([[], 1, []]);
  });

  it('stand where they happened, and leave the messages around them grouped', () => {
    const at = (groupMessageId: number, createdAt: string) => message({ groupMessageId, createdAt });
    const messages = [at(1, '2026-11-20T13:29:00Z'), at(2, '2026-11-20T13:30:00Z')];
    const events = [line(1, { at: '2026-11-20T10:00:00Z' }), line(2), line(3, { at: '2026-11-20T13:31:00Z' })];
    const { lines } = talkLines(messages, {
      ...{ matches: [], timezone: 'Asia/Ho_Chi_Minh', firstUnread: undefined, events },
    });
    expect(
      lines.map((one) => (one.kind === 'message' ? one.follows : one.kind === 'event' && one.line.lineId)),
    ).toEqual([...[false, 2, true, 3]]);
  });

  it('are whole sentences, and simulated ones say so', () => {
    const i18n = new I18n('vi');
    i18n.addResources('composer', composer);
    const t = i18n.getFixedT('composer');
    const texts = [
      line(1),
      line(1, { cancelled: true }),
      line(2, { kind: 'redCard', homeEvent: false, minute: null }),
      line(3, { kind: 'end', homeEvent: null, simulated: true }),
    ].map((one) => matchLineText(one, t));
    expect(texts).toEqual([
      '67′ Hà Nội ghi bàn: Hà Nội 1–0 Huế',
      '67′ Bàn thắng của Hà Nội không được công nhận',
      'Huế nhận thẻ đỏ',
      'Hết giờ: Hà Nội 1–0 Huế (mô phỏng)',
    ]);
  });
});
