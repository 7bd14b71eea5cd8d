import { css } from '@emotion/react';
import type { LicenceKind, MediaLicence } from '@khandai/contracts';
import { Button, Field, icons, Select } from '@khandai/ui-kit';
import { useInput } from 'react-admin';
import { fromField, toField } from '../time/vietnam-time';
import { groupCss } from './group.styles';
import { useMediaWords } from './use-media-words';

const KINDS: readonly LicenceKind[] = ['own', 'bought', 'partner', 'open'];
const TEXTS = ['holder', 'source', 'territory', 'document'] as const;
const MAX = { holder: 200, source: 500, territory: 200, document: 300 } as const;

const blank = (): MediaLicence => ({
  ...{ holder: '', kind: 'own', source: '', territory: '', document: '' },
  ...{ validFrom: new Date().toISOString(), validUntil: null },
});

const fieldOf = (instant: string | null): string => (instant === null ? '' : toField(Date.parse(instant)));

function instantOf(value: string): string | null {
  const at = fromField(value);
  return at === undefined ? null : new Date(at).toISOString();
}

/** The licence record of a title: who holds the rights, and how long. Times are those of Vietnam. */
export function LicenceInput() {
  const t = useMediaWords();
  const { field } = useInput<MediaLicence | null>({ source: 'licence', defaultValue: null });
  const licence = field.value as MediaLicence | null;
  if (!licence)
    return (
      <fieldset css={groupCss}>
        <legend>{t('licence.name')}</legend>
        <p>{t('licence.none')}</p>
        <Button look="line" onClick={() => field.onChange(blank())}>
          {t('licence.add')}
        </Button>
      </fieldset>
    );
  const change = (part: Partial<MediaLicence>) => field.onChange({ ...licence, ...part });
  return (
    <fieldset css={groupCss}>
      <legend>{t('licence.name')}</legend>
      <div css={grid}>
        {TEXTS.map((name) => (
          <Field
            key={name}
            label={t(`licence.${name}`)}
            value={licence[name]}
            maxLength={MAX[name]}
            onChange={(value) => change({ [name]: value })}
          />
        ))}
        <Field
          label={t('licence.validFrom')}
          type="datetime-local"
          value={fieldOf(licence.validFrom)}
          onChange={(value) => change({ validFrom: instantOf(value) ?? licence.validFrom })}
        />
        <Field
          label={t('licence.validUntil')}
          type="datetime-local"
          value={fieldOf(licence.validUntil)}
          onChange={(value) => change({ validUntil: instantOf(value) })}
        />
        <div css={labelled}>
          <span aria-hidden="true">{t('licence.kind')}</span>
          <Select
            label={t('licence.kind')}
            value={licence.kind}
            options={KINDS.map((kind) => ({ value: kind, label: t(`licence.kinds.${kind}`) }))}
            onChange={(kind) => change({ kind })}
          />
        </div>
      </div>
      <Button look="quiet" icon={icons.close} onClick={() => field.onChange(null)}>
        {t('licence.remove')}
      </Button>
    </fieldset>
  );
}

/* As a field with its label above. */
const labelled = css`
  display: grid;
  gap: 6px;
  min-width: 0;
  & > span:first-of-type {
    font-size: var(--fs-13);
    font-weight: var(--fw-medium);
  }
`;

const grid = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
  align-items: end;
  gap: var(--sp-2);
`;
