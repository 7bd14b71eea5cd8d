import { type Freshness, RawStatus } from '@khandai/contracts';
import { act, render } from '@testing-library/react';
import { I18n } from '../../i18n/i18n';
import { I18nContext } from '../../i18n/use-translation';
import { type Services, ServicesContext } from '../../shell/services/services';
import { awaitsScores } from './awaits-scores';
import { LateScores } from './LateScores';
import { LazyLateScores } from './LazyLateScores';

const NOW = Date.parse('2026-11-20T14:10:00.000Z');
const HOUR = 3_600_000;

/** A provider's match that kicked off this long ago. */
const match = (status: number, since: number) => ({
  origin: 'provider' as const,
  status,
  kickOff: new Date(NOW - since).toISOString(),
});

async function show(freshness: Freshness | Error, line = <LateScores />) {
  const warned: unknown[] = [];
  const services = {
    api: { call: () => (freshness instanceof Error ? Promise.reject(freshness) : Promise.resolve(freshness)) },
    clock: { minute: NOW, timezone: 'Asia/Ho_Chi_Minh' },
    log: { warn: (name: unknown) => warned.push(name) },
  } as unknown as Services;
  const { container } = await act(async () =>
    render(
      <I18nContext value={new I18n('vi')}>
        <ServicesContext value={services}>{line}</ServicesContext>
      </I18nContext>,
    ),
  );
  return { text: container.querySelector('[role="status"]')?.textContent, warned };
}

describe('late scores', () => {
  test('[PF14] (line) says since when, or that none came, and nothing while scores arrive', async () => {
    const scoresAt = '2026-11-20T14:04:00.000Z';
    expect((await show({ late: true, scoresAt })).text).toBe('Dữ liệu chậm: cập nhật lần cuối lúc 21:04');
    expect((await show({ late: true, scoresAt: null })).text).toBe('Dữ liệu chậm: chưa nhận được tỷ số');
    expect((await show({ late: false, scoresAt })).text).toBe('');
  });

  test('stays silent when the call fails, and logs it', async () => {
    expect(await show(new Error('offline'))).toEqual({ text: '', warned: ['freshness'] });
  });

  test('[PF14] (other days) shows nothing where no match of a provider is played or should be', async () => {
    const state = { late: true, scoresAt: null };
    const text = 'Dữ liệu chậm: chưa nhận được tỷ số';
    const days = [match(RawStatus.notStarted, -HOUR), match(RawStatus.finished, 26 * HOUR)];
    expect((await show(state, <LazyLateScores fixtures={days} />)).text).toBeUndefined();
    expect((await show(state, <LazyLateScores fixtures={[...days, match(RawStatus.firstHalf, 0)]} />)).text).toBe(text);
  });

  test.each([
    ['played', RawStatus.secondHalf, HOUR, true],
    ['played since yesterday', RawStatus.secondHalf, 20 * HOUR, false],
    ['coming', RawStatus.notStarted, -HOUR, false],
    ['late to start', RawStatus.notStarted, HOUR, true],
    ['without a start all day', RawStatus.notStarted, 5 * HOUR, false],
    ['interrupted', RawStatus.interrupted, HOUR, true],
    ['postponed', RawStatus.postponed, HOUR, false],
    ['over', RawStatus.finished, 2 * HOUR, false],
  ])('[PF14] (awaited) a match that is %s', (_, status, since, awaited) => {
    expect(awaitsScores(match(status, since), NOW)).toBe(awaited);
    expect(awaitsScores({ ...match(status, since), origin: 'demo' }, NOW)).toBe(false);
  });
});
