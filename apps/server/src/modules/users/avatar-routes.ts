import { requireIdentity } from '../../platform/http/access.js';
import type { Handlers } from '../../platform/http/handlers.js';
import type { AvatarService } from './avatar-service.js';

export const avatarRoutes = (avatars: AvatarService): Handlers<'POST /au/api/user/upload-avatar'> => ({
  'POST /au/api/user/upload-avatar': async ({ query, file }, caller) => ({
    profilePicture: await avatars.upload(requireIdentity(caller), file, query),
  }),
});
