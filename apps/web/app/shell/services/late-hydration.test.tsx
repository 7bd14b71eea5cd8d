import { FakeClock } from '@khandai/testing';
import { act } from '@testing-library/react';
import { observer } from 'mobx-react-lite';
import { hydrateRoot } from 'react-dom/client';
import { NOW } from '../../../test/fixtures';
import { LateHydration } from './LateHydration';
import { ClockStore } from './ClockStore';
import { ConnectionStore } from './ConnectionStore';
import { type Services, ServicesContext, useServices } from './services';
import { ViewerStore } from './ViewerStore';

let renders = 0;

const Shown = observer(function Shown() {
  renders += 1;
  const { clock, viewer } = useServices();
  return <p>{`${clock.timezone} ${viewer.state.status}`}</p>;
});

describe('a part of the page that hydrates late', () => {
  beforeEach(() => {
    renders = 0;
  });

  test('renders with the server’s state first, then with the page’s', async () => {
    const { services, hydrate } = setUp();
    services.clock.useTimezone('Africa/Lagos');
    services.viewer.state = { status: 'guest', guestToken: '', info: null };
    const { container, faults } = await hydrate();
    expect(faults).toEqual([]);
    expect(container.textContent).toBe('Africa/Lagos guest');
    expect(renders).toBe(2);
  });

  test('renders once while the page’s state is still the server’s', async () => {
    const { services, hydrate } = setUp();
    const { container, faults } = await hydrate();
    expect(faults).toEqual([]);
    expect(renders).toBe(1);
    act(() => {
      services.clock.useTimezone('Africa/Lagos');
    });
    expect(container.textContent).toBe('Africa/Lagos starting');
  });
});

/** The server's HTML, and a page that takes it over. */
function setUp() {
  const timers = new FakeClock(NOW);
  const services = {
    timers,
    clock: new ClockStore({ now: NOW, timezone: 'Asia/Ho_Chi_Minh' }, timers),
    viewer: new ViewerStore(),
    connection: new ConnectionStore(),
  } as unknown as Services;
  const page = (
    <ServicesContext value={services}>
      <LateHydration>
        <Shown />
      </LateHydration>
    </ServicesContext>
  );
  const container = document.createElement('div');
  container.innerHTML = '<p>Asia/Ho_Chi_Minh starting</p>';
  const hydrate = async () => {
    const faults: unknown[] = [];
    await act(async () => hydrateRoot(container, page, { onRecoverableError: (fault) => faults.push(fault) }));
    return { container, faults };
  };
  return { services, hydrate };
}
