import { PageLog } from '../../shell/services/log';
import { {{Class}}Store } from './{{Class}}Store';

describe('{{Class}}Store', () => {
  it('starts closed and opens', () => {
    const store = new {{Class}}Store({ log: new PageLog() });
    expect(store.open).toBe(false);
    store.toggle();
    expect(store.open).toBe(true);
  });
});
