import { requireIdentity } from '../../../platform/http/access.js';
import type { Handlers } from '../../../platform/http/handlers.js';
import { stickerNotFound } from '../chat-errors.js';
import type { AttachmentService } from './attachment-service.js';
import type { ReactorService } from './reactor-service.js';
import { stickerPackages, stickersIn } from './sticker-catalogue.js';

const REACTOR_PAGE = 50;

type MediaKeys =
  | 'POST /ac/api/chat/message/upload'
  | 'GET /ac/api/chat/message/reactions'
  | 'GET /ac/api/chat/emoji/chat-emoji-package'
  | 'GET /ac/api/chat/emoji/list-sticker';

export interface MediaRoutesDeps {
  readonly attachments: Pick<AttachmentService, 'upload'>;
  readonly reactors: Pick<ReactorService, 'page'>;
}

/** The REST calls about files, stickers and reactions of messages. */
export const mediaRoutes = ({ attachments, reactors }: MediaRoutesDeps): Handlers<MediaKeys> => ({
  'POST /ac/api/chat/message/upload': ({ file }, caller) => attachments.upload(requireIdentity(caller), file),
  'GET /ac/api/chat/message/reactions': ({ query: { pageNum = 1, pageSize = REACTOR_PAGE, ...rest } }, { identity }) =>
    reactors.page({ ...rest, pageNum, pageSize }, identity),
  'GET /ac/api/chat/emoji/chat-emoji-package': async () => {
    const list = stickerPackages();
    return { total: list.length, list };
  },
  'GET /ac/api/chat/emoji/list-sticker': async ({ query: { packageId } }) => {
    const list = stickersIn(packageId);
    if (!list) throw stickerNotFound();
    return { total: list.length, list };
  },
});
