import { FakeClock } from '@khandai/testing';
import { act } from '@testing-library/react';
import { observer } from 'mobx-react-lite';
import { hydrateRoot } from 'react-dom/client';
import { NOW } from '../../../test/fixtures';
import { AsServed } from './AsServed';
import { ClockStore } from './ClockStore';
import { ConnectionStore } from './ConnectionStore';
import { type Services, ServicesContext, useServices } from './services';
import { ViewerStore } from './ViewerStore';

const Shown = observer(function Shown() {
  const { clock, viewer } = useServices();
  return <p>{`${clock.timezone} ${viewer.state.status}`}</p>;
});

describe('a part of the page that hydrates late', () => {
  test('renders with the server’s state first, then with the page’s', async () => {
    const timers = new FakeClock(NOW);
    const services = {
      timers,
      clock: new ClockStore({ now: NOW, timezone: 'Asia/Ho_Chi_Minh' }, timers),
      viewer: new ViewerStore(),
      connection: new ConnectionStore(),
    } as unknown as Services;
    const page = (
      <ServicesContext value={services}>
        <AsServed>
          <Shown />
        </AsServed>
      </ServicesContext>
    );
    const container = document.createElement('div');
    container.innerHTML = '<p>Asia/Ho_Chi_Minh starting</p>';

    services.clock.useTimezone('Africa/Lagos');
    services.viewer.state = { status: 'guest', guestToken: '', info: null };
    const faults: unknown[] = [];
    await act(async () => hydrateRoot(container, page, { onRecoverableError: (fault) => faults.push(fault) }));
    expect(faults).toEqual([]);
    expect(container.textContent).toBe('Africa/Lagos guest');
  });
});
