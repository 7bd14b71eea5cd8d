import { css } from '@emotion/react';
import type { FilterSeverity } from '@khandai/contracts';
import { Button } from '@khandai/ui-kit';
import { Upload } from 'lucide-react';
import { useState } from 'react';
import { Title } from 'react-admin';
import { useKept } from '../../forms/use-kept';
import { useResourceWords } from '../../i18n/use-resource-words';
import { WordForm } from './WordForm';
import { SEVERITIES } from './severities';
import { WordGroup } from './WordGroup';
import { WordImportDialog } from './WordImportDialog';
import { WordTester } from './WordTester';

export interface DraftWord {
  readonly text: string;
  readonly severity: FilterSeverity;
}

const EMPTY: DraftWord = { text: '', severity: 'block' };

const isDraft = (value: unknown): value is DraftWord =>
  typeof value === 'object' &&
  value !== null &&
  'text' in value &&
  typeof value.text === 'string' &&
  'severity' in value &&
  SEVERITIES.some((one) => one === value.severity);

/** The operator's words by what happens to them, and a tester of the whole filter. */
export function WordPage() {
  const t = useResourceWords('word');
  const [draft, setDraft] = useKept<DraftWord>('word:draft', EMPTY, isDraft);
  const [importing, setImporting] = useState(false);
  return (
    <section css={page}>
      <Title title={t('name', { smart_count: 2 })} />
      <header css={head}>
        <h1>{t('name', { smart_count: 2 })}</h1>
        <Button icon={Upload} aria-haspopup="dialog" onClick={() => setImporting(true)}>
          {t('import.open')}
        </Button>
      </header>
      <div css={columns}>
        <div css={column}>
          <WordForm draft={draft} onDraft={setDraft} />
          {SEVERITIES.map((severity) => (
            <WordGroup key={severity} severity={severity} />
          ))}
        </div>
        <WordTester draft={draft} />
      </div>
      {importing && <WordImportDialog onClose={() => setImporting(false)} />}
    </section>
  );
}

const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--sp-2);
`;

const page = css`
  display: grid;
  gap: var(--sp-4);
  & h1 {
    font-size: var(--fs-24);
  }
`;

const columns = css`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  align-items: start;
  gap: var(--sp-4);
  @media (max-width: 999px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const column = css`
  display: grid;
  gap: var(--sp-4);
`;
