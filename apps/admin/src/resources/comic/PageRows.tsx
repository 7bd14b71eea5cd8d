import { css } from '@emotion/react';
import { COMIC_FILE, ComicLimit, type DeskComicPage, type PostSource } from '@khandai/contracts';
import { Field, IconButton, icons } from '@khandai/ui-kit';
import { useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { asHttpError } from '../../data/call-failure';
import { useResourceWords } from '../../i18n/use-resource-words';
import { useSendPage } from './use-send-page';

export interface PageRowsProps {
  readonly pages: readonly DeskComicPage[];
  /** The pictures of the pages. */
  readonly files: ReadonlyMap<number, PostSource>;
  readonly onChange: (pages: readonly DeskComicPage[]) => void;
  /** A picture took the place of another one. */
  readonly onSource: (source: PostSource) => void;
}

/** The pages of a chapter in their order, which buttons change; each page is described, replaced or removed. */
export function PageRows({ pages, files, onChange, onSource }: PageRowsProps) {
  const t = useResourceWords('comic-chapter');
  const notify = useNotify();
  const send = useSendPage();
  const input = useRef<HTMLInputElement>(null);
  const [replaced, replace] = useState<number>();

  const set = (index: number, part: Partial<DeskComicPage>) =>
    onChange(pages.map((page, at) => (at === index ? { ...page, ...part } : page)));
  const move = (index: number, by: 1 | -1) => {
    const page = pages[index];
    if (page) onChange(pages.toSpliced(index, 1).toSpliced(index + by, 0, page));
  };
  const take = async (index: number, file: File) => {
    try {
      const source = await send(file);
      onSource(source);
      set(index, { sourceId: source.sourceId, fileName: file.name });
    } catch (error) {
      const failure = asHttpError(error);
      notify(failure instanceof Error ? failure.message : 'ra.notification.http_error', { type: 'error' });
    }
  };

  return (
    <>
      <input
        ref={input}
        type="file"
        accept={COMIC_FILE.types.join(',')}
        hidden
        data-replaces
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file && replaced !== undefined) void take(replaced, file);
        }}
      />
      <ol css={list}>
        {pages.map(({ sourceId, fileName, alt }, index) => {
          const number = index + 1;
          const file = files.get(sourceId);
          return (
            <li key={sourceId}>
              {file && <img src={`/anh/320x1?src=${encodeURIComponent(file.url)}`} alt="" loading="lazy" />}
              <div>
                <b>{t('page', { number, name: fileName })}</b>
                <Field
                  label={t('alt')}
                  value={alt}
                  maxLength={ComicLimit.altLength}
                  onChange={(value) => set(index, { alt: value })}
                />
              </div>
              <span>
                <IconButton
                  icon={icons.chevronUp}
                  label={t('up', { number })}
                  disabled={index === 0}
                  onClick={() => move(index, -1)}
                />
                <IconButton
                  icon={icons.chevronDown}
                  label={t('down', { number })}
                  disabled={index === pages.length - 1}
                  onClick={() => move(index, 1)}
                />
                <IconButton
                  icon={icons.refresh}
                  label={t('replace', { number })}
                  onClick={() => {
                    replace(index);
                    input.current?.click();
                  }}
                />
                <IconButton
                  icon={icons.close}
                  label={t('remove', { number })}
                  onClick={() => onChange(pages.filter((_page, at) => at !== index))}
                />
              </span>
            </li>
          );
        })}
      </ol>
    </>
  );
}

const list = css`
  display: grid;
  gap: var(--sp-2);
  max-height: 36rem;
  overflow-y: auto;
  & > li {
    display: grid;
    grid-template-columns: 56px minmax(0, 1fr) auto;
    align-items: center;
    gap: var(--sp-2);
    /* Of 400 pages, those out of sight cost nothing. */
    content-visibility: auto;
    contain-intrinsic-size: auto 80px;
  }
  & img {
    width: 56px;
    height: 76px;
    border-radius: var(--r-1);
    object-fit: cover;
    background: var(--c-sunken);
  }
  & b {
    font-size: var(--fs-13);
    overflow-wrap: anywhere;
  }
  & > li > span {
    display: flex;
    flex-wrap: wrap;
  }
  @media (max-width: 600px) {
    & > li {
      grid-template-columns: 56px minmax(0, 1fr);
    }
    & > li > span {
      grid-column: 1 / -1;
    }
  }
`;
