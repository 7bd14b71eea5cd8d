import { render, screen } from '@testing-library/react';
import { MarbleSlides } from './marble-slides.js';
import { rankPath } from './rank-chart-model.js';
import { RankChart } from './RankChart.js';
import { RaceTrack } from './RaceTrack.js';
import { lapLength, moveTo, roadPoint, sideOf, wayOf } from './track-model.js';

const race = { laps: 5, marbles: 8 };
const lanes = new Map([
  [1, 0],
  [2, 1],
]);

describe('[LS11] (track)', () => {
  test('a lap ends where it begins, and its points are on the picture', () => {
    const [start, end] = [roadPoint(0), roadPoint(lapLength() - 0.01)];
    expect(Math.hypot(start.x - end.x, start.y - end.y)).toBeLessThan(1);
    for (let at = 0; at < lapLength(); at += 20) {
      const { x, y } = roadPoint(at, 9);
      expect(x > 20 && x < 620 && y > 20 && y < 340).toBe(true);
    }
  });

  test('marbles stand behind the line in their lanes, and beyond it in their order', () => {
    const on = (progress: number, rank: number, lane: number) => wayOf({ id: 1, progress, rank }, lane, race);
    expect([0, 1, 2, 3].map((lane) => on(0, lane + 1, lane))).toEqual([-17, -17, -34, -34]);
    expect(sideOf(0)).toBe(-sideOf(1));
    expect(on(0.5, 1, 3)).toBeCloseTo(2.5 * lapLength());
    expect(on(1, 1, 3)).toBeGreaterThan(on(1, 2, 0));
    expect(on(1, 8, 0)).toBeGreaterThan(5 * lapLength());
  });

  test('after a gap a marble slides to its place in 300 ms', () => {
    const slides = new MarbleSlides();
    const at = (time: number, progress: number) =>
      slides.at(time, [{ id: 1, progress, rank: 1 }], lanes, race).get(1) ?? NaN;
    const ways = (progress: number) => wayOf({ id: 1, progress, rank: 1 }, 0, race);
    expect(at(0, 0.2)).toBe(ways(0.2));
    expect(at(16, 0.2002)).toBe(ways(0.2002));
    const before = ways(0.2002);
    expect(at(32, 0.3)).toBeGreaterThan(before);
    expect(at(32 + 134, 0.3)).toBeCloseTo((before + ways(0.3)) / 2);
    expect(at(32 + 300, 0.3)).toBe(ways(0.3));
  });

  test('marbles move in frames, and rest while the race is out of step', () => {
    let draw: ((time: number) => void) | undefined;
    const frames = (next: (time: number) => void) => {
      draw = next;
      return () => (draw = undefined);
    };
    const [start, later] = [0.2, 0.201].map((progress) => [{ id: 1, progress, rank: 1 }]);
    const words = { label: 'Vòng 2', mineWord: 'Bạn', finishWord: 'Đích', laps: 5 };
    const track = (held: boolean) => (
      <RaceTrack
        {...words}
        marbles={[{ id: 1, color: '#b23a32' }]}
        places={start ?? []}
        moving={{ now: () => later ?? [], frames }}
        held={held}
      />
    );
    const { container, rerender } = render(track(false));
    const styleOf = () => container.querySelector('[data-marble="1"]')?.getAttribute('style');
    const before = styleOf();
    draw?.(16);
    expect(styleOf()).not.toBe(before);
    rerender(track(true));
    expect(draw).toBeUndefined();
  });

  test('the track says in words what it draws, and shows each marble by its number', () => {
    const places = [
      { id: 1, progress: 0.25, rank: 2 },
      { id: 2, progress: 0.26, rank: 1 },
    ];
    const marbles = [
      { id: 1, color: '#b23a32' },
      { id: 2, color: '#1f6fc4', mine: true },
    ];
    const { container } = render(
      <RaceTrack
        label="Vòng 2, thứ tự: Sóng Biển, Hỏa Tiễn"
        marbles={marbles}
        laps={5}
        places={places}
        mineWord="Bạn"
        finishWord="Đích"
      />,
    );
    expect(screen.getByRole('region', { name: 'Vòng 2, thứ tự: Sóng Biển, Hỏa Tiễn' })).toBeTruthy();
    const mine = container.querySelector('[data-marble="2"]');
    expect(mine?.textContent).toBe('2Bạn');
    expect(container.querySelector('[data-marble="1"]')?.textContent).toBe('1');
    const way = wayOf({ id: 2, progress: 0.26, rank: 1 }, 1, { laps: 5, marbles: 2 });
    expect(mine?.getAttribute('style')).toContain(moveTo(roadPoint(way, sideOf(1))).translate);
  });
});

describe('[LS11] (places at marks)', () => {
  const lines = [
    {
      id: 1,
      name: 'Hỏa Tiễn',
      color: '#b23a32',
      points: [0, 1, 2].map((part) => ({ part, rank: part === 2 ? 2 : 1 })),
    },
    {
      id: 2,
      name: 'Sóng Biển',
      color: '#1f6fc4',
      mine: true,
      points: [0, 2].map((part) => ({ part, rank: 2 - part / 2 })),
    },
  ];

  test('a line goes from place to place, and is broken where marks are missing', () => {
    expect(rankPath(lines[0]?.points ?? [])).toBe('M0 0.5C0.5 0.5 0.5 0.5 1 0.5C1.5 0.5 1.5 1.5 2 1.5');
    expect(rankPath(lines[1]?.points ?? [])).toBe('M0 1.5M2 0.5');
  });

  test('the chart has a sentence, the numbers of the marbles at both ends, and the same places in a table', () => {
    const { container } = render(
      <RankChart
        summary="Sóng Biển lên dẫn đầu"
        lines={lines}
        parts={2}
        laps={['Vòng 1']}
        mineText="Sóng Biển, bạn chọn"
        table={{ show: 'Xem bảng', marble: 'Bi', mark: (part) => `Mốc ${part}` }}
      />,
    );
    expect(screen.getByRole('img', { name: 'Sóng Biển lên dẫn đầu' })).toBeTruthy();
    expect([...container.querySelectorAll('figure i')].map(({ textContent }) => textContent)).toEqual([
      '1',
      '1',
      '2',
      '2',
    ]);
    expect(container.querySelectorAll('path[data-mine]')).toHaveLength(1);
    const rows = [...container.querySelectorAll('tr')].map((row) => [...row.children].map((cell) => cell.textContent));
    expect(rows).toEqual([
      ['Bi', 'Mốc 0', 'Mốc 1', 'Mốc 2'],
      ['1 · Hỏa Tiễn', '1', '1', '2'],
      ['2 · Sóng Biển', '2', '', '1'],
    ]);
  });
});
