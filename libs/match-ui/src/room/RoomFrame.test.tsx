import { fireEvent, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { RoomFrame } from './RoomFrame.js';

describe('RoomFrame', () => {
  const setUp = (theatre: boolean) => {
    let left = 0;
    render(
      <RoomFrame
        player={null}
        info={null}
        line={null}
        tabs={null}
        chatLabel="Chat"
        chatOnPhone
        theatre={theatre}
        onLeaveTheatre={() => (left += 1)}
        chat={
          <>
            <textarea aria-label="Tin" />
            <textarea aria-label="Trả lời" onKeyDown={(event) => event.preventDefault()} />
            <dialog aria-label="Phím tắt" open />
          </>
        }
      />,
    );
    return { escape: (on: Element) => fireEvent.keyDown(on, { key: 'Escape' }), left: () => left };
  };

  it('[PL4] (Escape) leaves the theatre from anywhere, unless another handler used the key', () => {
    const { escape, left } = setUp(true);
    escape(screen.getByLabelText('Trả lời'));
    escape(screen.getByLabelText('Phím tắt'));
    expect(left()).toBe(0);
    escape(screen.getByLabelText('Tin'));
    escape(document.body);
    expect(left()).toBe(2);
  });

  it('[PL4] (Escape) works as soon as the theatre is open, before later effects run', () => {
    let left = 0;
    const Impatient = () => {
      useLayoutEffect(
        () => void document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })),
        [],
      );
      const empty = {
        player: null,
        info: null,
        line: null,
        tabs: null,
        chat: null,
        chatLabel: 'Chat',
        chatOnPhone: false,
      };
      return <RoomFrame {...empty} theatre onLeaveTheatre={() => (left += 1)} />;
    };
    render(<Impatient />);
    expect(left).toBe(1);
  });

  it('[PL4] (Escape) does nothing outside the theatre', () => {
    const { escape, left } = setUp(false);
    escape(document.body);
    expect(left()).toBe(0);
  });
});
