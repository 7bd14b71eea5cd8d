import { css } from '@emotion/react';
import { Button, Field } from '@khandai/ui-kit';
import type { Editor } from '@tiptap/react';
import { type KeyboardEvent, useState } from 'react';
import { useArticleWords } from '../use-article-words';

/** The address of the link at the caret. Not a form: it is inside the form of the article. */
export function LinkForm({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const t = useArticleWords();
  const present: unknown = editor.getAttributes('link')['href'];
  const [href, setHref] = useState(typeof present === 'string' ? present : '');
  const link = () => editor.chain().focus().extendMarkRange('link');

  const apply = () => {
    const address = href.trim();
    if (address === '') link().unsetLink().run();
    else
      link()
        .setLink({ href: /^(?:https?:\/\/|\/)/.test(address) ? address : `https://${address}` })
        .run();
    onDone();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      apply();
    }
    if (event.key === 'Escape') onDone();
  };

  return (
    <div css={row}>
      <Field label={t('tools.linkPrompt')} value={href} onChange={setHref} onKeyDown={onKeyDown} />
      <Button look="primary" onClick={apply}>
        {href.trim() === '' ? t('tools.linkRemove') : t('tools.linkApply')}
      </Button>
    </div>
  );
}

const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--sp-2);
  padding: var(--sp-2) var(--sp-3);
  border-bottom: 1px solid var(--c-line);
  & > :first-of-type {
    flex: 1 1 16rem;
  }
`;
