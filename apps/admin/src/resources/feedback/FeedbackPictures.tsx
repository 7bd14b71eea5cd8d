import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import { useDesk } from '../../session/desk-services';
import { useFeedbackWords } from './use-feedback-words';

/** Pictures of feedback. They have no address of their own: each is a call that only staff may make. */
export function FeedbackPictures({ id, files }: { id: number; files: readonly string[] }) {
  if (files.length === 0) return null;
  return (
    <div css={row}>
      {files.map((fileId, at) => (
        <FeedbackPicture key={fileId} id={id} fileId={fileId} number={at + 1} />
      ))}
    </div>
  );
}

function FeedbackPicture({ id, fileId, number }: { id: number; fileId: string; number: number }) {
  const t = useFeedbackWords();
  const { api } = useDesk();
  const [src, setSrc] = useState<string | null>();
  useEffect(() => {
    const visit = new AbortController();
    api.call('GET /other/api/desk/feedback/{id}/{fileId}', { params: { id, fileId } }, visit.signal).then(
      (picture) => setSrc(picture.src),
      () => {
        if (!visit.signal.aborted) setSrc(null);
      },
    );
    return () => visit.abort();
  }, [api, id, fileId]);
  if (src === null) return <p role="alert">{t('view.pictureFailed')}</p>;
  if (src === undefined) return <span css={place} aria-busy />;
  return <img css={picture} src={src} alt={t('view.picture', { number })} />;
}

const row = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--sp-3);
`;

const place = css`
  width: 12rem;
  height: 9rem;
  border-radius: var(--r-2);
  background: var(--c-fill);
`;

const picture = css`
  max-width: 100%;
  max-height: 24rem;
  border-radius: var(--r-2);
`;
