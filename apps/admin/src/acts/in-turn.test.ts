import { settle } from '@khandai/testing';
import { inTurn } from './in-turn';

it('a work begins when the one before it has ended, also when it failed', async () => {
  const turn = inTurn();
  const first = Promise.withResolvers<string>();
  const begun: string[] = [];
  const one = turn(() => (begun.push('one'), first.promise));
  const two = turn(async () => begun.push('two'));
  await settle();
  expect(begun).toEqual(['one']);
  first.reject(new Error('refused'));
  await expect(one).rejects.toThrow('refused');
  expect([await two, begun]).toEqual([2, ['one', 'two']]);
});
