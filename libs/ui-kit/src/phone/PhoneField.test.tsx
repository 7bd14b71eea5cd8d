import { createEvent, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { phoneLabels, phoneProblems } from '../stories/samples/phone.js';
import { PhoneField, type PhoneFieldProps } from './PhoneField.js';
import { phoneDraft, type PhoneDraft } from './phone-model.js';

// jsdom has no layout, so it lacks matchMedia and scrollIntoView.
beforeAll(() => {
  globalThis.matchMedia ??= (media: string) =>
    Object.assign(new EventTarget(), { matches: false, media }) as unknown as MediaQueryList;
  Element.prototype.scrollIntoView ??= () => undefined;
  HTMLCanvasElement.prototype.getContext = () => null;
});

function Held({ start = phoneDraft(), ...rest }: Partial<PhoneFieldProps> & { start?: PhoneDraft }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <PhoneField
        label="Số điện thoại"
        locale="vi"
        labels={phoneLabels}
        problems={phoneProblems}
        value={value}
        onChange={setValue}
        {...rest}
      />
      <button type="button">Lưu</button>
    </>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Số điện thoại' });
const button = () => screen.getByRole('button', { name: /^Quốc gia/ });
const active = () => document.activeElement?.getAttribute('aria-activedescendant')?.split('-').at(-1);

/** The field's text after an input event; a bar marks the caret. */
function write(marked: string, inputType = 'insertText') {
  const [text, caret] = [marked.replace('|', ''), marked.indexOf('|')];
  field().focus();
  const event = createEvent.input(field(), {
    target: { value: text, selectionStart: caret, selectionEnd: caret },
    inputType,
  });
  fireEvent(field(), event);
}

const shown = () => {
  const { value, selectionStart } = field();
  return `${value.slice(0, selectionStart ?? 0)}|${value.slice(selectionStart ?? 0)}`;
};

describe('PhoneField', () => {
  it('[AC2] (type and length) is a field of type tel with 25 characters, which browsers fill in', () => {
    render(<Held />);
    expect(field().type).toBe('tel');
    expect(field().maxLength).toBe(25);
    expect(field().autocomplete).toBe('tel');
  });

  it('[PH1] starts with Viet Nam', () => {
    render(<Held />);
    expect(button().getAttribute('aria-label')).toBe('Quốc gia: Việt Nam +84');
  });

  it('[PH3] inserts spaces while the user types, and keeps the caret after its digit', () => {
    render(<Held start={{ country: 'VN', text: '0912 345 67' }} />);
    write('0912 345 678|');
    expect(shown()).toBe('0912 345 678|');
    write('09129| 345 678');
    expect(field().value.replace(/\s/g, '')).toBe('09129345678');
    expect(shown().replace(/\s/g, '')).toBe('09129|345678');
  });

  it('[PH3] a character that is not allowed changes nothing', () => {
    render(<Held start={{ country: 'VN', text: '0912 345' }} restrict />);
    write('09x|12 345');
    expect(shown()).toBe('09|12 345');
  });

  it('[PH2] shows a pasted number in national format', () => {
    render(<Held />);
    const paste = createEvent.paste(field(), { clipboardData: { getData: () => 'Gọi +1 201-555-0123 nhé' } });
    fireEvent(field(), paste);
    expect(paste.defaultPrevented).toBe(true);
    expect(field().value).toBe('(201) 555-0123');
    expect(button().getAttribute('aria-label')).toMatch(/^Quốc gia: Hoa Kỳ/);
  });

  it('[PH2] accepts autofill, which arrives in one event', () => {
    render(<Held />);
    fireEvent.change(field(), { target: { value: '+84912345678' } });
    expect(field().value).toBe('0912 345 678');
  });

  it('[PH5] shows the problem when the field loses focus, until the user corrects it', () => {
    render(<Held />);
    write('0912|');
    expect(field().getAttribute('aria-invalid')).toBeNull();
    fireEvent.blur(field());
    expect(screen.getByRole('textbox', { description: phoneProblems.tooShort }).getAttribute('aria-invalid')).toBe(
      'true',
    );
    expect(field().value).toBe('0912');
    fireEvent.change(field(), { target: { value: '0912 345 678' } });
    expect(field().getAttribute('aria-invalid')).toBeNull();
  });

  it('[PH5] shows nothing while a submit button is pressed, which would move away from under the pointer', () => {
    render(
      <form>
        <Held />
        <button type="submit">Gửi</button>
      </form>,
    );
    write('0912|');
    fireEvent.blur(field(), { relatedTarget: screen.getByText('Gửi') });
    expect(field().getAttribute('aria-invalid')).toBeNull();
  });

  it('[PH5] empty is a problem only where a number is required, and the owner’s error takes precedence', () => {
    const { rerender } = render(<Held />);
    fireEvent.blur(field());
    expect(field().getAttribute('aria-invalid')).toBeNull();
    rerender(<Held required />);
    fireEvent.blur(field());
    expect(screen.getByText(phoneProblems.empty)).toBeTruthy();
    rerender(<Held required error="Số này đã có người dùng" />);
    expect(screen.queryByText(phoneProblems.empty)).toBeNull();
    expect(screen.getByText('Số này đã có người dùng')).toBeTruthy();
  });
});

describe('countries of a PhoneField', () => {
  const open = () => {
    fireEvent.click(button());
    return screen.getByRole('listbox', { name: 'Quốc gia' });
  };

  it('[PH6] are searched without diacritics and by code, and the number of results is announced', () => {
    render(<Held />);
    const list = open();
    const search = screen.getByRole('combobox', { name: phoneLabels.search });
    expect(document.activeElement).toBe(search);
    expect(active()).toBe('VN');
    fireEvent.change(search, { target: { value: 'nhat ban' } });
    expect(within(list).getAllByRole('option')).toHaveLength(1);
    expect(screen.getByText('1 quốc gia')).toBeTruthy();
    fireEvent.change(search, { target: { value: 'không có' } });
    expect(screen.getAllByText(phoneLabels.none)).toHaveLength(2);
    fireEvent.change(search, { target: { value: '+81' } });
    fireEvent.keyDown(search, { key: 'Enter' });
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(button().getAttribute('aria-label')).toBe('Quốc gia: Nhật Bản +81');
    expect(document.activeElement).toBe(field());
  });

  it('[PH7] are visited by arrow keys, Home and End; Escape returns the focus to the button', () => {
    render(<Held />);
    open();
    const search = screen.getByRole('combobox');
    fireEvent.keyDown(search, { key: 'Home' });
    const first = active();
    fireEvent.keyDown(search, { key: 'ArrowDown' });
    expect(active()).not.toBe(first);
    fireEvent.keyDown(search, { key: 'End' });
    expect(active()).not.toBe('VN');
    fireEvent.keyDown(search, { key: 'Escape' });
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(document.activeElement).toBe(button());
    expect(button().getAttribute('aria-label')).toMatch(/Việt Nam/);
  });

  it('[PH7] are chosen by letters on the button, and announced; arrow keys open the list', () => {
    render(<Held clock={{ now: () => 0, sleep: () => Promise.resolve() }} />);
    for (const key of 'nhat') fireEvent.keyDown(button(), { key });
    expect(button().getAttribute('aria-label')).toBe('Quốc gia: Nhật Bản +81');
    expect(screen.getByRole('status').textContent).toBe('Nhật Bản +81');
    fireEvent.keyDown(button(), { key: 'ArrowDown' });
    const list = screen.getByRole('listbox');
    list.focus();
    for (const key of 'viet') fireEvent.keyDown(list, { key });
    expect(active()).toBe('VN');
    fireEvent.keyDown(list, { key: ' ' });
    expect(button().getAttribute('aria-label')).toMatch(/Việt Nam/);
  });

  it('[PH7] a press outside closes the list, and a press on a country chooses it and keeps the digits', () => {
    render(<Held start={{ country: 'VN', text: '+84 201 555 01 23' }} />);
    open();
    fireEvent.pointerDown(screen.getByRole('button', { name: 'Lưu' }));
    expect(screen.queryByRole('listbox')).toBeNull();
    const list = open();
    expect(within(list).getByRole('option', { selected: true }).textContent).toContain('Việt Nam');
    fireEvent.click(within(list).getByText('Hoa Kỳ'));
    expect(field().value).toBe('(201) 555-0123');
  });

  it('[PH6] show their letters as generated content where the device draws no flags', () => {
    render(<Held />);
    const flag = button().querySelector<HTMLElement>('[data-code="VN"]');
    expect([flag?.textContent, flag?.ariaHidden]).toEqual(['', 'true']);
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText));
    expect(rules.filter((rule) => rule.includes('attr(data-code)')).join()).toContain(`.${flag?.className}`);
  });
});
