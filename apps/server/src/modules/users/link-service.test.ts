import { FakeClock } from '@khandai/testing';
import { LinkService } from './link-service.js';
import { hashToken } from './secret-token.js';
import type { User } from './user-repository.js';

const TOKEN = 'x'.repeat(43);
const member = { userId: 7, username: 'minh', emailAddress: 'cu@example.com', emailVerifiedAt: new Date(0) } as User;

/** One member and their open links, by the hash of the token. */
function service(links: Map<string, { userId: number; emailAddress: string }>) {
  const repository = {
    use: async (hash: string) => {
      const link = links.get(hash);
      links.delete(hash);
      return link;
    },
    deleteOf: async (userId: number) => {
      for (const [hash, link] of links) if (link.userId === userId) links.delete(hash);
    },
  };
  const undos: string[] = [];
  const repositories = {
    ...repository,
    putUndo: async (undo: { emailAddress: string }) => void undos.push(undo.emailAddress),
  };
  const users = { byId: async () => member, setVerifiedEmail: async () => true };
  return new LinkService({
    users,
    links: repositories,
    sessions: { endAll: async () => undefined },
    outbox: { post: () => undefined },
    attempts: {},
    clock: new FakeClock(),
    origin: () => 'https://khandai.example',
  } as unknown as ConstructorParameters<typeof LinkService>[0]);
}

const onTheirWay = () =>
  new Map([
    [hashToken(TOKEN), { userId: 7, emailAddress: 'moi@example.com' }],
    ['sent to the old address', { userId: 7, emailAddress: 'cu@example.com' }],
    ['of another', { userId: 8, emailAddress: 'ai@example.com' }],
  ]);

describe('pending links of a member', () => {
  it('are invalid once another address is verified', async () => {
    const links = onTheirWay();
    await service(links).verifyEmail(TOKEN);
    expect([...links.keys()]).toEqual(['of another']);
  });

  it('are invalid once the password is changed', async () => {
    const links = onTheirWay();
    await service(links).sendPasswordChanged(member);
    expect([...links.keys()]).toEqual(['of another']);
  });
});
