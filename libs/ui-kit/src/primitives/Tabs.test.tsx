import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { Tabs } from './Tabs.js';

type Id = 'a' | 'b' | 'c';

function Example({ all }: { all?: string }) {
  const [value, setValue] = useState<Id>('a');
  return (
    <Tabs
      label="Nội dung"
      all={all}
      value={value}
      onChange={setValue}
      tabs={[
        { id: 'a', label: 'Diễn biến', panel: 'một' },
        { id: 'b', label: 'Thống kê', panel: 'hai' },
        { id: 'c', label: 'Đội hình', panel: 'ba' },
      ]}
    />
  );
}

const chosen = () => screen.getByRole('tab', { selected: true }).textContent;
const press = (key: string) => fireEvent.keyDown(screen.getByRole('tab', { selected: true }), { key });

describe('Tabs', () => {
  it('[TB1] arrow keys, Home and End choose a tab and wrap around', () => {
    render(<Example />);
    press('ArrowRight');
    expect(chosen()).toBe('Thống kê');
    press('End');
    expect(chosen()).toBe('Đội hình');
    press('ArrowRight');
    expect(chosen()).toBe('Diễn biến');
    press('ArrowLeft');
    expect(chosen()).toBe('Đội hình');
    press('Home');
    expect(chosen()).toBe('Diễn biến');
  });

  it('[TB2] the focus follows, and only the chosen tab is in the tab order', () => {
    render(<Example />);
    press('ArrowRight');
    expect(document.activeElement?.textContent).toBe('Thống kê');
    expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([-1, 0, -1]);
  });

  it('[TB2] keys go on from the tab that has the focus, while the page has not chosen it yet', () => {
    const asked: string[] = [];
    const tabs = (['a', 'b', 'c'] as const).map((id) => ({ id, label: id }));
    render(<Tabs label="Nội dung" value="a" onChange={(id) => asked.push(id)} tabs={tabs} />);
    for (const from of ['a', 'b', 'c'])
      fireEvent.keyDown(screen.getByRole('tab', { name: from }), { key: 'ArrowRight' });
    expect(asked).toEqual(['b', 'c', 'a']);
  });

  it('[TB3] the tab labels its panel', () => {
    render(<Example />);
    press('ArrowRight');
    expect(screen.getByRole('tabpanel', { name: 'Thống kê' }).textContent).toBe('hai');
  });

  it('[TB4] (row) a chosen tab scrolls into view within its row, and nothing else scrolls', () => {
    const rect = (left: number, width: number) => ({ left, right: left + width, width }) as DOMRect;
    // The row is 200 px wide; its third tab spans 240 to 340.
    render(<Example />);
    const row = screen.getByRole('tablist');
    row.getBoundingClientRect = () => rect(0, 200);
    screen.getByRole('tab', { name: 'Đội hình' }).getBoundingClientRect = () => rect(240, 100);
    expect(row.scrollLeft).toBe(0);
    press('End');
    expect(row.scrollLeft).toBe(190);
    expect(document.documentElement.scrollTop).toBe(0);
  });

  it('[TB4] (list) while the row does not fit, a button lists all tabs and chooses one', () => {
    class Observer {
      constructor(private readonly measure: () => void) {}
      observe() {
        this.measure();
      }
      disconnect() {
        observers -= 1;
      }
    }
    let observers = 1;
    const original = globalThis.ResizeObserver;
    globalThis.ResizeObserver = Observer as unknown as typeof ResizeObserver;
    // Hides the getter of Element, which has no layout here.
    Object.defineProperty(HTMLElement.prototype, 'scrollWidth', { configurable: true, get: () => 900 });
    try {
      const { unmount } = render(<Example all="Mọi mục" />);
      fireEvent.click(screen.getByRole('button', { name: 'Mọi mục' }));
      fireEvent.click(screen.getByRole('button', { name: 'Đội hình' }));
      expect(chosen()).toBe('Đội hình');
      expect(screen.getByRole('button', { name: 'Mọi mục' }).getAttribute('aria-expanded')).toBe('false');
      unmount();
      expect(observers).toBe(0);
    } finally {
      Reflect.deleteProperty(HTMLElement.prototype, 'scrollWidth');
      globalThis.ResizeObserver = original;
    }
  });
});
