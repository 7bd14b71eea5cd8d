import type { ApiClient } from '@khandai/api-client';
import { PostType } from '@khandai/contracts';
import type { SubjectRef } from '@khandai/newsfeed';
import { articleSubject, eventSubject, type FormSubject, matchSubject, tipSubject } from './form-subject';

/** Loads what a card shows. Rejects when it is not on the site any more. */
export async function loadSubject(
  ref: SubjectRef,
  api: Pick<ApiClient, 'call'>,
  signal: AbortSignal,
): Promise<FormSubject> {
  switch (ref.type) {
    case PostType.shareLive: {
      const { fixture } = await api.call('GET /al/api/schedule/liveRoom', { query: { id: ref.fixtureId } }, signal);
      return matchSubject(fixture, ref.hostId);
    }
    case PostType.shareArticle: {
      const params = { id: String(ref.id) };
      return articleSubject(await api.call('GET /other/api/article/info/{id}', { params }, signal));
    }
    case PostType.shareEvent: {
      const params = { slug: String(ref.id) };
      return eventSubject(await api.call('GET /other/api/event/info/{slug}', { params }, signal));
    }
    case PostType.shareTip: {
      const params = { slug: String(ref.id) };
      return tipSubject(await api.call('GET /other/api/tip/info/{slug}', { params }, signal));
    }
  }
}
