import type { Freshness } from '@khandai/contracts';
import { act, render } from '@testing-library/react';
import { I18n } from '../../i18n/i18n';
import { I18nContext } from '../../i18n/use-translation';
import { type Services, ServicesContext } from '../../shell/services/services';
import { LateScores } from './LateScores';

async function show(freshness: Freshness | Error) {
  const warned: unknown[] = [];
  const services = {
    api: { call: () => (freshness instanceof Error ? Promise.reject(freshness) : Promise.resolve(freshness)) },
    clock: { minute: 0, timezone: 'Asia/Ho_Chi_Minh' },
    log: { warn: (name: unknown) => warned.push(name) },
  } as unknown as Services;
  const { container } = await act(async () =>
    render(
      <I18nContext value={new I18n('vi')}>
        <ServicesContext value={services}>
          <LateScores />
        </ServicesContext>
      </I18nContext>,
    ),
  );
  return { text: container.querySelector('[role="status"]')?.textContent, warned };
}

describe('late scores', () => {
  test('[PF14] (line) says since when, or that none came, and nothing while scores arrive', async () => {
    const scoresAt = '2026-11-20T14:04:00.000Z';
    expect((await show({ late: true, scoresAt })).text).toBe('Dữ liệu chậm: cập nhật lần cuối 21:04');
    expect((await show({ late: true, scoresAt: null })).text).toBe('Dữ liệu chậm: chưa nhận được tỷ số');
    expect((await show({ late: false, scoresAt })).text).toBe('');
  });

  test('stays silent when the call fails, and logs it', async () => {
    expect(await show(new Error('offline'))).toEqual({ text: '', warned: ['freshness'] });
  });
});
