import { DrizzleQueryError } from 'drizzle-orm';
import fastify from 'fastify';
import { describeError, hideTokens, logOptions } from './log.js';

const SECRET = '$argon2id$v=19$secret';

describe('the log of an error', () => {
  it('contains no parameter values of a failed statement', () => {
    const lines: string[] = [];
    const { log } = fastify({
      logger: logOptions({ level: 'info', stream: { write: (line) => void lines.push(line) } }),
    });
    const cause = Object.assign(new Error('invalid input'), {
      code: '22021',
      detail: `Key (x)=(${SECRET})`,
      params: [SECRET],
    });
    log.error(
      { err: new DrizzleQueryError('insert into "users" values ($1)', [`\n    at ${SECRET}`], cause) },
      'a request failed',
    );
    expect(lines.join('')).not.toContain(SECRET);
    expect(lines[0]).toContain('insert into');
    expect(lines[0]).toContain('"code":"22021"');
    expect(lines[0]).toContain('invalid input');
  });

  it('contains the stack, and every error of an AggregateError', () => {
    const reported = describeError(new AggregateError([new Error('one'), 'two'], 'not everything closed'));
    expect(reported.stack).toMatch(/^\s+at .*log\.test/);
    expect(reported.errors?.map(({ message }) => message)).toEqual(['one', 'two']);
  });
});

describe('the log of a request', () => {
  it.each([
    ['/chat?token=abc&room=1', '/chat?token=***&room=1'],
    ['/su-kien/cua-toi/7-aBc_d-e/lich.ics?x=1', '/su-kien/cua-toi/***/lich.ics?x=1'],
    ['/su-kien/xem-chung/lich.ics', '/su-kien/xem-chung/lich.ics'],
  ])('of %s has no secret in its address', (url, logged) => {
    expect(hideTokens(url)).toBe(logged);
  });
});
