import { {{Class}} } from './{{name}}.js';

function listening(...answers: string[][]) {
  const heard: (readonly string[])[] = [];
  const subject = new {{Class}}({ source: { load: () => Promise.resolve(answers.shift() ?? []) } });
  subject.changed.on((names) => heard.push(names));
  return { subject, heard };
}

describe('{{Class}}', () => {
  it('[{{RULE}}1] announces what moved and says nothing while it stays the same', async () => {
    const { subject, heard } = listening(['a'], ['a'], ['a', 'b']);
    const { signal } = new AbortController();
    await subject.refresh(signal);
    await subject.refresh(signal);
    await subject.refresh(signal);
    expect(heard).toEqual([['a'], ['a', 'b']]);
  });

  it('[{{RULE}}2] drops an answer that outlived its session', async () => {
    const { subject, heard } = listening(['a']);
    await subject.refresh(AbortSignal.abort());
    expect(heard).toEqual([]);
  });
});
