import type { LoggedValues } from '../database/schema.js';

/** Parts of field names whose values never enter the log. */
const SECRET = /password|secret|token|passcode|hash$|^(?:salt|pin|ip|address|email\w*|phone\w*)$/i;

/** A copy as JSON has it, without fields that may hold a secret or how to reach a member. */
export function withoutSecrets(values: object): LoggedValues {
  const copy: unknown = JSON.parse(
    JSON.stringify(values, (name, value: unknown) => (SECRET.test(name) ? undefined : value)),
  );
  if (typeof copy !== 'object' || copy === null) throw new Error('the log of the desk stores objects');
  return { ...copy };
}
