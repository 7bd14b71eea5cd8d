import { css } from '@emotion/react';
import { Code, type StudioLink } from '@khandai/contracts';
import { Button, Field, Segmented } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useLazyTranslation } from '../../../i18n/use-translation';
import { form } from '../../../i18n/vi/lazy/form';
import { studio as words } from '../../../i18n/vi/lazy/studio';
import { faultsOf } from '../../../shell/forms/checks';
import { Form } from '../../../shell/forms/Form';
import { type FormPlan, FormStore } from '../../../shell/forms/FormStore';
import { useFields } from '../../../shell/forms/use-fields';
import { useServices } from '../../../shell/services/services';
import { useStreamsStore } from './streams-context';

interface StreamFields {
  readonly name: string;
  readonly kind: 'hls' | 'flv';
  readonly url: string;
  readonly licence: string;
}

export interface StreamFormProps {
  /** The stream to change; undefined for a new one. */
  readonly link: StudioLink | undefined;
  readonly onDone: () => void;
}

const KINDS = [
  { value: 'hls', label: 'HLS' },
  { value: 'flv', label: 'FLV' },
] as const;
const fieldOf = new Map<number, 'url'>([[Code.streamRefused, 'url']]);
const HTTPS = /^https:\/\/\S+$/i;

/** Form for one stream: its URL and the licence to show it. */
export const StreamForm = observer(function StreamForm({ link, onDone }: StreamFormProps) {
  const streams = useStreamsStore();
  const { t } = useLazyTranslation('studio', words);
  const { t: tForm } = useLazyTranslation('form', form);
  const { clock, toasts } = useServices();
  const [fields] = useState(
    () =>
      new FormStore<StreamFields>({
        empty: {
          name: link?.name ?? '',
          url: link?.url ?? '',
          kind: link?.kind ?? 'hls',
          licence: link?.licence ?? '',
        },
        fieldOf,
        clock,
      }),
  );
  const field = useFields(fields);
  const plan: FormPlan<StreamFields> = {
    check: ({ name, url, licence }) =>
      faultsOf({
        name: name.trim() === '' ? 'streamNameMissing' : undefined,
        url: HTTPS.test(url.trim()) ? undefined : 'streamUrl',
        licence: licence.trim() === '' ? 'licenceMissing' : undefined,
      }),
    send: (draft, signal) => streams.put({ ...(link && { linkId: link.linkId }), ...draft }, signal),
    done: () => {
      toasts.push({ tone: 'ok', title: t('streams.saved') });
      onDone();
    },
  };
  const kind = field('kind');
  return (
    <Form
      store={fields}
      onSubmit={(signal) => fields.submit(plan, signal)}
      submit={tForm('save')}
      first="name"
      beside={<Button onClick={onDone}>{tForm('cancel')}</Button>}
    >
      <Field
        {...field('name')}
        label={t('streams.name')}
        hint={t('streams.nameHint')}
        maxLength={40}
        autoComplete="off"
        required
      />
      <Field
        {...field('url')}
        label={t('streams.url')}
        hint={t('streams.urlHint')}
        type="url"
        inputMode="url"
        maxLength={500}
        autoComplete="off"
        required
      />
      <div css={choice}>
        <span aria-hidden="true">{t('streams.kind')}</span>
        <Segmented label={t('streams.kind')} value={kind.value} options={KINDS} onChange={kind.onChange} />
      </div>
      <Field
        {...field('licence')}
        label={t('streams.licence')}
        hint={t('streams.licenceHint')}
        maxLength={200}
        autoComplete="off"
        required
      />
    </Form>
  );
});

const choice = css`
  display: grid;
  gap: 6px;
  justify-items: start;
  font-size: var(--fs-13);
  font-weight: var(--fw-medium);
`;
