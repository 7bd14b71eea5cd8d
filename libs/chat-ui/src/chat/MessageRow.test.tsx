import { fireEvent, render, screen } from '@testing-library/react';
import { icons } from '@khandai/ui-kit';
import { MessageRow } from './MessageRow.js';

describe('MessageRow', () => {
  it('[MR1] a press shows all of a folded message; one in a picture that is open over the page does not', () => {
    const media = (
      <dialog open>
        <p>ảnh</p>
      </dialog>
    );
    const { container } = render(
      <div data-short="">
        <MessageRow
          author={{ id: 1, name: 'Gió Lào' }}
          nameColor={1}
          time="20:31"
          dateTime="2026-11-23T13:31:00Z"
          text="vào rồi"
          media={media}
        />
      </div>,
    );
    const isOpen = () => container.querySelector('[data-open]') !== null;
    const press = (text: string) => fireEvent.click(screen.getByText(text));
    press('ảnh');
    expect(isOpen()).toBe(false);
    press('vào rồi');
    expect(isOpen()).toBe(true);
  });

  describe('on a touch screen', () => {
    const onReply = import.meta.jest.fn();
    // The test DOM has no pointer events of its own.
    const pointer = (type: string, element: Element, pointerType: string) =>
      fireEvent(element, Object.assign(new MouseEvent(type, { bubbles: true }), { pointerType }));
    const tap = (element: Element) => {
      pointer('pointerdown', element, 'touch');
      fireEvent.click(element);
    };
    const message = (text: string) => (
      <MessageRow
        author={{ id: 1, name: 'Gió Lào' }}
        nameColor={1}
        time="20:31"
        dateTime="2026-11-23T13:31:00Z"
        text={text}
        tools={{ actions: [{ icon: icons.reply, label: `Trả lời ${text}`, onPress: onReply }] }}
      />
    );
    const openRows = () => [...document.querySelectorAll('[data-open]')].map(({ textContent }) => textContent);
    const rows = () =>
      render(
        <>
          {message('một')}
          {message('hai')}
        </>,
      );

    it('[MR2] opens the tools with the click of a tap, which therefore falls on none of them', () => {
      rows();
      pointer('pointerdown', screen.getByText('một'), 'touch');
      pointer('pointerup', screen.getByText('một'), 'touch');
      expect(openRows()).toEqual([]);
      fireEvent.click(screen.getByText('một'));
      expect(openRows()).toHaveLength(1);
    });

    it('[MR2] shows the tools of one message at a time, and hides them once one is used', () => {
      rows();
      tap(screen.getByText('một'));
      tap(screen.getByText('hai'));
      expect(openRows()).toEqual([expect.stringContaining('hai')]);
      tap(screen.getByRole('button', { name: 'Trả lời hai' }));
      expect(onReply).toHaveBeenCalledTimes(1);
      expect(openRows()).toEqual([]);
    });

    it('[MR2] a mouse opens nothing: it sees the tools on hover', () => {
      rows();
      pointer('pointerdown', screen.getByText('một'), 'mouse');
      fireEvent.click(screen.getByText('một'));
      expect(openRows()).toEqual([]);
    });
  });

  it('[MR3] a bubble is at its author’s side, and its name is there for screen readers', () => {
    const side = (bubble: 'own' | 'other') => {
      const { container, unmount } = render(
        <MessageRow
          author={{ id: 1, name: 'Gió Lào' }}
          bubble={bubble}
          nameColor={1}
          time="20:31"
          dateTime="2026-11-23T13:31:00Z"
          text="Gặp ở cổng nha"
        />,
      );
      expect(screen.getByText('Gió Lào').textContent).toBe('Gió Lào');
      const { alignItems } = getComputedStyle(container.firstElementChild ?? container);
      unmount();
      return alignItems;
    };
    expect(side('own')).toBe('flex-end');
    expect(side('other')).toBe('flex-start');
  });
});
