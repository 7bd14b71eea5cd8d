import { act, fireEvent, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { createRoutesStub, Link, Outlet, useLocation } from 'react-router';
import { usePageFocus } from './use-page-focus';

describe('usePageFocus', () => {
  test('after a navigation whose link disappears, the focus is at the start of the new page from its first paint', async () => {
    const focused: (string | undefined)[] = [];
    const Inner = () => {
      usePageFocus();
      return (
        <main id="main" tabIndex={-1}>
          <Outlet />
        </main>
      );
    };
    const Frame = () => {
      const { pathname } = useLocation();
      useLayoutEffect(() => void focused.push(document.activeElement?.id), [pathname]);
      return <Inner />;
    };
    const Stub = createRoutesStub([
      {
        Component: Frame,
        children: [
          { path: '/', Component: () => <Link to="/phong">Vào phòng</Link> },
          { path: '/phong', Component: () => <h1>Phòng</h1> },
        ],
      },
    ]);
    await act(async () => render(<Stub />));
    const link = screen.getByRole('link');
    link.focus();
    await act(async () => fireEvent.click(link));
    screen.getByRole('heading');
    expect(focused).toEqual(['', 'main']);
  });
});
