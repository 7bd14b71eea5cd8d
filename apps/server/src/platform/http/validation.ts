import { AjvCompiler } from '@fastify/ajv-compiler';
import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import type { FastifyInstance, FastifySchemaCompiler } from 'fastify';

/**
 * URLs carry only text, so "5" in a query is a number where a number is expected. A JSON body has types, so "5" there
 * is not converted. Fields outside the schema are ignored in both.
 */
export function useValidation(app: FastifyInstance): void {
  const compiler = AjvCompiler();
  const address = compiler({}, { customOptions: { coerceTypes: true } });
  const body = compiler({}, { customOptions: { coerceTypes: false } });
  const choose: FastifySchemaCompiler<unknown> = (route) => (route.httpPart === 'body' ? body(route) : address(route));
  app.setValidatorCompiler(choose);
}

/**
 * Calls whose replies have equal schemas share a serializer, which is some thousand objects with its validator. A call
 * by GET has a second one for HEAD otherwise, and most schemas of errors are equal. Schemas that Fastify shares by name
 * (`addSchema`) are not known here, and no call has any.
 */
export function useSerializers(app: FastifyInstance): void {
  const compile = SerializerSelector()();
  const known = new Map<string, ReturnType<typeof compile>>();
  app.setSerializerCompiler((route) => {
    const schema = JSON.stringify(route.schema);
    const serializer = known.get(schema) ?? compile({ ...route, httpStatus: route.httpStatus ?? '' });
    known.set(schema, serializer);
    return serializer;
  });
}
