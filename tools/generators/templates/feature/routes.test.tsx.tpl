import { render, screen } from '@testing-library/react';
import { I18n } from '../../i18n/i18n';
import { I18nContext } from '../../i18n/use-translation';
import { vi } from '../../i18n/vi';
import {{Class}}Page from './routes';

describe('{{Class}}Page', () => {
  it('has a Vietnamese heading', () => {
    render(
      <I18nContext value={new I18n('vi')}>
        <{{Class}}Page />
      </I18nContext>,
    );
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(vi.{{camel}}.heading);
  });
});
