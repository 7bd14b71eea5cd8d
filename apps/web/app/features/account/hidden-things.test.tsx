import { fireEvent, render, screen } from '@testing-library/react';
import { createOdds, OddsContext } from '../../domains/odds';
import { I18n } from '../../i18n/i18n';
import { I18nContext } from '../../i18n/use-translation';
import { readSettings } from '../../shell/services/SettingsStore';
import { deviceStorage } from '../../shell/services/browser-ports';
import { type Services, ServicesContext } from '../../shell/services/services';
import { HiddenThings } from './HiddenThings';

function show() {
  const services = {
    ports: { storage: deviceStorage },
    viewer: { version: 1, isMember: false },
    log: { warn: () => undefined },
  } as unknown as Services;
  const odds = createOdds(services);
  odds.start({ document });
  render(
    <I18nContext value={new I18n('vi')}>
      <ServicesContext value={services}>
        <OddsContext value={odds}>
          <HiddenThings rowStyle={undefined} noteStyle={undefined} />
        </OddsContext>
      </ServicesContext>
    </I18nContext>,
  );
}

describe('what this browser hides, in the settings of the account', () => {
  beforeEach(() => {
    localStorage.clear();
  });

  test('scores and odds are switched apart, and kept in this browser', () => {
    show();
    const scores = screen.getByRole('switch', { name: 'Ẩn tỷ số' });
    const odds = screen.getByRole('switch', { name: 'Ẩn tỷ lệ kèo' });
    fireEvent.click(scores);
    expect(readSettings(deviceStorage)).toMatchObject({ hideScores: true });
    expect(readSettings(deviceStorage)['hideOdds'] ?? false).toBe(false);
    fireEvent.click(odds);
    fireEvent.click(scores);
    expect(readSettings(deviceStorage)).toMatchObject({ hideScores: false, hideOdds: true });
  });
});
