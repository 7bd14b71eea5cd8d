import { S3Store } from '@tus/s3-store';
import type { S3Settings } from '../../../platform/storage/s3-storage.js';

/** The smallest part of an S3 store's multipart upload. */
const PART_BYTES = 5 * 1024 * 1024;

/** Uploads in an S3 bucket. */
export function bucketStore({ endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Settings): BucketStore {
  return new BucketStore({
    partSize: PART_BYTES,
    // Not every S3 store has tags.
    useTags: false,
    s3ClientConfig: {
      ...{ bucket, endpoint, region, forcePathStyle: true, credentials: { accessKeyId, secretAccessKey } },
      // Many S3 stores refuse the trailing checksums that the client sends by itself.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    },
  });
}

/** What a store answers about an upload that is complete, given up or was never there. */
const UNKNOWN = new Set(['NoSuchUpload', 'NoSuchKey', 'NotFound']);

class BucketStore extends S3Store {
  /**
   * Deletes all there is of an upload. The library's own method leaves a complete one in the bucket where the store has forgotten its
   * parts, and always what is shorter than a part.
   */
  override async remove(id: string): Promise<void> {
    await this.#giveUpParts(id);
    // One by one: not every S3 store deletes several at once.
    for (const Key of [id, this.partKey(id, true), this.infoKey(id)])
      await this.client.deleteObject({ Bucket: this.bucket, Key });
    await this.clearCache(id);
  }

  async #giveUpParts(id: string): Promise<void> {
    try {
      const { 'upload-id': UploadId } = await this.getMetadata(id);
      await this.client.abortMultipartUpload({ Bucket: this.bucket, Key: id, UploadId });
    } catch (error) {
      if (!(error instanceof Error) || !UNKNOWN.has(error.name)) throw error;
    }
  }
}
