import { fireEvent, render, screen } from '@testing-library/react';
import { LeagueGroup } from './LeagueGroup.js';

describe('LeagueGroup', () => {
  const group = (open: boolean, onToggle: () => void = () => undefined) => (
    <LeagueGroup
      name="V.League 1"
      href="#giai"
      count="1 đang đá · 2"
      pin={{ pressed: true, label: 'Bỏ ghim V.League 1', onToggle }}
      fold={{ open, label: 'Thu gọn V.League 1', onToggle }}
    >
      <p>Trận một</p>
      <p>Trận hai</p>
    </LeagueGroup>
  );

  it('[LG1] the rows are a list; folded they are removed, and the button states it', () => {
    const { rerender } = render(group(true));
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Thu gọn V.League 1', expanded: true })).toBeTruthy();
    rerender(group(false));
    expect(screen.queryAllByRole('listitem')).toHaveLength(0);
    expect(screen.getByRole('button', { name: 'Thu gọn V.League 1', expanded: false })).toBeTruthy();
  });

  it('[LG2] the pin is a toggle button', () => {
    let toggled = 0;
    render(group(true, () => (toggled += 1)));
    fireEvent.click(screen.getByRole('button', { name: 'Bỏ ghim V.League 1', pressed: true }));
    expect(toggled).toBe(1);
  });
});
