import { css } from '@emotion/react';
import { isAborted } from '@khandai/api-client';
import type { MutedAuthor } from '@khandai/contracts';
import { Avatar, Button } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useServices } from '../../../shell/services/services';
import { AuthorName } from '../AuthorName';
import { useFeedWork } from '../use-feed-work';
import { useCivilWords } from './use-civil-words';

/** Members whose posts the reader's feeds leave out. Shows nothing when there are none. */
export const MutedAuthors = observer(function MutedAuthors() {
  const { t } = useCivilWords();
  const { api, log, toasts } = useServices();
  const { run } = useFeedWork();
  const [muted, setMuted] = useState<readonly MutedAuthor[]>([]);
  useEffect(() => {
    const visit = new AbortController();
    void (async () => {
      try {
        setMuted((await api.call('GET /au/api/user/newsfeed-mute', {}, visit.signal)).list);
      } catch (error) {
        if (!isAborted(error)) log.warn('newsfeed', error);
      }
    })();
    return () => {
      visit.abort();
    };
  }, [api, log]);
  const show = (userId: number) =>
    run(async () => {
      await api.call('POST /au/api/user/newsfeed-mute', { body: { userId, muted: false } });
      setMuted((before) => before.filter((one) => one.userId !== userId));
      toasts.push({ tone: 'ok', title: t('done.unmute') });
    });
  if (muted.length === 0) return null;
  return (
    <section aria-labelledby="muted-authors">
      <h2 id="muted-authors" css={title}>
        {t('muted.title')}
      </h2>
      <ul>
        {muted.map((author) => (
          <li key={author.userId} css={row}>
            <Avatar id={author.userId} name={author.showName} src={author.profilePicture} size={32} />
            <span css={name}>
              <AuthorName author={author} />
            </span>
            <Button
              size="sm"
              aria-label={t('muted.showOf', { name: author.showName })}
              onClick={() => void show(author.userId)}
            >
              {t('muted.show')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
});

const title = css`
  padding-bottom: var(--sp-2);
  font-size: var(--fs-16);
`;

const row = css`
  display: flex;
  align-items: center;
  gap: var(--sp-3);
  min-height: 48px;
`;

const name = css`
  flex: 1;
  min-width: 0;
`;
