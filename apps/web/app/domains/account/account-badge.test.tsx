import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { I18n } from '../../i18n/i18n';
import { I18nContext } from '../../i18n/use-translation';
import { vi } from '../../i18n/vi';
import { type Services, ServicesContext } from '../../shell/services/services';
import { AccountContext } from './account-domain';
import { AccountBadge } from './AccountBadge';

jest.unstable_mockModule('./AccountMenu', () => {
  throw new Error('away');
});

test('a member whose menu fails to load gets a link to the account page', async () => {
  const toasts: string[] = [];
  const services = {
    viewer: { isMember: true, isKnown: true, name: 'Nhung', userId: 7 },
    log: { warn: () => undefined },
    toasts: { push: ({ title }: { title: string }) => toasts.push(title) },
  } as unknown as Services;
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <I18nContext value={new I18n('vi')}>
          <ServicesContext value={services}>
            <AccountContext value={{} as never}>
              <AccountBadge online />
            </AccountContext>
          </ServicesContext>
        </I18nContext>
      ),
    },
  ]);
  render(<Stub />);
  expect(screen.queryByRole('link')).toBeNull();
  const link = await screen.findByRole('link', { name: vi.account.mine });
  expect(link.getAttribute('href')).toBe('/tai-khoan');
  expect(toasts).toEqual([vi.account.notLoaded]);
});
