import { css } from '@emotion/react';
import { Badge, type BadgeTone, Icon, icons, PageFrame, Prose } from '@khandai/ui-kit';
import { PlainPageLinks } from '../../domains/plain-pages';
import { useLazyTranslation } from '../../i18n/use-translation';
import { plainPages } from '../../i18n/vi/lazy/plain-pages';
import type { Bump, Change, LibraryChanges, VersionChanges } from './parse-changes';
import { besideListCss, readingCss } from '../../shell/frame/plain-page.styles';

const NEWS = ['rooms', 'chat', 'feed', 'news', 'tips', 'events', 'search', 'notices', 'pages'] as const;
const TONES: Readonly<Record<Bump, BadgeTone>> = { major: 'warn', minor: 'ok', patch: 'plain' };

/** A summary for fans, then the developers' log by version and library. */
export function ChangeLogPage({ versions }: { versions: readonly VersionChanges[] }) {
  const { t } = useLazyTranslation('plainPages', plainPages);
  return (
    <PageFrame>
      <div css={besideListCss}>
        <div css={readingCss}>
          <h1 css={title}>{t('log.title')}</h1>
          <Prose>
            <h2>{t('log.fans')}</h2>
            <p>{t('log.fansText')}</p>
            <ul>
              {NEWS.map((name) => (
                <li key={name}>{t(`log.news.${name}`)}</li>
              ))}
            </ul>
            <h2>{t('log.developers')}</h2>
            <p>{t('log.developersText')}</p>
          </Prose>
          {versions.map(({ version, libraries }) => (
            <section key={version ?? ''} css={section} aria-labelledby={idOf(version)}>
              <h3 id={idOf(version)} css={heading}>
                {version === null ? t('log.unreleased') : t('log.version', { version })}
              </h3>
              {libraries.map((library) => (
                <Library key={library.name} {...library} open={version === null} />
              ))}
            </section>
          ))}
        </div>
        <PlainPageLinks current="change-log" />
      </div>
    </PageFrame>
  );
}

function Library({ name, changes, open }: LibraryChanges & { open: boolean }) {
  const { t } = useLazyTranslation('plainPages', plainPages);
  return (
    <details css={library} open={open}>
      <summary>
        <Icon icon={icons.chevronDown} size={16} css={arrow} />
        <span css={libraryName}>{name}</span>
        <span css={note}>{t('log.count', { number: changes.length, count: changes.length })}</span>
      </summary>
      <ul css={list}>
        {changes.map((change) => (
          <Line key={change.text} {...change} />
        ))}
      </ul>
    </details>
  );
}

function Line({ bump, text, also }: Change) {
  const { t } = useLazyTranslation('plainPages', plainPages);
  return (
    <li css={line}>
      <Badge tone={TONES[bump]}>{t(`log.bump.${bump}`)}</Badge>
      <div css={words}>
        <p lang="en">
          {/* Every second part is code between backquotes. */}
          {text.split('`').map((part, at) => (at % 2 === 1 ? <code key={at}>{part}</code> : part))}
        </p>
        {also.length > 0 && <p css={note}>{t('log.also', { names: also.join(', ') })}</p>}
      </div>
    </li>
  );
}

const idOf = (version: string | null): string => (version === null ? 'chua-phat-hanh' : `v${version}`);

const title = css`
  font-size: var(--fs-24);
  line-height: 1.25;
`;

const section = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-2);
`;

const heading = css`
  font-size: var(--fs-16);
  padding-top: var(--sp-2);
`;

const library = css`
  border: 1px solid var(--c-line);
  border-radius: var(--r-3);
  background: var(--c-surface);
  & > summary {
    display: flex;
    align-items: center;
    gap: var(--sp-2);
    min-height: var(--touch);
    padding-inline: var(--sp-4);
    cursor: pointer;
  }
`;

const arrow = css`
  flex: none;
  transform: rotate(-90deg);
  [open] > summary > & {
    transform: none;
  }
`;

const libraryName = css`
  flex: 1;
  min-width: 0;
  font-weight: var(--fw-medium);
`;

const note = css`
  font-size: var(--fs-13);
  color: var(--c-muted);
`;

const list = css`
  display: grid;
  margin: 0;
  padding: 0 var(--sp-4) var(--sp-3);
  list-style: none;
`;

const line = css`
  display: grid;
  grid-template-columns: 7.5rem minmax(0, 1fr);
  align-items: start;
  justify-items: start;
  gap: var(--sp-3);
  padding-block: var(--sp-3);
  border-top: 1px solid var(--c-line);
  @media (max-width: 599px) {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--sp-1);
  }
`;

const words = css`
  display: grid;
  gap: var(--sp-1);
  min-width: 0;
  font-size: var(--fs-14);
  line-height: 1.6;
  overflow-wrap: anywhere;
  & code {
    font-size: 0.9375em;
    background: var(--c-fill);
    border-radius: var(--r-1);
    padding: 0 4px;
  }
`;
