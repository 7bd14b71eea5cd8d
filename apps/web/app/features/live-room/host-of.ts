import type { Host, LiveRoom } from '@khandai/contracts';

/** The host that `?blv=` names, otherwise the one on air, otherwise the first. */
export function hostOf({ hosts }: Pick<LiveRoom, 'hosts'>, userId: string | null): Host {
  const named = hosts.find(({ commentator }) => commentator && String(commentator.userId) === userId);
  const host = named ?? hosts.find(({ commentator }) => commentator?.live) ?? hosts[0];
  if (!host) throw new RangeError('a live room has at least one host');
  return host;
}
