import type { Fixture } from '@khandai/contracts';
import { requireIdentity } from '../../platform/http/access.js';
import type { Module } from '../../platform/module.js';
import type { Platform } from '../../platform/platform.js';
import { type OwlDeps, OwlService } from './owl-service.js';

type OwlParts = Pick<Platform, 'config' | 'clock'> & {
  readonly matches: { open(): Promise<Fixture[]> };
  readonly odds: OwlDeps['odds'];
  readonly chat: Pick<OwlDeps['chat'], 'room'>;
  readonly rulesOf: OwlDeps['chat']['rules'];
};

/** The help bot of the chat; answers only while the operator has it on. */
export function wire({ config, clock, matches, odds, chat, rulesOf }: OwlParts) {
  const owl = new OwlService({
    ...{ enabled: config.site.chatOwl, matches, odds, clock },
    chat: { room: (groupId, reader) => chat.room(groupId, reader), rules: rulesOf },
  });
  return {
    handlers: { 'POST /ac/api/chat/owl/ask': ({ body }, caller) => owl.ask(body, requireIdentity(caller)) },
  } satisfies Module;
}
