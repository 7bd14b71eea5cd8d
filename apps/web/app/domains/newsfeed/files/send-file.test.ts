import { ApiError } from '@khandai/api-client';
import { Code, type PostSource, type Upload } from '@khandai/contracts';
import { UploadRefused } from '@khandai/newsfeed';
import { FakeClock } from '@khandai/testing';
import { type ChosenFile, sendFile } from './send-file';

const done = { sourceId: 3 } as PostSource;
const answer = (state: Upload['state'], rest: Partial<Upload> = {}): Upload => ({
  ...{ uploadId: 'f00d', state, reason: null, source: state === 'done' ? done : null, ...rest },
});

function send(answers: (Upload | Error)[], uploadId?: string) {
  const file: ChosenFile = { name: 'a.jpg', type: 'image/jpeg', blob: undefined, uploadId, opened: () => undefined };
  const next = async () => {
    const value = answers.shift();
    if (value instanceof Error) throw value;
    return value;
  };
  const session = { token: () => 'token', renew: () => Promise.resolve(null) };
  const deps = { api: { call: next } as never, session, timers: new FakeClock(0) };
  return { file, result: sendFile(deps, file, () => undefined, new AbortController().signal) };
}

describe('a file of a post', () => {
  test('that the site has already is not sent again', async () => {
    expect(await send([answer('done')], 'f00d').result).toBe(done);
  });

  test('that the site refused says why', async () => {
    const { result } = send([answer('refused', { reason: 'Ảnh bị hỏng.' })], 'f00d');
    await expect(result).rejects.toEqual(new UploadRefused('Ảnh bị hỏng.'));
  });

  test('whose upload the site deleted starts over', async () => {
    const gone = new ApiError({ kind: 'answer', message: '', status: 404, code: Code.uploadNotFound });
    const { file, result } = send([gone], 'f00d');
    // Without its bytes there is nothing to send.
    await expect(result).rejects.toBeInstanceOf(UploadRefused);
    expect(file.uploadId).toBeUndefined();
  });
});
