import { AjvCompiler } from '@fastify/ajv-compiler';
import type { FastifyInstance, FastifySchemaCompiler } from 'fastify';

/**
 * Addresses carry text only, so "5" in a query is a number where one is expected. A body is JSON and says what
 * it means: "5" there is not 5. Fields no schema names are ignored in both.
 */
export function useValidation(app: FastifyInstance): void {
  const compiler = AjvCompiler();
  const address = compiler({}, { customOptions: { coerceTypes: true } });
  const body = compiler({}, { customOptions: { coerceTypes: false } });
  const choose: FastifySchemaCompiler<unknown> = (route) => (route.httpPart === 'body' ? body(route) : address(route));
  app.setValidatorCompiler(choose);
}
