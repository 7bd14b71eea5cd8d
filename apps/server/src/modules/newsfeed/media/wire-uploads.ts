import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { requireIdentity } from '../../../platform/http/access.js';
import type { IdentityLookup } from '../../../platform/http/caller.js';
import type { Handlers } from '../../../platform/http/handlers.js';
import type { Limits } from '../../../platform/http/rate-limit.js';
import type { Module } from '../../../platform/module.js';
import type { Platform } from '../../../platform/platform.js';
import { findFfmpeg } from '../../../platform/videos/ffmpeg.js';
import { AvatarCopies } from './avatar-copies.js';
import { tusRoutes } from './tus-routes.js';
import { arrivedFiles, openTusStore, tusServer } from './tus-server.js';
import { UploadLocker } from './upload-locker.js';
import type { UploadRepository } from './upload-repository.js';
import { UploadService, type UploadServiceDeps } from './upload-service.js';
import { VideoMaker } from './video-maker.js';
import { VideoWorks } from './video-works.js';

export interface UploadsDeps extends Pick<
  Platform,
  'config' | 'folder' | 'storage' | 'maker' | 'bus' | 'clock' | 'log' | 'tokens'
> {
  readonly uploads: UploadRepository;
  readonly images: UploadServiceDeps['images'];
  readonly memberSince: UploadServiceDeps['createdAt'];
  readonly sessions: IdentityLookup;
}

/** Files of posts: the protocol of uploads, the checks, and the jobs that prepare and delete them. */
export async function wireUploads(deps: UploadsDeps) {
  const { config, folder, storage, maker, bus, clock, log, uploads, images, memberSince, tokens, sessions } = deps;
  const store = await openTusStore(config.s3, folder);
  const service = new UploadService({
    ...{ uploads, storage, maker, images, clock, log },
    ...{ arrived: arrivedFiles(store), folder: join(folder, 'videos'), titleVideoBytes: config.titleVideoBytes },
    createdAt: memberSince,
  });
  await service.clearFolders();
  const locker = new UploadLocker({ uploads, bus, clock, log });
  const tus = tusServer({ store, locker, received: (uploadId) => service.received(uploadId) });
  const ffmpeg = findFfmpeg();
  const videos = {
    ...{ uploads, checks: service, storage, clock, log },
    maker: ffmpeg === undefined ? undefined : new VideoMaker({ ffmpeg, folder: join(folder, 'videos'), maker }),
  };
  // Two queues: the videos of members do not wait for a film.
  const works = [new VideoWorks('post', videos), new VideoWorks('title', videos)];
  return {
    service,
    avatars: new AvatarCopies({ uploads, service, storage, clock }),
    parts: {
      routes: (http: FastifyInstance, limits: Limits) =>
        tusRoutes(http, limits, { tus, uploads: service, tokens, sessions }),
      jobs: [service.job, ...works.map(({ job }) => job)],
      loops: [locker],
      notices: ffmpeg === undefined ? [NO_FFMPEG] : [],
    } satisfies Module,
  };
}

const NO_FFMPEG =
  'Video của bài viết: máy này không có ffmpeg, video giữ nguyên như thành viên gửi, không có ảnh bìa và HLS.';

/** The calls about uploads; the bytes go over the tus protocol. */
export const uploadHandlers = (
  uploads: Pick<UploadService, 'status'>,
): Handlers<'GET /au/api/user/upload/{uploadId}'> => ({
  'GET /au/api/user/upload/{uploadId}': ({ params: { uploadId } }, caller) =>
    uploads.status(requireIdentity(caller), uploadId),
});
