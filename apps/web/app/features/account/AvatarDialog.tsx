import { css } from '@emotion/react';
import { Code, type UserInfo } from '@khandai/contracts';
import { Button, Dialog, PictureCrop, Switch } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import { useLazyTranslation, useTranslation } from '../../i18n/use-translation';
import { form } from '../../i18n/vi/lazy/form';
import { me as words } from '../../i18n/vi/lazy/me';
import { faultsOf } from '../../shell/forms/checks';
import { Form } from '../../shell/forms/Form';
import { type FormPlan, FormStore } from '../../shell/forms/FormStore';
import { useFields } from '../../shell/forms/use-fields';
import { useServices } from '../../shell/services/services';
import type { AvatarSquare } from './MeStore';
import { pictureFault, shownExtent } from './picture-fault';
import { useActionToast } from './use-action-toast';
import { useMeStore } from './me-context';

interface AvatarFields {
  readonly picture: { readonly file: File | null; readonly square: AvatarSquare | null };
}

export interface AvatarDialogProps {
  readonly me: UserInfo;
  readonly onClose: () => void;
}

const empty: AvatarFields = { picture: { file: null, square: null } };
const ACCEPT = 'image/jpeg,image/png,image/webp,image/gif,image/avif';
const fieldOf = new Map<number, 'picture'>(
  [Code.payloadTooLarge, Code.unsupportedMediaType, Code.pictureRefused, Code.badRequest].map((code) => [
    code,
    'picture',
  ]),
);

/** Uploads a new profile picture: choose, crop to a square, send. Lazy chunk. */
export function AvatarDialog({ open, ...rest }: AvatarDialogProps & { open: boolean }) {
  const { t } = useTranslation('labels');
  const { t: shell } = useTranslation('shell');
  return (
    <Dialog open={open} onClose={rest.onClose} title={t('changeAvatar')} closeLabel={shell('close')}>
      <AvatarForm {...rest} />
    </Dialog>
  );
}

const AvatarForm = observer(function AvatarForm({ me, onClose }: AvatarDialogProps) {
  const store = useMeStore();
  const { t } = useLazyTranslation('me', words);
  const { t: tForm } = useLazyTranslation('form', form);
  const { clock, toasts } = useServices();
  const runAction = useActionToast();
  const [posts, post] = useState(false);
  const [fields] = useState(() => new FormStore<AvatarFields>({ empty, fieldOf, clock }));
  const { name, value, onChange, error } = useFields(fields)('picture');
  const chosen = useRef<File>(null);
  // A rejected file shows its error, and the previous choice stays.
  const choose = async (file: File): Promise<void> => {
    chosen.current = file;
    const fault = await pictureFault(file, shownExtent);
    // The user chose another file during the check.
    if (chosen.current !== file) return;
    if (fault) fields.refuseField('picture', t(`avatar.faults.${fault}`));
    else onChange({ file, square: null });
  };
  const plan: FormPlan<AvatarFields> = {
    check: ({ picture: { file, square } }) => faultsOf({ picture: file && square ? undefined : 'pictureMissing' }),
    send: async ({ picture: { file, square } }, signal) => {
      if (file && square) await store.changePicture(file, square, signal);
    },
    done: () => {
      onClose();
      toasts.push({ tone: 'ok', title: t('avatar.saved') });
      if (posts) void runAction(store.postPicture, t('avatar.postFailed'), t('avatar.posted'));
    },
  };
  const remove = () => {
    onClose();
    void runAction(store.removePicture, t('avatar.removeFailed'), t('avatar.removed'));
  };
  return (
    <Form
      store={fields}
      onSubmit={(signal) => fields.submit(plan, signal)}
      submit={t('avatar.save')}
      beside={
        <span css={beside}>
          {me.profilePicture !== null && (
            <Button look="quiet" onClick={remove}>
              {t('avatar.remove')}
            </Button>
          )}
          <Button onClick={onClose}>{tForm('cancel')}</Button>
        </span>
      }
    >
      <PictureCrop
        file={value.file}
        name={name}
        accept={ACCEPT}
        error={error}
        labels={{
          choose: t('avatar.choose'),
          another: t('avatar.another'),
          square: t('avatar.square'),
          zoom: t('avatar.zoom'),
          result: t('avatar.result'),
          hint: t('avatar.hint'),
          unreadable: t('avatar.faults.unreadable'),
        }}
        onFile={(file) => void choose(file)}
        onCrop={(square) => {
          onChange({ file: fields.fields.picture.file, square });
        }}
      />
      <Switch label={t('avatar.post')} checked={posts} onChange={post} />
    </Form>
  );
});

const beside = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--sp-2);
`;
