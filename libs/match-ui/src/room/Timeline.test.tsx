import { render, screen } from '@testing-library/react';
import { Timeline } from './Timeline.js';

const kick = { kind: 'kick', side: 'home', title: 'Lê An' } as const;

it('[TL1] a kick has its score, a tick or a cross, and words, but no minute', () => {
  render(
    <Timeline
      label="Diễn biến"
      rows={[
        { ...kick, id: '2', scored: false, markLabel: 'Hà Nội sút hỏng', score: '1–0' },
        { ...kick, id: '1', scored: true, markLabel: 'Hà Nội sút vào', score: '1–0' },
        {
          ...{ kind: 'event', id: '3', minute: '90+2', side: 'away', mark: 'yellow' },
          ...{ markLabel: 'Thẻ vàng', title: 'Trần Bình' },
        },
      ]}
    />,
  );
  const [missed, scored, card] = screen.getAllByRole('listitem');
  expect(missed?.textContent).toBe('Hà Nội sút hỏngLê An1–0');
  expect(scored?.textContent).toBe('Hà Nội sút vàoLê An1–0');
  expect(card?.textContent).toContain('90+2');
  const cross = missed?.querySelector('path')?.getAttribute('d');
  expect(cross).toBeDefined();
  expect(cross).not.toBe(scored?.querySelector('path')?.getAttribute('d'));
});
