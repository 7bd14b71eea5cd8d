import { css } from '@emotion/react';
import type { MediaChapter } from '@khandai/contracts';
import { Button, Field, IconButton, icons, Switch } from '@khandai/ui-kit';
import { useInput } from 'react-admin';
import { useResourceWords } from '../../i18n/use-resource-words';
import { groupCss } from '../../media/group.styles';

const MAX = 60;

/** The chapters of a video. The server puts them in their order. */
export function ChaptersInput() {
  const t = useResourceWords('highlight');
  const { field } = useInput<readonly MediaChapter[]>({ source: 'chapters', defaultValue: [] });
  const chapters = field.value as readonly MediaChapter[];
  const change = (index: number, part: Partial<MediaChapter>) =>
    field.onChange(chapters.map((chapter, at) => (at === index ? { ...chapter, ...part } : chapter)));
  return (
    <fieldset css={groupCss}>
      <legend>{t('fields.chapters')}</legend>
      {chapters.map(({ second, text, goal }, index) => (
        <div key={index} css={row}>
          <Field
            label={t('chapter.second')}
            type="number"
            min={0}
            value={String(second)}
            onChange={(value) => change(index, { second: Math.max(0, Math.floor(Number(value))) })}
          />
          <Field
            label={t('chapter.text')}
            value={text}
            maxLength={80}
            onChange={(value) => change(index, { text: value })}
          />
          <Switch label={t('chapter.goal')} checked={goal} onChange={(value) => change(index, { goal: value })} />
          <IconButton
            icon={icons.close}
            label={t('chapter.remove', { number: index + 1 })}
            onClick={() => field.onChange(chapters.filter((_chapter, at) => at !== index))}
          />
        </div>
      ))}
      {chapters.length < MAX && (
        <Button
          look="line"
          onClick={() =>
            field.onChange([...chapters, { second: (chapters.at(-1)?.second ?? -1) + 1, text: '', goal: true }])
          }
        >
          {t('chapter.add')}
        </Button>
      )}
    </fieldset>
  );
}

const row = css`
  display: grid;
  grid-template-columns: 5rem minmax(0, 1fr) auto auto;
  align-items: end;
  gap: var(--sp-2);
  @media (max-width: 600px) {
    grid-template-columns: 5rem minmax(0, 1fr);
  }
`;
