import { {{Class}} } from './{{name}}.js';

function listen(...answers: string[][]) {
  const received: (readonly string[])[] = [];
  const subject = new {{Class}}({ source: { load: () => Promise.resolve(answers.shift() ?? []) } });
  subject.changed.on((names) => received.push(names));
  return { subject, received };
}

describe('{{Class}}', () => {
  it('[{{RULE}}1] emits changes and nothing for an equal answer', async () => {
    const { subject, received } = listen(['a'], ['a'], ['a', 'b']);
    const { signal } = new AbortController();
    await subject.refresh(signal);
    await subject.refresh(signal);
    await subject.refresh(signal);
    expect(received).toEqual([['a'], ['a', 'b']]);
  });

  it('[{{RULE}}2] ignores an answer after its signal aborted', async () => {
    const { subject, received } = listen(['a']);
    await subject.refresh(AbortSignal.abort());
    expect(received).toEqual([]);
  });
});
