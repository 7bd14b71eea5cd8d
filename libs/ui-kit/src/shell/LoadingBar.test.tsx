import { FakeClock } from '@khandai/testing';
import { act, render } from '@testing-library/react';
import { LoadingBar } from './LoadingBar.js';
import { LoadingBarModel } from './loading-bar-model.js';

it('[UI3] (height, error colour) is 3 px high, and has another colour on a page that failed', () => {
  const model = new LoadingBarModel({ clock: new FakeClock() });
  const { container } = render(<LoadingBar model={model} />);
  const bar = container.firstElementChild as HTMLElement;
  const colour = () => getComputedStyle(bar).background;
  expect([getComputedStyle(bar).height, colour()]).toEqual(['3px', 'var(--c-accent-fill)']);
  act(() => {
    model.start();
    model.finish({ failed: true });
  });
  expect(colour()).toBe('var(--c-neg)');
});
