import { FakeClock } from '@khandai/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { controls } from '../stories/samples/player.js';
import { Player } from './Player.js';
import type { PlayerView } from './player-view.js';

describe('Player', () => {
  it('[PL1] keys control the player, except in its fields', () => {
    const done: string[] = [];
    const reported = {
      ...controls,
      onTogglePlay: () => done.push('play'),
      onToggleMute: () => done.push('mute'),
      onVolume: (volume: number) => done.push(String(volume)),
      onSkip: (seconds: number) => done.push(`skip ${seconds}`),
    };
    render(<Player label="Trình phát" view={{ state: 'playing' }} stage={null} controls={reported} />);
    const player = screen.getByRole('region', { name: 'Trình phát' });
    for (const key of [' ', 'K', 'm', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'x'])
      fireEvent.keyDown(player, { key });
    expect(done).toEqual(['play', 'play', 'mute', '0.9', '0.7', 'skip -10', 'skip 10']);
    fireEvent.keyDown(screen.getByRole('combobox', { name: 'Chất lượng' }), { key: 'm' });
    fireEvent.keyDown(player, { key: 'm', ctrlKey: true });
    expect(done).toHaveLength(7);
    fireEvent.click(screen.getByRole('button', { name: 'Lùi 10 giây', hidden: true }));
    expect(done.at(-1)).toBe('skip -10');
  });

  it('[PL3] a double tap at a side skips ten seconds, elsewhere it toggles full screen, as a double click does everywhere', () => {
    const done: string[] = [];
    const reported = {
      ...controls,
      onSkip: (seconds: number) => done.push(String(seconds)),
      onToggleFullscreen: () => done.push('full'),
    };
    const { container } = render(
      <Player label="Trình phát" view={{ state: 'playing' }} stage={null} controls={reported} />,
    );
    const surface = container.querySelector('[data-part="surface"]')!;
    surface.getBoundingClientRect = () => new DOMRect(100, 0, 300, 200);
    const twice = (pointerType: string, clientX: number) => {
      const up = new MouseEvent('pointerup', { bubbles: true, button: 2 });
      fireEvent(surface, Object.assign(up, { pointerType }));
      fireEvent.doubleClick(surface, { clientX });
    };
    for (const x of [120, 250, 390]) twice('touch', x);
    twice('mouse', 120);
    expect(done).toEqual(['-10', 'full', '10', 'full']);
  });

  it('the way back and the mark of simulated data lie over an opaque message', () => {
    render(
      <Player
        label="Trình phát"
        view={{ state: 'failed', text: 'Mất tín hiệu' }}
        stage={null}
        controls={controls}
        bar={{ start: <a href="/truc-tiep">Quay lại</a>, end: null }}
        origin="Dữ liệu mô phỏng"
      />,
    );
    const message = screen.getByRole('alert');
    for (const over of [screen.getByRole('link', { name: 'Quay lại' }), screen.getByText('Dữ liệu mô phỏng')])
      expect(message.compareDocumentPosition(over) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('[PL2] controls hide after three seconds without input, and return on a touch', async () => {
    const clock = new FakeClock();
    render(<Player label="Trình phát" view={{ state: 'playing' }} stage={null} controls={controls} clock={clock} />);
    const player = screen.getByRole('region', { name: 'Trình phát' });
    await act(() => clock.advance(2999));
    expect(player.hasAttribute('data-idle')).toBe(false);
    await act(() => clock.advance(1));
    expect(player.hasAttribute('data-idle')).toBe(true);
    fireEvent.pointerMove(player);
    expect(player.hasAttribute('data-idle')).toBe(false);
  });

  it('[PL6] the button for sound has its words for five seconds from when it appears, and keeps its name as an icon', async () => {
    const clock = new FakeClock();
    const player = (muted: boolean) => (
      <Player
        label="Trình phát"
        view={{ state: 'playing' }}
        stage={null}
        controls={{ ...controls, muted }}
        unmuteHint="Bấm để bật tiếng"
        clock={clock}
      />
    );
    const { rerender } = render(player(false));
    const button = () => screen.getByRole('button', { name: 'Bấm để bật tiếng' });
    const isSmall = () => button().hasAttribute('data-small');
    await act(() => clock.advance(60_000));
    rerender(player(true));
    // A mouse that leaves the player hides the controls at once.
    fireEvent(
      screen.getByRole('region', { name: 'Trình phát' }),
      Object.assign(new MouseEvent('pointerout', { bubbles: true }), { pointerType: 'mouse' }),
    );
    expect(screen.getByRole('region', { name: 'Trình phát' }).hasAttribute('data-idle')).toBe(true);
    await act(() => clock.advance(4999));
    expect(isSmall()).toBe(false);
    await act(() => clock.advance(1));
    expect(isSmall()).toBe(true);
    fireEvent.pointerMove(screen.getByRole('region', { name: 'Trình phát' }));
    expect(isSmall()).toBe(true);
    rerender(player(false));
    rerender(player(true));
    expect(isSmall()).toBe(false);
  });

  it('[PL4] (button) the theatre has its exit button even while nothing plays', () => {
    let left = 0;
    const theatre = { ...controls, theatre: true, onToggleTheatre: () => (left += 1) };
    render(
      <Player label="Trình phát" view={{ state: 'failed', text: 'Mất tín hiệu' }} stage={null} controls={theatre} />,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Thoát chế độ rạp' }));
    expect(left).toBe(1);
  });

  it('[OG1] (player) the mark of simulated data stays while the controls are hidden and while nothing plays', async () => {
    const clock = new FakeClock();
    const player = (view: PlayerView) => (
      <Player label="Trình phát" view={view} stage={null} controls={controls} origin="Dữ liệu mô phỏng" clock={clock} />
    );
    const { rerender } = render(player({ state: 'playing' }));
    await act(() => clock.advance(60_000));
    expect(screen.getByText('Dữ liệu mô phỏng').closest('[data-part="chrome"]')).toBeNull();
    rerender(player({ state: 'failed', text: 'Mất tín hiệu' }));
    expect(screen.getByText('Dữ liệu mô phỏng')).toBeTruthy();
  });

  it('[PL2] controls stay visible while the player is paused', async () => {
    const clock = new FakeClock();
    render(
      <Player
        label="Trình phát"
        view={{ state: 'playing' }}
        stage={null}
        controls={{ ...controls, playing: false }}
        clock={clock}
      />,
    );
    await act(() => clock.advance(60_000));
    expect(screen.getByRole('region', { name: 'Trình phát' }).hasAttribute('data-idle')).toBe(false);
  });

  it('[PL5] a recorded video has a line to seek on, subtitles and the next part, but nothing of a live stream', () => {
    const done: string[] = [];
    const { labels, ...rest } = controls;
    const recorded = {
      ...rest,
      labels: { ...labels, subtitles: 'Phụ đề' },
      ...{ playing: false, onGoLive: undefined, onToggleTheatre: undefined },
      seek: {
        ...{ label: 'Tua', words: '8 giây trên 16 giây, chương Bàn thắng', shown: '0:08', length: '0:16' },
        ...{ second: 8, seconds: 16, marks: [{ second: 8, goal: true }] },
        onSeek: (second: number) => done.push(`seek ${second}`),
      },
      next: { label: 'Tập sau', onNext: () => done.push('next') },
      subtitles: { on: false, onToggle: () => done.push('subtitles') },
    };
    const player = (bare: boolean) => (
      <Player label="Trình phát" view={{ state: 'playing' }} bare={bare} controls={recorded}>
        <video />
      </Player>
    );
    const { rerender } = render(player(true));
    expect(screen.queryByRole('slider')).toBeNull();
    rerender(player(false));
    const line = screen.getByRole('slider', { name: 'Tua', hidden: true });
    expect(line.getAttribute('aria-valuetext')).toContain('chương Bàn thắng');
    fireEvent.change(line, { target: { value: '12' } });
    const region = screen.getByRole('region', { name: 'Trình phát' });
    for (const key of ['n', 'c', 'l', 't']) fireEvent.keyDown(region, { key });
    expect(done).toEqual(['seek 12', 'next', 'subtitles']);
    for (const name of ['Trực tiếp', 'Chế độ rạp'])
      expect(screen.queryByRole('button', { name, hidden: true })).toBeNull();
  });
});
