import { css } from '@emotion/react';
import type { FilterHit, FilterTrial } from '@khandai/contracts';
import { Badge, type BadgeTone, Button, Panel } from '@khandai/ui-kit';
import { type SyntheticEvent, useId, useState } from 'react';
import { useNotify } from 'react-admin';
import { asHttpError } from '../../data/call-failure';
import { useResourceWords } from '../../i18n/use-resource-words';
import { useDesk } from '../../session/desk-services';
import type { DraftWord } from './WordPage';

const TONES: Readonly<Record<FilterTrial['verdict'], BadgeTone>> = {
  pass: 'ok',
  mask: 'plain',
  suspect: 'plain',
  hold: 'gold',
  block: 'warn',
};

/** Tries sentences on the server's own filter, with the word that is being added. */
export function WordTester({ draft }: { draft: DraftWord }) {
  const t = useResourceWords('word');
  const id = useId();
  const { api } = useDesk();
  const notify = useNotify();
  const [text, setText] = useState('');
  const [trials, setTrials] = useState<readonly FilterTrial[]>([]);
  const word = draft.text.trim();
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const body = { text, ...(word.length >= 2 && { draft: { ...draft, text: word } }) };
    try {
      setTrials((await api.call('POST /other/api/desk/word/test', { body })).list);
    } catch (error) {
      const failure = asHttpError(error);
      notify(failure instanceof Error ? failure.message : 'ra.notification.http_error', { type: 'error' });
    }
  };
  return (
    <Panel title={t('tester.title')} padded>
      <form css={form} onSubmit={(event) => void submit(event)}>
        <label htmlFor={id}>{t('tester.label')}</label>
        <textarea
          id={id}
          rows={4}
          maxLength={2_000}
          value={text}
          onChange={(event) => setText(event.target.value)}
          css={area}
        />
        {word !== '' && <p css={note}>{t('tester.draft', { word })}</p>}
        <Button type="submit" disabled={text.trim() === ''}>
          {t('tester.submit')}
        </Button>
      </form>
      <ol css={list} aria-live="polite">
        {trials.map((trial, at) => (
          <Trial key={`${at} ${trial.text}`} trial={trial} />
        ))}
      </ol>
      <p css={note}>{t('tester.about')}</p>
    </Panel>
  );
}

function Trial({ trial: { text, shown, verdict, hits } }: { trial: FilterTrial }) {
  const t = useResourceWords('word');
  const reasonOf = ({ entry, severity, source }: FilterHit): string => {
    if (source === 'base') return t(severity === 'hold' ? 'tester.doubtful' : 'tester.base', { entry });
    return t(source === 'draft' ? 'tester.draftHit' : 'tester.own', {
      entry,
      severity: t(`severity.${severity}`).toLowerCase(),
    });
  };
  return (
    <li>
      <span css={line}>
        <span>
          <Marked text={text} hits={hits} />
        </span>
        <Badge tone={TONES[verdict]}>{t(`tester.verdict.${verdict}`)}</Badge>
      </span>
      {hits.length === 0 && <small>{t('tester.nothing')}</small>}
      {hits.map((hit) => (
        <small key={`${hit.source} ${hit.entry} ${hit.from}`}>{reasonOf(hit)}</small>
      ))}
      {shown !== text && <small>{t('tester.shown', { text: shown })}</small>}
    </li>
  );
}

/** The text with every hit underlined. */
function Marked({ text, hits }: { text: string; hits: readonly FilterHit[] }) {
  const parts: { from: number; text: string; hit: boolean }[] = [];
  let at = 0;
  for (const { from, to } of [...hits].sort((one, other) => one.from - other.from)) {
    if (from < at) continue;
    if (from > at) parts.push({ from: at, text: text.slice(at, from), hit: false });
    parts.push({ from, text: text.slice(from, to), hit: true });
    at = to;
  }
  if (at < text.length) parts.push({ from: at, text: text.slice(at), hit: false });
  return <>{parts.map((part) => (part.hit ? <mark key={part.from}>{part.text}</mark> : part.text))}</>;
}

const form = css`
  display: grid;
  gap: var(--sp-2);
  font-size: var(--fs-13);
  font-weight: var(--fw-medium);
`;

const area = css`
  width: 100%;
  padding: var(--sp-2) var(--sp-3);
  border: 1px solid var(--c-control);
  border-radius: var(--r-2);
  background: var(--c-surface);
  color: var(--c-text);
  font: inherit;
  font-size: var(--fs-16);
  font-weight: 400;
  resize: vertical;
`;

const note = css`
  color: var(--c-muted);
  font-size: var(--fs-13);
  font-weight: 400;
`;

const line = css`
  display: flex;
  align-items: start;
  gap: var(--sp-2);
  & > span:first-of-type {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

const list = css`
  display: grid;
  margin: var(--sp-3) 0;
  & > li {
    display: grid;
    gap: var(--sp-1);
    padding: var(--sp-2) 0;
    border-top: 1px solid var(--c-line);
    font-size: var(--fs-14);
  }
  & mark {
    background: none;
    color: inherit;
    text-decoration: underline wavy var(--c-warn);
    text-underline-offset: 3px;
  }
  & small {
    color: var(--c-muted);
    font-size: var(--fs-13);
    overflow-wrap: anywhere;
  }
`;
