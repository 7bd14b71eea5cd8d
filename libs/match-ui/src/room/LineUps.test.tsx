import { render, screen, within } from '@testing-library/react';
import { lineUpLabels, lineUpTeams } from '../stories/samples/line-ups.js';
import { CommentaryList } from './CommentaryList.js';
import { LineUpList } from './LineUpList.js';
import { LineUpPitch } from './LineUpPitch.js';
import { ScoreStrip } from './ScoreStrip.js';

const [home, away] = lineUpTeams;

describe('[LS4] (line-ups) LineUpPitch', () => {
  it('reads out as two lists of players with their marks in words', () => {
    render(
      <LineUpPitch
        home={home}
        away={away}
        labels={{ captainMark: 'C', starting: (team) => `Đội hình xuất phát ${team}` }}
      />,
    );
    const list = screen.getByRole('list', { name: `Đội hình xuất phát ${home.name}` });
    expect(list.textContent).toContain('Nguyễn Quang Hải, đội trưởng');
    expect(list.textContent).toContain('Bàn thắng 61′');
    expect(within(list).getAllByRole('listitem')).toHaveLength(11 + home.rows.length);
  });
});

describe('[LS4] (line-ups) LineUpList', () => {
  it('lists the bench and the coach, and the starting players where there is no pitch', () => {
    const { rerender } = render(<LineUpList team={home} labels={lineUpLabels} withStarting={false} />);
    expect(screen.getByText('Phan Văn Đức')).toBeTruthy();
    expect(screen.queryByText('Nguyễn Filip')).toBeNull();
    rerender(<LineUpList team={home} labels={lineUpLabels} withStarting />);
    expect(screen.getByText('Nguyễn Filip')).toBeTruthy();
    expect(screen.getByRole('region', { name: home.name }).textContent).toContain('HLVAlexandré Pölking');
  });
});

describe('[LS4] (commentary) CommentaryList', () => {
  it('announces only new lines', () => {
    const rows = [{ id: '1', minute: '61', text: 'Vào!', team: { name: 'CAHN', color: '#8E1F2B' }, key: true }];
    const { rerender } = render(<CommentaryList label="Tường thuật" rows={rows} />);
    expect(screen.getByRole('status').textContent).toBe('');
    rerender(<CommentaryList label="Tường thuật" rows={rows} news="Vào!" />);
    expect(screen.getByRole('status').textContent).toBe('Vào!');
    expect(screen.getByRole('list', { name: 'Tường thuật' }).textContent).toContain('CAHN: Vào!');
  });
});

describe('ScoreStrip', () => {
  const team = { name: 'A', crest: home.crest };
  const strip = (homeScore: number) => (
    <ScoreStrip
      label="Tỷ số"
      home={{ ...team, score: homeScore }}
      away={{ ...team, name: 'B', score: 1 }}
      state={{ tone: 'live', word: 'Hiệp 2' }}
    />
  );

  it('animates a score when it rises, not at the first render and not when a goal is disallowed', () => {
    const { rerender } = render(strip(1));
    const figure = () => screen.getByRole('region', { name: 'Tỷ số' }).querySelectorAll('i')[0]?.previousSibling;
    const first = figure();
    rerender(strip(1));
    expect(figure()).toBe(first);
    rerender(strip(2));
    const risen = figure();
    expect(risen).not.toBe(first);
    rerender(strip(1));
    expect(figure()).toBe(risen);
  });
});
