import { icons } from '@khandai/ui-kit';
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { composerLabels } from '../stories/samples/chat.js';
import { EmojiPicker } from '../stories/samples/emoji.js';
import { people } from '../stories/samples/people.js';
import { Composer, type ComposerProps } from './Composer.js';

function setUp(more: Partial<ComposerProps> = {}, start = '') {
  const sent: string[] = [];
  function Wrapped() {
    const [value, setValue] = useState(start);
    return (
      <Composer
        value={value}
        onChange={setValue}
        onSend={(text) => {
          sent.push(text);
          setValue('');
        }}
        limit={100}
        labels={composerLabels}
        {...more}
      />
    );
  }
  render(<Wrapped />);
  return { sent, field: screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Nhập tin nhắn' }) };
}

const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

describe('Composer', () => {
  it('[CO8] a text above the limit is refused in words', () => {
    const tooLong = (over: number) => `Dài quá ${over} ký tự`;
    const { field } = setUp({ labels: { ...composerLabels, tooLong } });
    type(field, 'a'.repeat(100));
    expect(screen.queryByRole('status')).toBeNull();
    type(field, 'a'.repeat(105));
    expect(screen.getByRole('status').textContent).toBe('Dài quá 5 ký tự');
  });

  it('[CO1] Enter sends the trimmed text; Shift and Enter do not', () => {
    const { sent, field } = setUp();
    type(field, '  vào rồi  ');
    fireEvent.keyDown(field, { key: 'Enter', shiftKey: true });
    expect(sent).toEqual([]);
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(sent).toEqual(['vào rồi']);
    expect(field.value).toBe('');
  });

  it('[CO12] a reply moves the focus into the field, and so does one to another message', () => {
    const composer = (name?: string) => (
      <>
        <button type="button">Trả lời</button>
        <Composer
          value=""
          onChange={() => undefined}
          onSend={() => undefined}
          limit={100}
          labels={composerLabels}
          {...(name === undefined ? {} : { reply: { name, text: 'Vào!', onCancel: () => undefined } })}
        />
      </>
    );
    const { rerender } = render(composer());
    const [press, field] = [screen.getByRole('button', { name: 'Trả lời' }), screen.getByRole('textbox')];
    for (const name of ['Minh Râu', 'Lò Văn Pết']) {
      press.focus();
      rerender(composer(name));
      expect(document.activeElement).toBe(field);
    }
    press.focus();
    rerender(composer('Lò Văn Pết'));
    expect(document.activeElement).toBe(press);
  });

  it('[CO2] Enter of an input method does not send', () => {
    const { sent, field } = setUp();
    type(field, 'Việt');
    fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
    expect(sent).toEqual([]);
  });

  it('[CO3] blank text is not sent', () => {
    const { sent, field } = setUp();
    type(field, '  \n ');
    fireEvent.keyDown(field, { key: 'Enter' });
    fireEvent.click(screen.getByRole('button', { name: 'Gửi' }));
    expect(sent).toEqual([]);
  });

  it('[CO4] the counter appears near the limit, and a text above it is not sent', () => {
    const { sent, field } = setUp();
    type(field, 'a'.repeat(74));
    expect(screen.queryByLabelText('còn 26 ký tự')).toBeNull();
    type(field, '⚽'.repeat(90));
    expect(screen.getByLabelText('còn 10 ký tự')).toBeTruthy();
    type(field, 'a'.repeat(101));
    expect(field.getAttribute('aria-invalid')).toBe('true');
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(sent).toEqual([]);
  });

  it('[CO5] a piece from the panel is inserted at the caret, and the panel stays open', () => {
    const { field } = setUp({ picker: EmojiPicker }, 'ab');
    field.setSelectionRange(1, 1);
    fireEvent.click(screen.getByRole('button', { name: 'Biểu tượng cảm xúc' }));
    fireEvent.click(screen.getByRole('button', { name: 'quả bóng đá' }));
    expect(field.value).toBe('a⚽b');
    expect(screen.getByRole('grid')).toBeTruthy();
  });

  it('[CO6] in slow mode the user can write, but not send', () => {
    const { sent, field } = setUp({ held: true, note: { icon: icons.clock, text: 'Chờ 3 giây' } });
    type(field, 'chờ');
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(sent).toEqual([]);
    expect(field.value).toBe('chờ');
    expect(screen.getByRole('status').textContent).toContain('Chờ 3 giây');
  });

  it('[CO7] Escape cancels the reply', () => {
    let cancelled = 0;
    const { field } = setUp({ reply: { name: 'Gió Lào', text: 'xin chào', onCancel: () => (cancelled += 1) } });
    const event = createEvent.keyDown(field, { key: 'Escape' });
    fireEvent(field, event);
    expect([cancelled, event.defaultPrevented]).toEqual([1, true]);
  });

  it('[CO7] Escape in a sheet that a button of the composer opened is the sheet’s', () => {
    setUp({
      picker: () => <p>bảng emoji</p>,
      gift: (
        <dialog open>
          <button type="button">Tặng</button>
        </dialog>
      ),
    });
    fireEvent.click(screen.getByRole('button', { name: 'Biểu tượng cảm xúc' }));
    fireEvent.keyDown(screen.getByRole('button', { name: 'Tặng' }), { key: 'Escape' });
    expect(screen.queryByText('bảng emoji')).not.toBeNull();
  });

  it('[CO11] shows where files are taken while they are over the room, and takes those that are dropped', () => {
    const taken: string[] = [];
    const { field } = setUp({ onFiles: (files) => taken.push(...files.map(({ name }) => name)) });
    const composer = field.closest('[data-composer]');
    const marked = () => composer?.hasAttribute('data-drop');
    const files = { types: ['Files'], files: [new File(['a'], 'a.png')] };
    fireEvent.dragOver(field, { dataTransfer: { types: ['text/plain'] } });
    expect(marked()).toBe(false);
    fireEvent.dragOver(field, { dataTransfer: files });
    expect(marked()).toBe(true);
    fireEvent.dragLeave(field, { relatedTarget: document.body });
    expect(marked()).toBe(false);
    fireEvent.dragOver(field, { dataTransfer: files });
    fireEvent.drop(field, { dataTransfer: files });
    expect([marked(), taken]).toEqual([false, ['a.png']]);
  });

  it('[CO10] the anchor is just before the field, after the buttons', () => {
    const { field } = setUp({ anchor: 'viet-1', gift: <button type="button">Tặng</button> });
    expect(field.previousElementSibling?.id).toBe('viet-1');
  });

  describe('names behind an @', () => {
    const suggest = () => ({ label: 'Nhắc đến ai', find: people });
    const put = (field: HTMLTextAreaElement, value: string, caret = value.length) => {
      type(field, value);
      field.setSelectionRange(caret, caret);
      fireEvent.select(field);
    };
    const names = () => screen.queryAllByRole('option').map((option) => option.textContent);

    it('[CO9] an @ offers people; arrow keys choose, and Enter takes one without sending', () => {
      const { sent, field } = setUp({ suggest: suggest() });
      put(field, 'chào @');
      expect(names()).toEqual(['HBHòa Bình', 'MMinh@minh.nd', 'MMinh@minh.le']);
      fireEvent.keyDown(field, { key: 'ArrowDown' });
      expect(field.getAttribute('aria-activedescendant')).toBe(screen.getAllByRole('option')[1]?.id);
      fireEvent.keyDown(field, { key: 'Enter' });
      expect([field.value, sent]).toEqual(['chào @Minh ', []]);
    });

    it('[CO9] says each text behind the @, so that people can be loaded, and offers those who come', () => {
      const looked: string[] = [];
      const look = (word: string) => void looked.push(word);
      const { field } = setUp({ suggest: { ...suggest(), look } });
      put(field, 'chào');
      put(field, 'chào @');
      put(field, 'chào @h');
      expect(looked).toEqual(['', 'h']);
    });

    it('[CO9] the word before the caret filters; a press takes a name in the middle of the text', () => {
      const { field } = setUp({ suggest: suggest() });
      put(field, 'này @hoa nhé', 8);
      expect(names()).toEqual(['HBHòa Bình']);
      fireEvent.click(screen.getByRole('option', { name: /Hòa Bình/ }));
      expect(field.value).toBe('này @Hòa Bình  nhé');
    });

    it('[CO9] Escape closes the names until the next @; then Enter sends', () => {
      const { sent, field } = setUp({ suggest: suggest() });
      put(field, '@hoa');
      fireEvent.keyDown(field, { key: 'Escape' });
      expect(names()).toEqual([]);
      fireEvent.keyDown(field, { key: 'Enter' });
      expect(sent).toEqual(['@hoa']);
    });

    it('[CO9] a text that is pasted over the word and sent at once is sent as it is', () => {
      const { sent, field } = setUp({ suggest: suggest() });
      put(field, '@hoa');
      type(field, '@hoa xong rồi');
      fireEvent.keyDown(field, { key: 'Enter' });
      expect(sent).toEqual(['@hoa xong rồi']);
    });

    it('[CO9] an @ inside a word, as in an e-mail address, offers nothing', () => {
      const { field } = setUp({ suggest: suggest() });
      put(field, 'minh@h');
      expect(names()).toEqual([]);
    });
  });

  it('keeps one row in a tab that is not shown, where it has no height', () => {
    expect(setUp().field.style.height).toBe('auto');
  });
});
