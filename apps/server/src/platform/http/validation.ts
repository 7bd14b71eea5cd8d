import { AjvCompiler } from '@fastify/ajv-compiler';
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
