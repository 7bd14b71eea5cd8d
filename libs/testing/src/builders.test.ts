import { ChatMessage, Fixture, UserInfo } from '@khandai/contracts';
import { Value } from 'typebox/value';
import { aFixture, aMessage, aUser } from './index.js';

describe('builders', () => {
  it.each([
    ['aFixture', Fixture, aFixture()],
    ['aMessage', ChatMessage, aMessage()],
    ['aUser', UserInfo, aUser()],
  ])('[TS7] %s makes what the contracts accept', (_, schema, value) => {
    expect([...Value.Errors(schema, value)]).toEqual([]);
  });

  it('[TS7] take overrides, and what follows from them', () => {
    expect(aFixture({ fixtureId: 'fx-9' }).link).toMatch(/-fx-9$/);
    expect(aMessage({ sequence: 4 })).toMatchObject({ groupMessageId: 4, revision: 4 });
    expect(aUser({ guest: 1 }).guest).toBe(1);
  });
});
