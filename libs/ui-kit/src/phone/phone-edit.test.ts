import { editPhone, type PhoneEditRules, pastePhone } from './phone-edit.js';
import type { PhoneDraft } from './phone-model.js';

const vn = (text: string): PhoneDraft => ({ country: 'VN', text });

/** Parses "0912| 345" into the text and its caret. */
const at = (marked: string) => ({ text: marked.replace('|', ''), caret: marked.indexOf('|') });

/** The field's text after a change from `was` to `now`; a bar marks the caret. */
function edited(was: string, now: string, rules?: PhoneEditRules & { forward?: boolean }): string {
  const { draft, caret } = editPhone(vn(was), { ...at(now), forward: rules?.forward }, rules);
  return `${draft.text.slice(0, caret)}|${draft.text.slice(caret)}`;
}

describe('[PH3] spaces are inserted automatically, and the caret stays after its digit', () => {
  it.each([
    ['0912', '09123|', '0912 3|'],
    ['0912 345', '0912 3459|', '0912 345 9|'],
    ['0912 345 67', '095|12 345 67', '095|1 234 567'],
    ['0912 345 678', '0912 34|678', '0912 34|6 78'],
    ['0912 345 678', '|912 345 678', '|912 345 678'],
    ['912 345 678', '0|912 345 678', '0|912 345 678'],
    ['', '+|', '+|'],
    ['+8', '+84|', '+84|'],
    ['+84', '+849|', '+84 9|'],
    ['008', '0084|', '+84|'],
    ['00', '008|', '+8|'],
    ['0', '0|084', '+|84'],
  ])('"%s" becomes "%s": %s', (was, now, then) => {
    expect(edited(was, now).replace(/\s/g, ' ')).toBe(then);
  });

  it('deleting a space deletes the digit next to it', () => {
    expect(edited('0912 345 678', '0912|345 678')).toBe('091|3 456 78');
    expect(edited('0912 345 678', '0912|345 678', { forward: true })).toBe('0912| 456 78');
  });

  it('a bracket can be deleted like a space', () => {
    const { draft } = editPhone({ country: 'US', text: '(201)' }, at('(201|'));
    expect(draft.text.replace(/\D/g, '')).toBe('20');
  });

  it('a number that arrives at once, as by autofill, is shown in national format', () => {
    expect(edited('', '+84912345678|')).toBe('0912 345 678|');
    expect(editPhone(vn(''), at('+12015550123|')).draft).toEqual({ country: 'US', text: '(201) 555-0123' });
  });
});

describe('[AC2] (characters and length of the field)', () => {
  it('with restricted input only digits, space, plus, parentheses and hyphen are accepted', () => {
    expect(edited('0912', '0912x|', { restrict: true })).toBe('0912|');
    expect(edited('', 'a+8b4c (9)-1|', { restrict: true }).replace(/[^\d+|]/g, '')).toBe('+8491|');
    expect(edited('0912', '0912x|')).toBe('0912x|');
  });

  it('accepts at most 25 characters, by paste too', () => {
    const long = '1'.repeat(40);
    expect(edited('', `${long}|`)).toBe(`${'1'.repeat(25)}|`);
    expect(pastePhone(vn(''), { pasted: long, from: 0, to: 0 }).draft.text).toBe('1'.repeat(25));
    expect(edited('', `${long}|`, { maxLength: 30 })).toBe(`${'1'.repeat(30)}|`);
  });
});

describe('[PH2] paste', () => {
  it('replaces the selection', () => {
    const { draft, caret } = pastePhone(vn('0912 345 678'), { pasted: '988', from: 5, to: 8 });
    expect([draft.text, caret]).toEqual(['0912 988 678', 12]);
    expect(pastePhone(vn('0912'), { pasted: '34', from: 4, to: 4 }).draft.text).toBe('0912 34');
  });
});

describe('[PH2] invisible characters', () => {
  const copied = '\u202a0912 345 678\u202c';

  it('are removed from a number that was copied from an address book', () => {
    expect(pastePhone(vn(''), { pasted: copied, from: 0, to: 0 }).draft).toEqual(vn('0912 345 678'));
    expect(editPhone(vn(''), { text: copied, caret: copied.length }).draft).toEqual(vn('0912 345 678'));
    expect(editPhone(vn(''), { text: '\u200e09', caret: 3 }).draft.text).toBe('09');
  });
});
