import type { Services } from '../../shell/services/services';
import type { WebPushDeps } from './WebPushStore';

/** The server's side of web push. @param language The language of the page, in which the device will speak. */
export function pushServer({ api }: Pick<Services, 'api'>, language: () => string): WebPushDeps['server'] {
  return {
    read: (signal) => api.call('GET /au/api/user/push-device', {}, signal),
    register: (device) =>
      api.call('POST /au/api/user/push-device', {
        body: { ...device, language: language() === 'en' ? 'en' : 'vi' },
      }),
    remove: () => api.call('DELETE /au/api/user/push-device', {}),
  };
}
