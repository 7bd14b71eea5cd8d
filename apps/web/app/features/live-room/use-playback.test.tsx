import type { Host } from '@khandai/contracts';
import { act, render } from '@testing-library/react';
import { useRef, useState } from 'react';
import { createRoutesStub } from 'react-router';
import { fixture, NOW } from '../../../test/fixtures';
import { PlayerContext, type PlayerStore } from '../../domains/player';
import { type Services, ServicesContext } from '../../shell/services/services';
import { usePlayback } from './use-playback';

const match = fixture({ fixtureId: '1001' });
const host = { links: [] } as unknown as Host;

/** A player that records its start. */
function fakePlayer() {
  const player = {
    video: undefined as HTMLVideoElement | undefined,
    starts: 0,
    begin: (video: HTMLVideoElement) => {
      player.video = video;
      player.starts += 1;
    },
    watch: () => undefined,
    report: () => undefined,
    setFullscreen: () => undefined,
  };
  return player;
}

/** Renders a room whose player the test changes. `tick` runs the next task. */
function room(first: ReturnType<typeof fakePlayer>) {
  let tasks: (() => void)[] = [];
  const sleep = () => new Promise<void>((resolve) => tasks.push(resolve));
  const services = { timers: { sleep }, clock: { minute: NOW } } as unknown as Services;
  const dock = { enter: () => undefined, leave: () => undefined };
  let setPlayer: (next: typeof first) => void = () => undefined;
  const Room = () => {
    const [player, set] = useState(first);
    setPlayer = set;
    const stage = useRef<HTMLDivElement>(null);
    usePlayback(stage, { fixture: match, host, player: player as unknown as PlayerStore });
    return <div ref={stage} />;
  };
  const Stub = createRoutesStub([{ path: '/', Component: Room }]);
  render(
    <ServicesContext value={services}>
      <PlayerContext value={dock as never}>
        <Stub />
      </PlayerContext>
    </ServicesContext>,
  );
  return {
    change: (next: typeof first) => {
      act(() => {
        setPlayer(next);
      });
    },
    tick: () =>
      act(async () => {
        const due = tasks;
        tasks = [];
        for (const run of due) run();
      }),
  };
}

describe('the player of a room', () => {
  test('starts in the task after the first render, also when the room changes to another player', async () => {
    const [one, two] = [fakePlayer(), fakePlayer()];
    const { change, tick } = room(one);
    expect(one.starts).toBe(0);
    await tick();
    expect(one.starts).toBe(1);
    change(two);
    expect(two.starts).toBe(0);
    await tick();
    expect([one.starts, two.starts]).toEqual([1, 1]);
  });

  test('continues at once if it already plays', () => {
    const playing = fakePlayer();
    playing.video = document.createElement('video');
    room(playing);
    expect([document.querySelectorAll('video').length, playing.starts]).toEqual([1, 0]);
  });
});
