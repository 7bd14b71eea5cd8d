import { type Broadcast, Code, type Fixture, StudioLimit, type UserInfo } from '@khandai/contracts';
import { Button, Dialog, Field } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { fullTime } from '../../../i18n/format-time';
import { useLazyTranslation, useTranslation } from '../../../i18n/use-translation';
import { form } from '../../../i18n/vi/lazy/form';
import { studio as words } from '../../../i18n/vi/lazy/studio';
import { Form } from '../../../shell/forms/Form';
import { type FormPlan, FormStore } from '../../../shell/forms/FormStore';
import { useFields } from '../../../shell/forms/use-fields';
import { useServices } from '../../../shell/services/services';
import { PartBody } from '../../../shell/parts/PartBody';
import { usePart } from '../../../shell/parts/use-part';
import { instantOf, localText } from './local-time';
import { waiting } from './studio.styles';
import { useStudioStore } from './studio-context';

interface BroadcastFields {
  readonly title: string;
  readonly description: string;
  readonly image: string;
  readonly time: string;
}

export interface BroadcastDialogProps {
  readonly me: UserInfo;
  readonly fixture: Fixture;
  readonly onClose: () => void;
}

const fieldOf = new Map<number, 'image' | 'time'>([
  [Code.broadcastPicture, 'image'],
  [Code.broadcastTime, 'time'],
]);

/** What the commentator announces about a broadcast. */
export const BroadcastDialog = observer(function BroadcastDialog(props: BroadcastDialogProps) {
  const { fixture, onClose } = props;
  const store = useStudioStore();
  const { t } = useLazyTranslation('studio', words);
  const { t: shell } = useTranslation('shell');
  const { part, retry } = usePart({ name: 'broadcast', fetch: (signal) => store.broadcast(fixture.fixtureId, signal) });
  return (
    <Dialog open onClose={onClose} title={t('broadcast.title')} closeLabel={shell('close')}>
      <PartBody
        part={part}
        failedTitle={t('broadcast.loadFailed')}
        onRetry={retry}
        waiting={<p css={waiting} role="status" aria-label={t('loading')} aria-busy="true" />}
      >
        {(said) => <BroadcastForm {...props} said={said} />}
      </PartBody>
    </Dialog>
  );
});

const BroadcastForm = observer(function BroadcastForm({
  me,
  fixture,
  onClose,
  said,
}: BroadcastDialogProps & { said: Broadcast | undefined }) {
  const store = useStudioStore();
  const { t } = useLazyTranslation('studio', words);
  const { t: tForm } = useLazyTranslation('form', form);
  const { clock, toasts } = useServices();
  const { timezone } = clock;
  const [fields] = useState(
    () =>
      new FormStore<BroadcastFields>({
        empty: {
          title: said?.title ?? '',
          description: said?.description ?? '',
          image: said?.image ?? '',
          time: localText(said?.startsAt ?? null, timezone),
        },
        fieldOf,
        clock,
      }),
  );
  const field = useFields(fields);
  const { profilePicture } = me;
  const plan: FormPlan<BroadcastFields> = {
    check: () => ({}),
    send: ({ title, description, image, time }, signal) =>
      store.saveBroadcast(
        {
          id: fixture.fixtureId,
          matchTitle: title,
          matchDescription: description,
          matchImage: image.trim(),
          matchTimeStr: instantOf(time, timezone),
        },
        signal,
      ),
    done: () => {
      onClose();
      toasts.push({ tone: 'ok', title: t('broadcast.saved') });
    },
  };
  return (
    <Form
      store={fields}
      onSubmit={(signal) => fields.submit(plan, signal)}
      submit={tForm('save')}
      first="title"
      beside={<Button onClick={onClose}>{tForm('cancel')}</Button>}
    >
      <Field
        {...field('title')}
        label={t('broadcast.heading')}
        labelNote={tForm('optional')}
        maxLength={StudioLimit.title}
        autoComplete="off"
      />
      <Field
        {...field('description')}
        label={t('broadcast.description')}
        labelNote={tForm('optional')}
        maxLength={StudioLimit.description}
        autoComplete="off"
      />
      <Field
        {...field('time')}
        label={t('broadcast.time')}
        labelNote={tForm('optional')}
        hint={t('broadcast.timeHint', {
          kickOff: fullTime(Date.parse(fixture.kickOff), timezone, t('match:weekdays')),
        })}
        type="datetime-local"
      />
      <Field
        {...field('image')}
        label={t('broadcast.image')}
        labelNote={tForm('optional')}
        hint={t('broadcast.imageHint')}
        maxLength={500}
        autoComplete="off"
        {...(profilePicture !== null && {
          after: (
            <Button
              size="sm"
              look="quiet"
              onClick={() => {
                fields.change('image', profilePicture);
              }}
            >
              {t('broadcast.useAvatar')}
            </Button>
          ),
        })}
      />
    </Form>
  );
});
