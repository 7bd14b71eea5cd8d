import { fireEvent, render, screen } from '@testing-library/react';
import { stripDays } from '../stories/samples/calendar.js';
import { DateStrip } from './DateStrip.js';

describe('DateStrip', () => {
  const strip = (
    <DateStrip
      label="Chọn ngày"
      days={stripDays}
      previous={{ href: '#truoc', label: 'Tuần trước' }}
      next={{ href: '#sau', label: 'Tuần sau' }}
      calendar={{ label: 'Chọn thời gian', open: false, onPress: () => undefined }}
    />
  );
  const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key });
  const focused = () => document.activeElement?.textContent;

  it('[DS1] arrow keys, Home and End move along the days and stop at the ends', () => {
    render(strip);
    screen.getByRole('link', { current: 'date' }).focus();
    press('ArrowRight');
    expect(focused()).toBe('Ngày mai 21/11');
    press('End');
    press('ArrowRight');
    expect(focused()).toBe('Th 3 24/11');
    press('Home');
    press('ArrowLeft');
    expect(focused()).toBe('Th 4 18/11');
  });

  it('[DS2] days and weeks are links, so that Back and a new tab work', () => {
    render(strip);
    expect(screen.getByRole('link', { name: 'Tuần trước' }).getAttribute('href')).toBe('#truoc');
    expect(screen.getAllByRole('link')).toHaveLength(stripDays.length + 2);
  });
});
