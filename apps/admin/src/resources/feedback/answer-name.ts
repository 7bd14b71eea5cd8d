const UUID_LENGTH = 36;

/**
 * What is kept of a try to send an answer: its uuid and its words. The same words keep the uuid, so that what is sent twice is one
 * answer; other words get a new one, because those of the last try may have been stored and mailed.
 */
export function triedAnswer(last: string, text: string, newUuid: () => string): { uuid: string; tried: string } {
  const known = last.slice(0, UUID_LENGTH);
  const uuid = last === known + text ? known : newUuid();
  return { uuid, tried: uuid + text };
}
