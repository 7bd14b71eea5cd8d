import { css } from '@emotion/react';
import { SuggestField } from '@khandai/chat-ui';
import { type Comment, PostLimit } from '@khandai/contracts';
import { Button, IconButton, icons } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useNumbers } from '../../i18n/use-numbers';
import { useServices } from '../../shell/services/services';
import type { CommentsStore } from './CommentsStore';
import { useCommentWish } from './use-comment-wish';
import { useTextSources } from './use-text-sources';
import { useFeedWords } from './use-feed-words';

/** The counter appears when this much of the limit is used. */
const NEAR = 0.9;

export interface CommentFormProps {
  readonly store: CommentsStore;
  /** The comment to answer; the answer of an answer goes to the comment above both. */
  readonly parent: Comment | undefined;
  readonly onEnd: () => void;
}

/** The field for a comment: Enter sends, Shift and Enter begin a new line. */
export const CommentForm = observer(function CommentForm({ store, parent, onEnd }: CommentFormProps) {
  const { grouped } = useNumbers();
  const { t } = useFeedWords();
  const { viewer } = useServices();
  const { isWaiting, logIn } = useCommentWish();
  const [draft] = useState(store.draft);
  const [content, show] = useState(draft.content);
  const { people, named } = useTextSources(draft.people);
  const type = (text: string) => {
    show(text);
    store.keepDraft(text, named.in(text));
  };
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (parent || isWaiting) field.current?.focus();
  }, [parent, isWaiting]);
  if (viewer.isKnown && !viewer.isMember)
    return (
      <div css={guest}>
        <Button icon={icons.logIn} onClick={logIn}>
          {t('commentField')}
        </Button>
      </div>
    );

  const length = [...content.trim()].length;
  const left = PostLimit.commentLength - length;
  const canSend = viewer.isMember && length > 0 && length <= PostLimit.commentLength;
  const send = () => {
    if (!canSend) return;
    void store.say(content, parent ? (parent.parentId ?? parent.commentId) : null, named.in(content));
    type('');
    onEnd();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  const label = parent ? t('replyTo', { name: parent.author.showName }) : t('commentField');
  return (
    <form css={form} onSubmit={onSubmit}>
      {parent && (
        <p css={to}>
          {label}
          <button type="button" css={stop} onClick={onEnd}>
            {t('stopReply')}
          </button>
        </p>
      )}
      <div css={row}>
        <SuggestField
          field={field}
          css={area}
          rows={1}
          aria-label={label}
          placeholder={label}
          value={content}
          sources={[people]}
          onChange={type}
          onKeyDown={onKeyDown}
        />
        <IconButton type="submit" icon={icons.send} label={t('send')} disabled={!canSend} />
      </div>
      {length >= NEAR * PostLimit.commentLength && (
        <p css={[count, left < 0 && over]} role="status">
          {left >= 0
            ? t('left', { number: grouped(left), count: left })
            : t('over', { number: grouped(-left), count: -left, limit: grouped(PostLimit.commentLength) })}
        </p>
      )}
    </form>
  );
});

const form = css`
  display: grid;
  gap: var(--sp-1);
  padding: var(--sp-2) var(--sp-4);
`;

const guest = css`
  padding: var(--sp-2) var(--sp-4);
`;

const row = css`
  display: flex;
  align-items: flex-end;
  gap: var(--sp-1);
`;

const area = css`
  flex: 1;
  min-width: 0;
  min-height: 44px;
  max-height: 9rem;
  field-sizing: content;
  padding: 11px var(--sp-4);
  border: 0;
  border-radius: 22px;
  background: var(--c-sunken);
  color: inherit;
  font: inherit;
  font-size: var(--fs-16);
  line-height: 22px;
  resize: none;
  &::placeholder {
    color: var(--c-muted);
    opacity: 1;
  }
`;

const to = css`
  display: flex;
  align-items: center;
  gap: var(--sp-2);
  font-size: var(--fs-13);
  color: var(--c-muted);
`;

const stop = css`
  min-height: 24px;
  font-weight: var(--fw-medium);
  color: var(--c-accent);
`;

const count = css`
  font-size: var(--fs-13);
  color: var(--c-muted);
`;

const over = css`
  color: var(--c-neg);
`;
