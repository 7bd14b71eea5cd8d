import { lookup } from 'node:dns';
import { request } from 'node:https';
import { join } from 'node:path';
import type { Module } from '../../platform/module.js';
import type { Platform } from '../../platform/platform.js';
import { isPublicAddress } from '../../platform/public-address.js';
import { BoundedFolder } from '../../platform/storage/bounded-folder.js';
import { FolderStorage } from '../../platform/storage/folder-storage.js';
import { ImageHousekeeping } from './image-housekeeping.js';
import { imageRoutes } from './image-routes.js';
import { ImageService, CACHE_BYTES } from './image-service.js';
import { InlinePictures } from './inline-pictures.js';
import { PictureFetcher } from './picture-fetcher.js';

type ImagesDeps = Pick<Platform, 'config' | 'folder' | 'storage' | 'maker' | 'bus' | 'clock' | 'log'>;

/** Pictures in the renditions that pages request. */
export function wire({ config, folder, storage, maker, bus, clock, log }: ImagesDeps) {
  // Renditions can be made again at any time, so they stay on this machine, wherever uploads are stored.
  const cache = new BoundedFolder({ folder: new FolderStorage(join(folder, 'cache')), maxBytes: CACHE_BYTES, clock });
  const fetcher = new PictureFetcher({ hosts: config.site.imageHosts, request, lookup, isPublic: isPublicAddress });
  const images = new ImageService({ uploads: storage, cache, fetcher, maker, bus, clock, log });
  return {
    routes: (http, limits) => imageRoutes(http, { images, limits }),
    loops: [new ImageHousekeeping({ cache, clock, log }), images],
    ports: { images, inlinePictures: new InlinePictures({ images, maker }) },
  } satisfies Module;
}
