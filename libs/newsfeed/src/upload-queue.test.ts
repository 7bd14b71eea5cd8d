import { FakeClock } from '@khandai/testing';
import { type UploadEvent, UploadQueue, uploadAfter, UploadRefused, type UploadState } from './upload-queue.js';

interface Sending {
  readonly file: string;
  readonly progress: (fraction: number) => void;
  readonly finish: (done: number) => void;
  readonly fail: (error: unknown) => void;
  readonly signal: AbortSignal;
}

function open() {
  const clock = new FakeClock(0);
  const sent: Sending[] = [];
  const queue = new UploadQueue<string, number>({
    clock,
    port: {
      send: (file, progress, signal) =>
        new Promise((finish, fail) => void sent.push({ file, progress, finish, fail, signal })),
    },
  });
  const states = () => queue.items.map(({ file, state }) => `${file} ${state}`);
  const settle = () => clock.advance(0);
  return { clock, sent, queue, states, settle };
}

describe('the states of an upload', () => {
  const states: UploadState[] = ['waiting', 'sending', 'paused', 'failed', 'refused', 'done'];
  const events: UploadEvent[] = ['start', 'pause', 'resume', 'cutOff', 'refuse', 'finish'];
  test.each<[UploadState, UploadState[]]>([
    ['waiting', ['sending', 'paused', 'waiting', 'waiting', 'waiting', 'waiting']],
    ['sending', ['sending', 'paused', 'sending', 'failed', 'refused', 'done']],
    ['paused', ['paused', 'paused', 'waiting', 'paused', 'paused', 'paused']],
    ['failed', ['failed', 'paused', 'waiting', 'failed', 'failed', 'failed']],
    ['refused', ['refused', 'refused', 'refused', 'refused', 'refused', 'refused']],
    ['done', ['done', 'done', 'done', 'done', 'done', 'done']],
  ])('[NF19] %s becomes, by each event, %j', (state, next) => {
    expect(states).toHaveLength(6);
    expect(events.map((event) => uploadAfter(state, event))).toEqual(next);
  });
});

describe('a queue of uploads', () => {
  test('[NF19] sends one file after another, with its progress', async () => {
    const { queue, sent, states, settle } = open();
    queue.add('1', 'a');
    queue.add('2', 'b');
    expect(states()).toEqual(['a sending', 'b waiting']);
    sent[0]?.progress(0.4);
    expect(queue.items[0]?.progress).toBe(0.4);
    sent[0]?.finish(11);
    await settle();
    expect(states()).toEqual(['a done', 'b sending']);
    expect(queue.items[0]).toMatchObject({ done: 11, progress: 1 });
  });

  test('[NF19] pauses a file, sends the next one, and goes on with the first when the user wants', async () => {
    const { queue, sent, states, settle } = open();
    queue.add('1', 'a');
    queue.add('2', 'b');
    queue.pause('1');
    expect([states(), sent[0]?.signal.aborted]).toEqual([['a paused', 'b sending'], true]);
    sent[0]?.fail(new Error('aborted'));
    sent[1]?.finish(2);
    await settle();
    queue.resume('1');
    expect(states()).toEqual(['a sending', 'b done']);
    expect(sent).toHaveLength(3);
  });

  test('[NF20] sends a file that was cut off again after growing waits, until the user decides', async () => {
    const { queue, sent, states, clock, settle } = open();
    queue.add('1', 'a');
    for (const wait of [2_000, 5_000, 15_000, 30_000, 60_000]) {
      sent.at(-1)?.fail(new Error('offline'));
      await settle();
      expect(states()).toEqual(['a failed']);
      await clock.advance(wait - 1);
      expect(states()).toEqual(['a failed']);
      await clock.advance(1);
      expect(states()).toEqual(['a sending']);
    }
    sent.at(-1)?.fail(new Error('offline'));
    await clock.advance(3_600_000);
    expect(states()).toEqual(['a failed']);
    queue.resumeFailed();
    sent.at(-1)?.finish(1);
    await settle();
    expect(states()).toEqual(['a done']);
  });

  test('[NF20] a refused file says why and is not sent again; the next one is', async () => {
    const { queue, sent, states, clock, settle } = open();
    queue.add('1', 'a');
    queue.add('2', 'b');
    sent[0]?.fail(new UploadRefused('Tệp này không phải ảnh.'));
    await settle();
    await clock.advance(3_600_000);
    queue.resume('1');
    expect(states()).toEqual(['a refused', 'b sending']);
    expect(queue.items[0]?.reason).toBe('Tệp này không phải ảnh.');
  });

  test('[NF21] a removed file is sent no more, and what it still answers changes nothing', async () => {
    const { queue, sent, states, settle } = open();
    queue.add('1', 'a');
    queue.add('2', 'b');
    queue.remove('1');
    expect([states(), sent[0]?.signal.aborted]).toEqual([['b sending'], true]);
    sent[0]?.finish(1);
    await settle();
    expect(states()).toEqual(['b sending']);
  });

  test('[NF21] files are in the order that the user wants; one that was uploaded before is done', () => {
    const { queue, states, sent } = open();
    queue.add('1', 'a', 11);
    queue.add('2', 'b', 12);
    queue.add('3', 'c', 13);
    queue.move('3', -1);
    queue.move('1', -1);
    queue.move('2', 1);
    expect([states(), sent]).toEqual([['a done', 'c done', 'b done'], []]);
  });

  test('a closed queue sends nothing more', async () => {
    const { queue, sent, clock, settle } = open();
    queue.add('1', 'a');
    sent[0]?.fail(new Error('offline'));
    await settle();
    queue.close();
    await clock.advance(60_000);
    queue.add('2', 'b');
    expect(sent).toHaveLength(1);
  });
});
