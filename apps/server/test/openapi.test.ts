import { type Call, calls, splitKey } from '@khandai/contracts';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { openTestApp, type TestApp } from './support/test-app.js';

interface Operation {
  readonly description?: string;
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema?: object }>> };
  readonly parameters?: readonly { readonly schema: object }[];
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly schema: object }>> }>
  >;
  readonly 'x-ratelimit'?: { readonly limit?: number; readonly cost?: number };
}

interface Document {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

let site: TestApp;
let document: Document;
beforeAll(async () => {
  site = await openTestApp();
  document = (await site.app.http.inject('/docs/json')).json<Document>();
});
afterAll(() => site.close());

const operationOf = (key: string): Operation => {
  const [method, path] = splitKey(key as keyof typeof calls);
  const operation = document.paths[path]?.[method.toLowerCase()];
  if (!operation) throw new Error(`${key} is not described.`);
  return operation;
};

/** Every JSON schema of an operation. */
const schemasOf = ({ requestBody, parameters = [], responses }: Operation): object[] =>
  [requestBody, ...Object.values(responses)]
    .flatMap((part) => Object.values(part?.content ?? {}))
    .concat(parameters)
    .flatMap(({ schema }) => schema ?? []);

describe('the OpenAPI document', () => {
  it('is valid OpenAPI 3.1', async () => {
    expect(document.openapi).toBe('3.1.0');
    expect(await new Validator().validate(structuredClone({ ...document }))).toEqual({ valid: true });
  });

  // The schema of OpenAPI 3.1 leaves the schemas of values to JSON Schema.
  it('contains only schemas of JSON Schema 2020-12', () => {
    const ajv = new Ajv2020({ strict: false });
    const wrong = Object.keys(calls).flatMap((key) =>
      schemasOf(operationOf(key)).flatMap((schema) => (ajv.validateSchema(schema) === true ? [] : [key])),
    );
    expect(wrong).toEqual([]);
  });

  it('states the limit of each call that has its own, and what the others cost', () => {
    for (const [key, { perMinute, cost = 1 }] of Object.entries<Call>(calls)) {
      const { description, 'x-ratelimit': limit } = operationOf(key);
      expect([key, limit?.limit]).toEqual([key, perMinute]);
      expect([key, limit?.cost]).toEqual([key, perMinute === undefined ? cost : undefined]);
      if (perMinute !== undefined) expect(description).toContain(`${perMinute} lần mỗi phút`);
    }
  });

  it('has a body for a call that takes a file, and for no call without input', () => {
    for (const [key, { body, file }] of Object.entries<Call>(calls))
      expect([key, operationOf(key).requestBody !== undefined]).toEqual([key, (body ?? file) !== undefined]);
  });
});
