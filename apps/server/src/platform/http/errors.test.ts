import { DrizzleQueryError } from 'drizzle-orm';
import { DatabaseBusy } from '../database/long-reads.js';
import { PicturesBusy } from '../pictures/picture-faults.js';
import { Forbidden } from './access.js';
import { createHttp } from './create-http.js';
import { UploadsBusy } from './upload-budget.js';

interface Line {
  readonly level: number;
  readonly msg: string;
  readonly reqId: string;
  readonly refusal?: string;
  readonly call?: string;
  readonly err?: { readonly stack: string };
}

const [WARN, ERROR] = [40, 50];

/** Runs a request whose handler throws `fault`; returns the reply and the log. */
async function thrown(fault: Error, path = '/') {
  const lines: string[] = [];
  const app = await createHttp({
    log: { level: 'info', stream: { write: (line) => lines.push(line) } },
    trustProxy: undefined,
  });
  app.get(path, () => Promise.reject(fault));
  const answer = await app.inject(path);
  await app.close();
  return { answer, text: lines.join(''), lines: lines.map((line) => JSON.parse(line) as Line) };
}

describe('the log of a request that ends in an error', () => {
  it.each([new UploadsBusy(), new PicturesBusy()].map((fault) => [fault.name, fault] as const))(
    'an expected error, %s, is one line without a stack',
    async (_, fault) => {
      const { answer, text, lines } = await thrown(fault);
      expect(answer.statusCode).toBe(503);
      expect(lines).toEqual([
        expect.objectContaining({ level: WARN, refusal: fault.name, reqId: answer.headers['x-request-id'] }),
      ]);
      expect(text).not.toContain('stack');
    },
  );

  it('an expected error that a library wrapped is answered as itself, with Retry-After', async () => {
    const busy = new DatabaseBusy(new Error('timeout exceeded when trying to connect'));
    const { answer, lines } = await thrown(new DrizzleQueryError('SELECT 1', [], busy));
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2']);
    expect(answer.json()).toMatchObject({ code: 503, msg: 'Máy chủ đang bận, vui lòng thử lại sau.' });
    expect(lines).toEqual([expect.objectContaining({ level: WARN, refusal: 'DatabaseBusy' })]);
  });

  it('a call of the desk without the right to it is one line; elsewhere a missing right is none', async () => {
    const { answer, lines } = await thrown(new Forbidden(), '/other/api/desk/word');
    expect(answer.json()).toMatchObject({ code: 403, msg: 'Bạn không có quyền.' });
    expect(lines).toEqual([
      expect.objectContaining({ level: WARN, refusal: 'Forbidden', call: 'GET /other/api/desk/word' }),
    ]);
    expect((await thrown(new Forbidden())).lines).toEqual([]);
  });

  it('an unexpected error keeps its stack', async () => {
    const { answer, lines } = await thrown(new Error('the disk is on fire'));
    expect(answer.statusCode).toBe(500);
    const [line, ...more] = lines;
    expect([line?.level, line?.msg, more]).toEqual([ERROR, 'a request failed', []]);
    expect(line?.err?.stack).toContain('errors.test');
  });
});
