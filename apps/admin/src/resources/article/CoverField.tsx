import { css } from '@emotion/react';
import { type ArticleCover, ArticleLimit } from '@khandai/contracts';
import { Button, icons } from '@khandai/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { useDesk } from '../../session/desk-services';
import { Words } from './editor/PictureView';
import { isPicture, PictureRefused, sendPicture } from './editor/send-picture';
import { useArticleWords } from './use-article-words';

/** The picture of lists and of the head of the article. */
export function CoverField({
  cover,
  onChange,
}: {
  cover: ArticleCover | null;
  onChange: (next: ArticleCover | null) => void;
}) {
  const t = useArticleWords();
  const services = useDesk();
  const files = useRef<HTMLInputElement>(null);
  const [stop] = useState(() => new AbortController());
  const [status, setStatus] = useState('');
  const [fault, setFault] = useState('');

  useEffect(() => () => stop.abort(), [stop]);

  const send = async (file: File) => {
    const { name } = file;
    setFault('');
    if (!isPicture(file)) {
      setFault(t('picture.notPicture', { name }));
      return;
    }
    try {
      const show = (fraction: number) => setStatus(t('picture.sending', { name, percent: Math.round(fraction * 100) }));
      const { url, width, height } = await sendPicture(services, file, show, stop.signal);
      onChange({ url, width, height, alt: cover?.alt ?? '', credit: cover?.credit ?? '' });
    } catch (error) {
      const reason = error instanceof PictureRefused ? error.message : '';
      setFault(reason === '' ? t('picture.failed', { name }) : t('picture.refused', { name, reason }));
    } finally {
      setStatus('');
    }
  };

  return (
    <fieldset css={box}>
      <legend>{t('editor.cover')}</legend>
      {cover && <img src={cover.url} alt={cover.alt} />}
      {cover && (
        <Words
          label={t('picture.alt')}
          value={cover.alt}
          max={ArticleLimit.alt}
          fault={cover.alt.trim() === '' ? t('picture.altMissing') : undefined}
          onChange={(alt) => onChange({ ...cover, alt })}
        />
      )}
      {cover && (
        <Words
          label={t('picture.credit')}
          value={cover.credit}
          max={ArticleLimit.credit}
          onChange={(credit) => onChange({ ...cover, credit })}
        />
      )}
      <span>
        <Button look="line" onClick={() => files.current?.click()}>
          {t('editor.chooseCover')}
        </Button>
        {cover && (
          <Button look="quiet" icon={icons.close} onClick={() => onChange(null)}>
            {t('editor.removeCover')}
          </Button>
        )}
      </span>
      <input
        ref={files}
        type="file"
        accept="image/*"
        hidden
        aria-label={t('editor.chooseCover')}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void send(file);
          target.value = '';
        }}
      />
      <p role="status">{status}</p>
      <p role="alert">{fault}</p>
    </fieldset>
  );
}

const box = css`
  display: grid;
  gap: var(--sp-2);
  justify-items: start;
  & legend {
    margin-bottom: var(--sp-1);
    padding: 0;
    color: var(--c-text-2);
    font-size: var(--fs-13);
    font-weight: var(--fw-medium);
  }
  & img {
    max-width: 100%;
    max-height: 12rem;
    height: auto;
    border-radius: var(--r-2);
  }
  & > span {
    display: flex;
    flex-wrap: wrap;
    gap: var(--sp-2);
  }
  & p:empty {
    display: none;
  }
  & p[role='alert'] {
    color: var(--c-neg);
  }
`;
