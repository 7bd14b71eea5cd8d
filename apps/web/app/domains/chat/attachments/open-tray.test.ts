import type { ApiClient } from '@khandai/api-client';
import { ToastStore } from '@khandai/ui-kit';
import { observable, runInAction } from 'mobx';
import { I18n } from '../../../i18n/i18n';
import { openTray } from './open-tray';

test('a member who logs out leaves no files in the field', () => {
  Object.assign(URL, { createObjectURL: () => 'blob:a', revokeObjectURL: () => undefined });
  const viewer = observable({ isMember: true });
  const call: ApiClient['call'] = () => new Promise(() => undefined);
  const deps = { api: { call }, connection: { isLost: false }, viewer, toasts: new ToastStore(), i18n: new I18n('vi') };
  const room = new AbortController();
  const tray = openTray(deps, room.signal);
  void tray.add([new File(['GIF89a'], 'a.gif', { type: 'image/gif' })]);
  expect(tray.files).toHaveLength(1);
  runInAction(() => {
    viewer.isMember = false;
  });
  expect(tray.isEmpty).toBe(true);
  room.abort();
});
