import { css } from '@emotion/react';
import { SuggestField } from '@khandai/chat-ui';
import { type Post, PostLimit, PostType, PostVisibility } from '@khandai/contracts';
import { Button, Dialog, type IconDrawing, icons, Select } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useNumbers } from '../../i18n/use-numbers';
import { useLazyPart } from '../../shell/parts/use-lazy-part';
import { deviceStorage } from '../../shell/services/browser-ports';
import { useServices } from '../../shell/services/services';
import { useRetryWhenBack } from '../../shell/services/use-retry-when-back';
import { useEventWords } from '../events';
import { useOdds } from '../odds';
import { useTipWords } from '../tips';
import { useFeed } from './feed-context';
import type { FormSubject } from './form-subject';
import { FormCard } from './FormCard';
import { FilesNote, PostFilesRow } from './files/PostFilesRow';
import { usePostFiles } from './files/use-post-files';
import { ownPostsOf } from './own-posts';
import { PostFormStore, type PostTask } from './PostFormStore';
import { PostHead } from './PostHead';
import { PostText } from './PostText';
import { ShareOutside } from './ShareOutside';
import { SubjectCard } from './SubjectCard';
import { useArticleTalkWords } from './use-article-talk-words';
import { useKeyboardRoom } from './use-keyboard-room';
import { useTextSources } from './use-text-sources';
import { isOffline, useFeedWork } from './use-feed-work';
import { useFeedWords } from './use-feed-words';

export interface PostFormProps {
  readonly task: PostTask;
  readonly onClose: () => void;
}

/** The counter appears when this much of the limit is used. */
const NEAR = 0.9;

/** Loads the dialogs that choose a card. */
const pickers = {
  match: () => import('./MatchPicker').then(({ MatchPicker }) => MatchPicker),
  article: () => import('./ArticlePicker').then(({ ArticlePicker }) => ArticlePicker),
  tip: () => import('./TipPicker').then(({ TipPicker }) => TipPicker),
  event: () => import('./EventPicker').then(({ EventPicker }) => EventPicker),
};
type Choosing = keyof typeof pickers;

/** Writes, edits or shares a post. What is left unsent stays as a draft: of this member, so the form waits until it is known which one it is. */
export const PostForm = observer(function PostForm(props: PostFormProps) {
  const { userId } = useServices().viewer;
  const [author, setAuthor] = useState(userId);
  if (author === undefined && userId !== undefined) setAuthor(userId);
  return author === undefined ? null : <AuthorsForm author={author} {...props} />;
});

interface AuthorsFormProps extends PostFormProps {
  /** The member's id. */
  readonly author: number;
}

const AuthorsForm = observer(function AuthorsForm({ author, task, onClose }: AuthorsFormProps) {
  const { grouped } = useNumbers();
  const { t } = useFeedWords();
  const { t: talk } = useArticleTalkWords();
  const { t: tips } = useTipWords();
  const { t: events } = useEventWords();
  const { settings: odds } = useOdds();
  const services = useServices();
  const { api } = services;
  const feed = useFeed();
  const { done, reasonOf } = useFeedWork();
  const files = usePostFiles(task, author);
  const [store] = useState(
    () =>
      new PostFormStore(task, {
        ...{ api, storage: deviceStorage, userId: author, unsent: feed.unsent, files },
        uuid: () => crypto.randomUUID(),
      }),
  );
  const { people, hashtags, named } = useTextSources(store.people);
  const field = useRef<HTMLTextAreaElement>(null);
  const first = task.kind === 'create' ? task.first : undefined;
  const [choosing, choose] = useState(first === 'files' ? undefined : first);
  const chosen = () => {
    choose(undefined);
  };
  const fault = useId();
  useEffect(() => {
    const { current } = field;
    current?.focus();
    current?.setSelectionRange(current.value.length, current.value.length);
  }, []);
  useEffect(() => {
    const visit = new AbortController();
    void store.loadSubject(visit.signal);
    return () => {
      visit.abort();
    };
  }, [store]);
  useKeyboardRoom(field);
  useRetryWhenBack(isOffline(store.fault), store.forgive);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const post = await store.submit();
    if (!post) return;
    if (task.kind === 'edit') feed.replace(post);
    else {
      feed.add(post);
      ownPostsOf(services).change();
    }
    done(task.kind);
    onClose();
  };

  const left = PostLimit.postLength - store.length;
  const titles = { create: t('writeTitle'), edit: t('editTitle'), share: t('shareTitle') };
  const offers: (readonly [Choosing, IconDrawing, string])[] = [
    ['match', icons.football, t('addMatch')],
    ['article', icons.newspaper, talk('add')],
    // Those who hide odds see no tips.
    ...(odds.hideOdds ? [] : [['tip', icons.thumbsUp, tips('add')] as const]),
    ['event', icons.ticket, events('add')],
  ];
  const verbs = { create: t('post'), edit: t('save'), share: t('shareNow') };
  return (
    <Dialog open onClose={onClose} title={titles[task.kind]} closeLabel={t('close')}>
      <form css={form} onSubmit={(event) => void submit(event)}>
        <SuggestField
          field={field}
          css={area}
          sources={[people, hashtags]}
          aria-label={t('content')}
          aria-invalid={store.fault !== undefined || left < 0}
          aria-describedby={fault}
          placeholder={task.kind === 'share' ? t('shareText') : t('ask')}
          value={store.content}
          rows={6}
          readOnly={store.isSending}
          onChange={(text) => {
            store.type(text, named.in(text));
          }}
        />
        <p id={fault} css={note} role="alert">
          {store.fault === undefined ? '' : reasonOf(store.fault)}
        </p>
        {store.length >= NEAR * PostLimit.postLength && (
          <p css={[note, left >= 0 && calm]} role="status">
            {left >= 0
              ? t('left', { number: grouped(left), count: left })
              : t('over', { number: grouped(-left), count: -left, limit: grouped(PostLimit.postLength) })}
          </p>
        )}
        {store.subject && <FormCard store={store} subject={store.subject} />}
        {task.kind === 'share' && <Preview post={task.post} />}
        {task.kind === 'share' && <ShareOutside post={task.post.shared ?? task.post} />}
        {takesFiles(task) && (
          <div css={attach}>
            <PostFilesRow store={files} opens={first === 'files'} />
            {task.kind === 'create' && !store.subject && (
              <>
                {offers.map(([name, icon, label]) => (
                  <Button
                    key={name}
                    icon={icon}
                    onClick={() => {
                      choose(name);
                    }}
                  >
                    {label}
                  </Button>
                ))}
              </>
            )}
          </div>
        )}
        <div css={foot}>
          <FilesNote store={files} />
          {task.kind !== 'edit' && (
            <Select<'1' | '2'>
              label={t('visibility')}
              icon={store.visibility === PostVisibility.private ? icons.lock : icons.globe}
              value={store.visibility === PostVisibility.private ? '2' : '1'}
              options={[
                { value: '1', label: t('public') },
                { value: '2', label: t('private') },
              ]}
              onChange={(value) => {
                store.show(value === '2' ? PostVisibility.private : PostVisibility.public);
              }}
            />
          )}
          <Button type="submit" look="primary" disabled={!store.canSubmit} aria-busy={store.isSending}>
            {store.isSending ? t('sending') : verbs[task.kind]}
          </Button>
        </div>
      </form>
      {choosing && <Picker key={choosing} choosing={choosing} onChoose={store.attach} onClose={chosen} />}
    </Dialog>
  );
});

/** The picture of a post about a profile picture stays as it is. */
const takesFiles = (task: PostTask): boolean => task.kind !== 'edit' || task.post.type !== PostType.avatar;

interface PickerProps {
  readonly choosing: Choosing;
  readonly onChoose: (subject: FormSubject) => void;
  readonly onClose: () => void;
}

/** The dialog that chooses a card; its code loads when it is first wanted. */
const Picker = observer(function Picker({ choosing, onChoose, onClose }: PickerProps) {
  const Chosen = useLazyPart(true, pickers[choosing], onClose);
  return Chosen && <Chosen onChoose={onChoose} onClose={onClose} />;
});

function Preview({ post }: { post: Post }) {
  const original = post.shared ?? post;
  return (
    <div css={preview}>
      <PostHead post={{ ...original, isShare: false }} small />
      <PostText text={original.content} mentions={original.mentions} hashtags={original.hashtags} small />
      {original.subject && <SubjectCard subject={original.subject} bare />}
    </div>
  );
}

const form = css`
  display: grid;
  gap: var(--sp-3);
`;

const area = css`
  width: 100%;
  min-height: 8rem;
  padding: var(--sp-3);
  border: 1px solid var(--c-line-strong);
  border-radius: var(--r-2);
  background: var(--c-sunken);
  color: inherit;
  font: inherit;
  font-size: var(--fs-16);
  resize: vertical;
  &::placeholder {
    color: var(--c-muted);
    opacity: 1;
  }
  &[aria-invalid='true'] {
    border-color: var(--c-neg);
  }
`;

const note = css`
  font-size: var(--fs-13);
  color: var(--c-neg);
  &:empty {
    position: absolute;
  }
`;

const calm = css`
  color: var(--c-muted);
`;

const preview = css`
  display: grid;
  gap: var(--sp-2);
  max-height: 12rem;
  overflow-y: auto;
  padding: var(--sp-3);
  border: 1px solid var(--c-line);
  border-radius: var(--r-2);
`;

const attach = css`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: var(--sp-2);
  > :first-of-type:has(li) {
    flex: 1 0 100%;
  }
`;

/* Stays in sight on a phone whose keyboard is open. */
const foot = css`
  position: sticky;
  bottom: 0;
  padding: var(--sp-2) 0;
  background: var(--c-raised);
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: var(--sp-3);
`;
