import { css } from '@emotion/react';
import { Avatar, Badge, Bone, Button, type IconDrawing, icons } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useState, useSyncExternalStore } from 'react';
import { draftKey } from '../../shell/drafts/draft-key';
import { useLazyPart } from '../../shell/parts/use-lazy-part';
import { deviceStorage } from '../../shell/services/browser-ports';
import { useServices } from '../../shell/services/services';
import { useOdds } from '../odds';
import type { FirstChoice, PostTask } from './PostFormStore';
import { useFeedWords } from './use-feed-words';
import { useFeedWork } from './use-feed-work';

type CreateTask = Extract<PostTask, { kind: 'create' }>;

const loadForm = () => import('./PostForm').then(({ PostForm }) => PostForm);

/** Where a member begins a post. */
export const WritePost = observer(function WritePost() {
  const { t } = useFeedWords();
  const { viewer } = useServices();
  const { asMember } = useFeedWork();
  const { settings: odds } = useOdds();
  const [task, write] = useState<CreateTask>();
  const close = () => {
    write(undefined);
  };
  const Form = useLazyPart(task !== undefined, loadForm, close);
  const begin = (first?: FirstChoice) =>
    asMember(() => {
      write({ kind: 'create', first });
    });
  const offers: (readonly [FirstChoice, IconDrawing, string])[] = [
    ['files', icons.imagePlus, t('firstFiles')],
    ['match', icons.football, t('firstMatch')],
    // Those who hide odds see no tips.
    ...(odds.hideOdds ? [] : [['tip', icons.thumbsUp, t('tab.tip')] as const]),
  ];
  const hasDraft = useHasDraft(viewer.userId);
  return (
    <section css={ask} aria-label={t('write')}>
      {viewer.member && (
        <Avatar id={viewer.member.userId} name={viewer.member.nickname} src={viewer.member.profilePicture} size={40} />
      )}
      {viewer.isMember && !viewer.member && <Bone width={40} height={40} round />}
      <button type="button" css={box} aria-haspopup="dialog" onClick={begin()}>
        {viewer.isKnown && !viewer.isMember ? t('askGuest') : t('ask')} {hasDraft && <Badge>{t('draft')}</Badge>}
      </button>
      <div css={acts}>
        {offers.map(([first, icon, label]) => (
          <Button key={first} size="sm" look="quiet" icon={icon} aria-haspopup="dialog" onClick={begin(first)}>
            {label}
          </Button>
        ))}
      </div>
      {task && Form && <Form task={task} onClose={close} />}
    </section>
  );
});

/** Whether this browser keeps an unsent post of the member. Only the form writes it, and this component renders again when the form closes. */
const useHasDraft = (userId: number | undefined): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => userId !== undefined && deviceStorage.getItem(draftKey(userId)) !== null,
    () => false,
  );

const subscribeToNothing = () => () => undefined;

const ask = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--sp-3);
  padding: var(--sp-3) var(--sp-4) var(--sp-2);
  background: var(--c-surface);
  border: 1px solid var(--c-line);
  border-radius: var(--r-3);
`;

const box = css`
  flex: 1;
  min-width: 0;
  min-height: 44px;
  padding: var(--sp-2) var(--sp-4);
  border-radius: 22px;
  background: var(--c-sunken);
  color: var(--c-muted);
  font-size: var(--fs-16);
  text-align: start;
`;

const acts = css`
  display: flex;
  flex: 1 0 100%;
  gap: var(--sp-1);
  padding-top: var(--sp-2);
  border-top: 1px solid var(--c-line);
  > button {
    padding-inline: var(--sp-2);
    color: var(--c-text-2);
  }
`;
