import { requireIdentity } from '../../platform/http/access.js';
import type { Handlers } from '../../platform/http/handlers.js';
import type { PushService } from './push-service.js';

type PushCall = 'GET /au/api/user/push-device' | 'POST /au/api/user/push-device' | 'DELETE /au/api/user/push-device';

export const pushRoutes = (push: PushService): Handlers<PushCall> => ({
  'GET /au/api/user/push-device': (_input, caller) => push.state(requireIdentity(caller)),
  'POST /au/api/user/push-device': ({ body }, caller) => push.register(requireIdentity(caller), body),
  'DELETE /au/api/user/push-device': async (_input, caller) => {
    await push.remove(requireIdentity(caller));
    return {};
  },
});
