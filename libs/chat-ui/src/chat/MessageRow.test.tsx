import { fireEvent, render, screen } from '@testing-library/react';
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
    const press = (text: string) => fireEvent.pointerUp(screen.getByText(text));
    press('ảnh');
    expect(isOpen()).toBe(false);
    press('vào rồi');
    expect(isOpen()).toBe(true);
  });
});
