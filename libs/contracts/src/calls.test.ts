import { type TObject, Type, type TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { type Call, type CallKey, Code, calls, resumingCalls, splitKey, tokenlessCalls } from './index.js';

const all = Object.entries(calls) as [CallKey, Call][];
const each = all.map(([key, call]) => ({ key, call }));

/** The schema itself, then every schema nested in it. */
function inside(schema: TSchema): TSchema[] {
  const parts = [
    ...(Type.IsObject(schema) ? Object.values(schema.properties) : []),
    ...(Type.IsUnion(schema) ? schema.anyOf : []),
    ...(Type.IsArray(schema) ? [schema.items] : []),
  ];
  return [schema, ...parts.flatMap(inside)];
}

const requests = (call: Call) => [call.params, call.query, call.body].filter((schema) => schema !== undefined);

describe('calls', () => {
  test.each(each)('[CO1] $key splits into a method and a path', ({ key }) => {
    const [method, path] = splitKey(key);
    expect(['GET', 'POST', 'DELETE']).toContain(method);
    expect(path).toMatch(/^\/(au|ac|al|other)\/api\/[A-Za-z0-9/{}_-]+$/);
    expect(`${method} ${path}`).toBe(key);
  });

  test.each(each)('[CO2] $key has a params schema for just the gaps of its path', ({ key, call }) => {
    const gaps = [...key.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const params = call.params as TObject | undefined;
    expect(Object.keys(params?.properties ?? {}).sort()).toEqual(gaps.sort());
    expect(params === undefined).toBe(gaps.length === 0);
  });

  test.each(each)('[CO2] $key carries a body only with POST', ({ key, call }) => {
    expect(call.body === undefined || splitKey(key)[0] === 'POST').toBe(true);
  });

  test.each(each)('[CO3] schemas of $key compile, and their objects are open', ({ call }) => {
    for (const schema of [...requests(call), call.data]) {
      expect(() => Compile(schema)).not.toThrow();
      expect(inside(schema).filter((part) => 'additionalProperties' in part)).toEqual([]);
    }
  });

  test.each(each)('[CO4] the input of $key has bounds', ({ call }) => {
    const parts = requests(call).flatMap(inside);
    const loose = (part: TSchema) =>
      (Type.IsInteger(part) && !('maximum' in part)) ||
      (Type.IsString(part) && !('maxLength' in part || 'format' in part));
    expect(parts.filter(loose)).toEqual([]);
  });

  test.each(each)('[CO5] $key is described and names only codes of its own', ({ call }) => {
    expect(call.summary.length).toBeGreaterThan(5);
    const common: number[] = [Code.success, Code.badRequest, Code.unauthorized, Code.tooManyRequests, Code.internal];
    const known = Object.values(Code) as number[];
    expect((call.codes ?? []).filter((code) => !known.includes(code) || common.includes(code))).toEqual([]);
  });

  test.each(each)('[CO11] $key checks the caller’s current role if only some roles may call', ({ call }) => {
    expect(!['commentator', 'moderator', 'staff'].includes(call.access) || 'sensitive' in call).toBe(true);
  });

  test.each(each)('[CO12] $key is marked read-only only where its method does not say so', ({ key, call }) => {
    expect(call.readOnly === undefined || splitKey(key)[0] === 'POST').toBe(true);
  });

  test.each(each)('[CO12] $key that begins a session ignores the token of the one before', ({ call }) => {
    expect(call.session !== 'begins' || call.ignoresToken === true).toBe(true);
  });

  test('[CO12] the traits that clients use at run time match the calls', () => {
    const keysOf = (has: (call: Call) => boolean) => all.filter(([, call]) => has(call)).map(([key]) => key);
    expect([...tokenlessCalls].sort()).toEqual(keysOf(({ ignoresToken }) => ignoresToken === true).sort());
    expect([...resumingCalls].sort()).toEqual(keysOf(({ session }) => session === 'resumes').sort());
  });
});

test.each([
  [{ day: '2026-11-20', after: '1795180800000-7' }, true],
  [{ day: '0001-01-01' }, false],
  [{ after: '999999999999999-7' }, false],
])('a day or place of highlights that no database stores is refused: %j', (query, isGood) => {
  expect(Compile(calls['GET /other/api/highlight/list'].query).Check(query)).toBe(isGood);
});
