import { css } from '@emotion/react';
import { Icon, IconButton } from '@khandai/ui-kit';
import { type NodeViewProps, NodeViewWrapper } from '@tiptap/react';
import { Trash2, Trophy } from 'lucide-react';
import { use } from 'react';
import { useArticleWords } from '../use-article-words';
import { KnownMatches } from './known-matches';

/** The place of a match card. Readers see the live card there; the editor sees which match it is. */
export function MatchView({ node, deleteNode, editor }: NodeViewProps) {
  const t = useArticleWords();
  const id: unknown = node.attrs['fixtureId'];
  const label = use(KnownMatches).get(String(id)) ?? t('match.unknown');
  return (
    <NodeViewWrapper as="div" css={card} contentEditable={false}>
      <Icon icon={Trophy} size={20} />
      <span>
        <b>{label}</b>
        <small>{t('match.card')}</small>
      </span>
      {editor.isEditable && <IconButton icon={Trash2} label={t('match.remove')} onClick={() => deleteNode()} />}
    </NodeViewWrapper>
  );
}

const card = css`
  display: flex;
  align-items: center;
  gap: var(--sp-3);
  margin: var(--sp-3) 0;
  padding: var(--sp-2) var(--sp-3);
  border: 1px solid var(--c-accent-line);
  border-radius: var(--r-2);
  background: var(--c-accent-tint);
  & > span {
    display: grid;
    flex: 1;
  }
  & small {
    color: var(--c-text-2);
    font-size: var(--fs-12);
  }
`;
