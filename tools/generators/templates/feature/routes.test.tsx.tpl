import { render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { createI18n } from '../../i18n/i18n';
import { vi } from '../../i18n/vi';
import {{Class}}Page from './routes';

describe('{{Class}}Page', () => {
  it('says in Vietnamese what page it is', () => {
    render(
      <I18nextProvider i18n={createI18n('vi')}>
        <{{Class}}Page />
      </I18nextProvider>,
    );
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(vi.{{camel}}.heading);
  });
});
