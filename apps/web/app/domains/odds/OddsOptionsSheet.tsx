import { css } from '@emotion/react';
import type { PriceFormat } from '@khandai/odds-parser';
import { Button, Select, Sheet, Switch } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useRef } from 'react';
import { useLazyTranslation } from '../../i18n/use-translation';
import { oddsTools } from '../../i18n/vi/lazy/odds-tools';
import { type MoveColors, moveColors } from './move-colors';
import { useOdds } from './odds-domain';
import { oddsFormats } from './odds-parts';
import type { OddsOptionsProps } from './OddsOptions';
import { OptionField } from './OptionField';
import { useOddsWords } from './use-odds-words';

interface OddsOptionsSheetProps extends Omit<OddsOptionsProps, 'button'> {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The odds settings of this browser, after the filters of the page if it has some. */
export const OddsOptionsSheet = observer(function OddsOptionsSheet(props: OddsOptionsSheetProps) {
  const { t: odds } = useOddsWords();
  const { t } = useLazyTranslation('oddsTools', oddsTools);
  const { settings } = useOdds();
  const { open, onClose, title = odds('options'), fields, onClear, format = settings.oddsFormat } = props;
  const keepFormat = (oddsFormat: PriceFormat) => {
    settings.change({ oddsFormat });
  };
  const all = useRef<HTMLDivElement>(null);
  return (
    <Sheet open={open} onClose={onClose} title={title} closeLabel={t('close')}>
      <div css={list} ref={all}>
        {fields}
        {fields && (
          // Always in its place, so that the fields below stay where they are when a filter is chosen.
          <Button
            disabled={!onClear}
            onClick={() => {
              // A disabled button loses the focus.
              all.current?.querySelector('select')?.focus();
              onClear?.();
            }}
          >
            {t('clearFilters')}
          </Button>
        )}
        <OptionField name={odds('format')}>
          <Select<PriceFormat>
            label={odds('format')}
            value={format}
            options={oddsFormats.map((one) => ({ value: one, label: odds(`formats.${one}`) }))}
            onChange={props.onFormat ?? keepFormat}
          />
        </OptionField>
        <OptionField name={t('moveColors')} note={t('colorsNote')} sample={<Sample />}>
          <Select<MoveColors>
            label={t('moveColors')}
            value={settings.moveColors}
            options={moveColors.map((one) => ({ value: one, label: t(`colors.${one}`) }))}
            onChange={(colors) => {
              settings.change({ moveColors: colors });
            }}
          />
        </OptionField>
        <Choice
          name={odds('opening')}
          checked={settings.showOpening}
          onChange={(showOpening) => {
            settings.change({ showOpening });
          }}
        />
        <Choice
          name={t('tellMoves')}
          note={t('tellMovesNote')}
          checked={settings.tellMoves}
          onChange={(tellMoves) => {
            settings.change({ tellMoves });
          }}
        />
      </div>
    </Sheet>
  );
});

interface ChoiceProps {
  readonly name: ReactNode;
  readonly note?: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

function Choice({ name, note, checked, onChange }: ChoiceProps) {
  return (
    <div css={choice}>
      <Switch label={name} checked={checked} onChange={onChange} />
      {note && <p css={small}>{note}</p>}
    </div>
  );
}

/** The chosen colours, as arrows in them. */
function Sample() {
  return (
    <span css={sample} aria-hidden="true">
      <b>▲</b>
      <i>▼</i>
    </span>
  );
}

const list = css`
  display: grid;
  gap: var(--sp-4);
  padding: var(--sp-3) var(--sp-4) var(--sp-4);
`;

const choice = css`
  & > label {
    display: flex;
    justify-content: space-between;
    font-size: var(--fs-14);
    color: var(--c-text);
  }
`;

const small = css`
  font-size: var(--fs-12);
  color: var(--c-muted);
`;

const sample = css`
  display: inline-flex;
  gap: 6px;
  font-size: var(--fs-12);
  & > b {
    color: var(--c-rise);
  }
  & > i {
    font-style: normal;
    color: var(--c-fall);
  }
`;
