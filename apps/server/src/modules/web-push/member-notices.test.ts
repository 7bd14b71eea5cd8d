import { FakeClock } from '@khandai/testing';
import { MemberNotices } from './member-notices.js';
import type { PushNotice } from './push-service.js';

const MINUTE = 60_000;
type Arrived = Parameters<MemberNotices['deliver']>[0][number];

async function pushOf(part: Partial<Arrived>) {
  const clock = new FakeClock(Date.parse('2026-11-20T12:00:00Z'));
  const sent: { userId: number; notice: PushNotice }[] = [];
  const notices = new MemberNotices({
    push: {
      send: (pushes) => {
        sent.push(...pushes);
        return Promise.resolve();
      },
    },
    clock,
  });
  await notices.deliver([
    {
      ...{ userId: 7, notificationId: 9, notice: { type: 'NEW_COMMENT' }, actorName: 'An', path: '/bang-tin?pId=3' },
      ...{ quiet: false, hideScores: false, ...part },
    },
  ]);
  const [first] = sent;
  return first && { ...first, minutes: (first.notice.until.getTime() - clock.now()) / MINUTE };
}

const match = { home: 'Hải Phòng', away: 'Hà Nội', kickOff: '2026-11-20T12:15:00.000Z' };
const goal = { type: 'MATCH_GOAL', match, homeScore: 2, awayScore: 1, minute: 63, side: 'home' } as const;

describe('the push of a notification', () => {
  it('has the name of the actor and the page, and nothing of what was written', async () => {
    expect(await pushOf({})).toEqual({
      userId: 7,
      notice: {
        ...{ type: 'NEW_COMMENT', values: { actor: 'An' }, path: '/bang-tin?pId=3', tag: 'notice 9', urgent: false },
        until: new Date('2026-11-21T12:00:00Z'),
      },
      minutes: 24 * 60,
    });
  });

  it('is not sent in the quiet hours of the member', async () => {
    expect(await pushOf({ quiet: true })).toBeUndefined();
  });

  it('[LS6] (part: push) reminds of a match until five minutes after its kick-off', async () => {
    const soon = await pushOf({ notice: { type: 'BOOKING_SOON', match }, actorName: undefined });
    expect(soon).toMatchObject({ minutes: 20, notice: { urgent: true } });
    expect(soon?.notice.values).toEqual({ match: 'Hải Phòng – Hà Nội', kickOff: match.kickOff });
  });

  it('has the score of a goal, unless the member hides scores', async () => {
    const shown = await pushOf({ notice: goal, actorName: undefined });
    expect(shown?.notice).toMatchObject({
      type: 'MATCH_GOAL',
      values: { score: 'Hải Phòng 2 – 1 Hà Nội', team: 'Hải Phòng', minute: 63 },
    });
    const hidden = await pushOf({ notice: goal, actorName: undefined, hideScores: true });
    expect(hidden?.notice).toMatchObject({
      type: 'MATCH_GOAL_HIDDEN',
      values: { match: 'Hải Phòng – Hà Nội', kickOff: match.kickOff },
    });
    expect(Object.keys(hidden?.notice.values ?? {})).toEqual(['match', 'kickOff']);
  });

  it('says whose player got a red card, unless the member hides scores', async () => {
    const card = { type: 'MATCH_RED_CARD', match, minute: 54, side: 'away' } as const;
    const shown = await pushOf({ notice: card, actorName: undefined });
    expect(shown?.notice).toMatchObject({
      ...{ type: 'MATCH_RED_CARD', urgent: true },
      values: { match: 'Hải Phòng – Hà Nội', team: 'Hà Nội' },
    });
    const hidden = await pushOf({ notice: card, actorName: undefined, hideScores: true });
    expect(hidden?.notice).toMatchObject({ type: 'MATCH_RED_CARD_HIDDEN', urgent: true });
    expect(Object.keys(hidden?.notice.values ?? {})).toEqual(['match', 'kickOff']);
  });

  it('says whether a match moved or was called off, and what was removed', async () => {
    const to = '2026-11-21T12:00:00.000Z';
    const typeOf = async (notice: Arrived['notice']) => (await pushOf({ notice }))?.notice.type;
    expect((await pushOf({ notice: { type: 'BOOKING_MOVED', match, to } }))?.notice.values).toMatchObject({ to });
    expect(await typeOf({ type: 'BOOKING_MOVED', match, to: null })).toBe('BOOKING_CALLED_OFF');
    expect(await typeOf({ type: 'REMOVED_POST', commentId: 4 })).toBe('REMOVED_COMMENT');
    expect(await typeOf({ type: 'REMOVED_POST', commentId: null })).toBe('REMOVED_POST');
  });
});
