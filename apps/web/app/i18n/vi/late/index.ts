import type { form } from './form';
import type { login } from './login';
import type { me } from './me';
import type { member } from './member';
import type { room } from './room';
import type { online } from './online';
import type { schedule } from './schedule';
import type { booking } from './booking';
import type { studio } from './studio';

/**
 * Words that come with the chunk that says them: the first page would only carry them for others. They are said by
 * `useLateWords`, which gets them where that chunk imports them.
 */
export interface LateWords {
  readonly form: typeof form;
  readonly login: typeof login;
  readonly me: typeof me;
  readonly member: typeof member;
  readonly room: typeof room;
  readonly online: typeof online;
  readonly schedule: typeof schedule;
  readonly booking: typeof booking;
  readonly studio: typeof studio;
}
