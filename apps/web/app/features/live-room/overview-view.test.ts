/** @jest-environment node */
import { type LiveRoom, MatchState } from '@khandai/contracts';
import { fixture, NOW } from '../../../test/fixtures';
import { I18n } from '../../i18n/i18n';
import { room as words } from '../../i18n/vi/lazy/room';
import { matchFacts } from './overview-view';

const room = { location: '' } as LiveRoom;

const i18n = new I18n('vi');
i18n.addResources('room', words);

describe('facts of a match', () => {
  const facts = (dateOnly: boolean) =>
    matchFacts(
      room,
      fixture({ state: MatchState.coming, status: 0, kickOff: '2026-11-21T12:00:00Z', dateOnly }),
      { now: NOW, timezone: 'Asia/Ho_Chi_Minh' },
      { t: i18n.getFixedT('room'), words: i18n.getFixedT('match') },
    );

  test('a kick-off without an hour is the day of the match', () => {
    expect(facts(false)).toContainEqual({ name: 'Giờ bóng lăn', value: '19:00 · Th 7, 21/11' });
    expect(facts(true)).toContainEqual({ name: 'Ngày thi đấu', value: 'Th 7, 21/11' });
  });
});
