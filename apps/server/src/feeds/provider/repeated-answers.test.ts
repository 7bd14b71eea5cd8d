import { RepeatedAnswers } from './repeated-answers.js';

describe('answers that repeat', () => {
  it('[PF6] (unchanged answer) only the same text of the same call gives the same object', () => {
    const answers = new RepeatedAnswers((json): unknown => JSON.parse(json));
    const first = answers.read('main', '{"a":1}');
    expect(first).toEqual({ a: 1 });
    expect(answers.read('main', '{"a":1}')).toBe(first);
    expect(answers.read('changes', '{"a":1}')).not.toBe(first);
    expect(answers.read('main', '{"a":2}')).toEqual({ a: 2 });
    expect(answers.read('main', '{"a":1}')).not.toBe(first);
  });

  it('[PF6] (unchanged answer) an unusable text is read each time, and does not replace the answer before', () => {
    const answers = new RepeatedAnswers((json): unknown => JSON.parse(json));
    const first = answers.read('main', '{}');
    expect(() => answers.read('main', '{')).toThrow(SyntaxError);
    expect(() => answers.read('main', '{')).toThrow(SyntaxError);
    expect(answers.read('main', '{}')).toBe(first);
  });
});
