import { fireEvent, render, screen, within } from '@testing-library/react';
import { OddsBoard } from '../stories/samples/OddsBoard.js';
import { oddsLabels, oddsLeagues } from '../stories/samples/odds.js';
import type { OddsChoice } from './odds-view.js';
import { OddsFrame } from './OddsFrame.js';
import { PriceCell } from './PriceCell.js';

const show = (more: Partial<Parameters<typeof OddsBoard>[0]> = {}) =>
  render(<OddsBoard labels={oddsLabels} leagues={oddsLeagues} half="full" {...more} />);
const row = (name: RegExp) =>
  screen.getAllByRole('row').find((element) => within(element).queryByRole('rowheader', { name })) as HTMLElement;
const texts = (name: RegExp) =>
  within(row(name))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

describe('OddsFrame', () => {
  it('[OT1] is a named table whose rows and cells keep their roles with any CSS display', () => {
    show();
    expect(screen.getByRole('table', { name: oddsLabels.caption })).toBeTruthy();
    expect(screen.getAllByRole('columnheader', { hidden: true })).toHaveLength(9);
    for (const part of document.querySelectorAll('tr, th, tbody, thead, td:not([aria-hidden])'))
      expect(part.hasAttribute('role')).toBe(true);
  });

  it('[OT2] only the row of the favourite shows the line', () => {
    show();
    expect(texts(/Công An Hà Nội/)[1]).toContain('0-0.5');
    expect(texts(/Thép Xanh/)[0]).not.toContain('0-0.5');
    expect(texts(/Hải Phòng/)[1]).not.toMatch(/^0\.5/);
    expect(texts(/Sông Lam/)[0]).toMatch(/^0\.5/);
  });

  it('[OT3] an opening line appears only where it differs, an opening price beside every price', () => {
    show();
    expect(texts(/Công An Hà Nội/)[1]).toContain('mở cửa 0.5-1');
    expect(texts(/Công An Hà Nội/)[1]).toContain('mở cửa 0.88');
    expect(texts(/Sông Lam/)[0]).toBe('0.50.93mở cửa 0.97');
  });

  it('[OT4] suspended is a labelled lock, closed a labelled cross, and a missing line is blank', () => {
    show();
    const [, , , , closed, none] = texts(/Công An Hà Nội/);
    const [, , , , locked] = texts(/Hải Phòng/);
    expect(closed).toContain('Đã đóng');
    expect(none).toBe('');
    expect(locked).toContain('Tạm khóa');
  });

  it('[OT10] a cover stands in the place of the prices of a match, and its teams stay', () => {
    const [league] = oddsLeagues;
    const [match] = league?.matches ?? [];
    if (!league || !match) throw new Error('the sample has no match');
    show({
      leagues: [{ ...league, matches: [match] }],
      cover: <button type="button">Hiện giá</button>,
      onChoose: () => undefined,
    });
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Hiện giá']);
    expect(document.querySelectorAll('[data-part="price"], [data-part="line"]')).toHaveLength(0);
    expect(screen.getByRole('rowheader', { name: new RegExp(match.home.name) })).toBeTruthy();
  });

  it('[OT5] a price that can be chosen is a button; a suspended one is not', () => {
    const chosen: OddsChoice[] = [];
    show({ onChoose: (choice) => chosen.push(choice) });
    fireEvent.click(within(row(/Thép Xanh/)).getAllByRole('button')[1] as HTMLElement);
    expect(chosen).toEqual([{ matchId: 'm1', category: 'overUnder', side: 'away' }]);
    expect(within(row(/Công An Hà Nội/)).getAllByRole('button')).toHaveLength(3);
  });

  it('[OT5] the name of such a button is its market, line and price', () => {
    show({ onChoose: () => undefined });
    const names = [/Công An Hà Nội/, /Thép Xanh/].map((team) =>
      within(row(team))
        .getAllByRole('button')
        .slice(0, 2)
        .map((button) => button.getAttribute('aria-label')),
    );
    expect(names).toEqual([
      ['Kèo chấp, Công An Hà Nội chấp 0-0.5, 0.92, tăng', 'Tài xỉu, Tài 3.5, 0.84, giảm'],
      ['Kèo chấp, Thép Xanh Nam Định được chấp 0-0.5, −0.98, giảm', 'Tài xỉu, Xỉu 3.5, −0.94, tăng'],
    ]);
  });

  it('[OT6] the note is under the match of the chosen price', () => {
    show({ chosen: { matchId: 'm1', category: 'handicap', side: 'home' }, note: 'Ăn đủ +92' });
    expect(screen.getByRole('cell', { name: 'Ăn đủ +92' })).toBeTruthy();
  });

  it('[OT7] a category without a match has no column, and every row matches the head', () => {
    const withoutHandicaps = oddsLeagues.map((league) => ({
      ...league,
      matches: league.matches.map((match) => ({ ...match, half: { ...match.half, handicapHalf: undefined } })),
    }));
    show({ leagues: withoutHandicaps });
    expect(screen.getByRole('columnheader', { name: oddsLabels.half, hidden: true }).getAttribute('colspan')).toBe('1');
    expect(
      screen.getAllByRole('columnheader', { name: oddsLabels.categories.handicapHalf, hidden: true }),
    ).toHaveLength(1);
    // One for the time, three for the categories of the match, one for that of its first half.
    expect(texts(/Công An Hà Nội/)).toHaveLength(5);
    expect(texts(/Thép Xanh/)).toHaveLength(4);
  });

  it('[OT7] a first half without any price has no group', () => {
    show({
      leagues: oddsLeagues.map((league) => ({
        ...league,
        matches: league.matches.map((match) => ({ ...match, half: {} })),
      })),
    });
    expect(screen.queryByRole('columnheader', { name: oddsLabels.half, hidden: true })).toBeNull();
    expect(screen.getByRole('columnheader', { name: oddsLabels.full, hidden: true }).getAttribute('colspan')).toBe('3');
    expect(texts(/Thép Xanh/)).toHaveLength(3);
  });
});

describe('PriceCell', () => {
  it('[OD3] (colour part) states up and down in words, not only by colour', () => {
    const { rerender } = render(<PriceCell text="0.92" move="up" labels={oddsLabels} />);
    expect(screen.getByRole('img', { name: 'tăng' })).toBeTruthy();
    rerender(<PriceCell text="0.90" move="down" labels={oddsLabels} />);
    expect(screen.getByRole('img', { name: 'giảm' })).toBeTruthy();
  });

  it('[OD3] (movement part) is highlighted when its price changes, not when the page opens', () => {
    const { container, rerender } = render(<PriceCell text="0.92" move="up" labels={oddsLabels} />);
    expect(container.querySelector('[data-tinted]')).toBeNull();
    rerender(<PriceCell text="0.92" move="up" labels={oddsLabels} />);
    expect(container.querySelector('[data-tinted]')).toBeNull();
    rerender(<PriceCell text="0.95" move="up" labels={oddsLabels} />);
    expect(container.querySelector('[data-tinted]')).not.toBeNull();
  });

  it('[OT1] a league without matches is a row with a link to them', () => {
    render(
      <OddsFrame
        labels={oddsLabels}
        columns={{ full: [], half: [], extra: [] }}
        half="full"
        leagues={[{ id: 'l1', name: 'Ligue 1', href: '/ty-le-keo?giai=l1', matchIds: [] }]}
        renderMatch={() => null}
      />,
    );
    const head = screen.getByRole('rowheader', { name: 'Ligue 1' });
    expect(within(head).getByRole('link').getAttribute('href')).toBe('/ty-le-keo?giai=l1');
  });
});
