import { type PostSubject, PostType } from '@khandai/contracts';
import { useEventWords } from '../events';
import { useTipWords } from '../tips';
import { useArticleTalkWords } from './use-article-talk-words';
import { useFeedWords } from './use-feed-words';

export interface SubjectWords {
  /** Replaces a card that is not on the site any more. */
  readonly gone: string;
  /** Takes the card out of the post. */
  readonly remove: string;
}

/** What the feed says about cards of a type. */
export function useSubjectWords(type: PostSubject['type']): SubjectWords {
  const { t } = useFeedWords();
  const { t: talk } = useArticleTalkWords();
  const { t: tips } = useTipWords();
  const { t: events } = useEventWords();
  switch (type) {
    case PostType.shareLive:
      return { gone: t('matchGone'), remove: t('removeMatch') };
    case PostType.shareArticle:
      return { gone: talk('gone'), remove: talk('remove') };
    case PostType.eventLive:
    case PostType.shareEvent:
      return { gone: events('gone'), remove: events('remove') };
    case PostType.shareTip:
      return { gone: tips('gone'), remove: tips('remove') };
  }
}
