import { Stack } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { BookedAside } from '../../domains/bookings';
import { useSettings } from '../../domains/notifications';
import { HideScores } from './HideScores';
import { QuietHours } from './QuietHours';

/** Beside the list on wide screens: quiet hours, hidden scores and the member's bookings. Its key has to name the member. */
export const QuickSettings = observer(function QuickSettings(): ReactNode {
  const { store } = useSettings();
  const { value, change } = store;
  return (
    <Stack>
      {value && (
        <>
          <QuietHours
            value={value.quiet}
            onChange={(quiet) => {
              change({ quiet });
            }}
          />
          <HideScores value={value.hideScores} onChange={change} />
        </>
      )}
      <BookedAside />
    </Stack>
  );
});
