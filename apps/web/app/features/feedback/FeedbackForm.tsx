import { css } from '@emotion/react';
import { FeedbackLimit, feedbackKinds } from '@khandai/contracts';
import { Chip, ChipRow, Field } from '@khandai/ui-kit';
import { reaction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { useLazyTranslation } from '../../i18n/use-translation';
import { feedback } from '../../i18n/vi/lazy/feedback';
import { Form } from '../../shell/forms/Form';
import { useFields } from '../../shell/forms/use-fields';
import { deviceStorage } from '../../shell/services/browser-ports';
import { useServices } from '../../shell/services/services';
import { AttachmentPicker } from './AttachmentPicker';
import { feedbackDraft, type FeedbackDraftStore, pathOf } from './feedback-draft';
import { type FeedbackStore, lengthOf } from './FeedbackStore';
import { TextArea } from './TextArea';

interface FeedbackFormProps {
  readonly store: FeedbackStore;
  readonly onSent: () => void;
}

export const FeedbackForm = observer(function FeedbackForm({ store, onSent }: FeedbackFormProps) {
  const { t } = useLazyTranslation('feedback', feedback);
  const { viewer } = useServices();
  const { form, attachments } = store;
  const field = useFields(form);
  const ownerId = useOwner();
  const draft = useMemo(() => (ownerId === undefined ? undefined : feedbackDraft(deviceStorage, ownerId)), [ownerId]);
  useDraft(store, draft, viewer.member?.emailAddress ?? undefined);
  const kind = field('kind');
  const left = FeedbackLimit.textLength - lengthOf(form.fields.text);
  const sent = () => {
    draft?.clear();
    onSent();
  };
  return (
    <div css={panel}>
      <Form store={form} onSubmit={(signal) => store.submit(location.origin, sent, signal)} submit={t('send')}>
        <div css={group}>
          <span css={label} aria-hidden>
            {t('kindLabel')}
          </span>
          <ChipRow label={t('kindLabel')}>
            {feedbackKinds.map((one) => (
              <Chip
                key={one}
                pressed={kind.value === one}
                onPress={() => {
                  kind.onChange(one);
                }}
              >
                {t(`kind.${one}`)}
              </Chip>
            ))}
          </ChipRow>
        </div>
        <TextArea
          {...field('text')}
          label={t('text')}
          hint={t(`hint.${form.fields.kind}`)}
          count={left < 0 ? t('over', { number: -left }) : t('left', { number: left })}
          isOver={left < 0}
        />
        <AttachmentPicker attachments={attachments} />
        <p role="status" css={note}>
          {store.isWaiting && attachments.isBusy ? t('wait') : ''}
        </p>
        <Field
          {...field('page')}
          label={t('page')}
          labelNote={t('optional')}
          hint={t('pageHint')}
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={500}
        />
        <Field
          {...field('email')}
          label={t('email')}
          labelNote={t('optional')}
          hint={viewer.isMember ? t('emailMember') : t('emailGuest')}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
        />
        <p css={note}>{t('keptDraft')}</p>
      </Form>
    </div>
  );
});

/** Whose draft it is: null for guests, undefined until that is known. */
function useOwner(): number | null | undefined {
  const { viewer } = useServices();
  if (viewer.isMember) return viewer.userId;
  return viewer.isKnown ? null : undefined;
}

/** Restores the draft, or where the reader comes from, and keeps what they type. A member's address is filled in once. */
function useDraft(store: FeedbackStore, draft: FeedbackDraftStore | undefined, email: string | undefined): void {
  const last = useRef<FeedbackDraftStore>(undefined);
  useEffect(() => {
    if (!draft) return;
    // What a member typed is not the next user's; what a guest typed goes with them when they log in.
    if (last.current?.isOfMember && last.current !== draft) store.clear();
    last.current = draft;
    const saved = draft.load();
    const from = pathOf(document.referrer, location.origin);
    const page = saved.fields.page === '' && from !== location.pathname ? (from ?? '') : saved.fields.page;
    store.restore({ ...saved, fields: { ...saved.fields, page } });
    const keep = () => {
      if (!store.sent) draft.save(store.draft);
    };
    keep();
    const stop = reaction(() => store.draft, keep, { delay: 300 });
    return () => {
      stop();
      keep();
    };
  }, [draft, store]);

  const fill = useEffectEvent((address: string) => {
    if (store.form.fields.email === '') store.form.change('email', address);
  });
  useEffect(() => {
    if (email !== undefined) fill(email);
  }, [email]);
}

const panel = css`
  padding: var(--sp-4);
  border: 1px solid var(--c-line);
  border-radius: var(--r-3);
  background: var(--c-surface);
`;

const group = css`
  display: grid;
  gap: 6px;
  min-width: 0;
`;

const label = css`
  font-size: var(--fs-13);
  font-weight: var(--fw-medium);
`;

const note = css`
  font-size: var(--fs-12);
  color: var(--c-muted);
  &:empty {
    position: absolute;
  }
`;
