import { Code } from '@khandai/contracts';
import { DomainError } from '../../../platform/domain-error.js';

const MEGABYTE = 1024 * 1024;

export const uploadNotFound = () => new DomainError(Code.uploadNotFound, 404, 'uploadNotFound');
export const mixedFiles = (max: number) => new DomainError(Code.uploadNotFound, 400, 'mixedFiles', { max });
export const tooManyUploads = (max: number) => new DomainError(Code.tooManyUploads, 429, 'tooManyUploads', { max });
export const tooManyUploadBytes = (bytes: number) =>
  new DomainError(Code.tooManyUploads, 429, 'tooManyUploadBytes', { megabytes: bytes / MEGABYTE });
export const uploadOtherKind = () => new DomainError(Code.uploadRefused, 400, 'uploadOtherKind');
export const uploadNoLength = () => new DomainError(Code.uploadRefused, 400, 'uploadNoLength');
export const uploadTooLarge = (pictureBytes: number, videoBytes: number) =>
  new DomainError(Code.uploadRefused, 413, 'uploadTooLarge', {
    picture: pictureBytes / MEGABYTE,
    video: videoBytes / MEGABYTE,
  });
