import { css } from '@emotion/react';
import type { ArticleInfo } from '@khandai/contracts';
import { Icon, icons } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useAccount } from '../../domains/account';
import { useNewsWords } from '../../domains/news';
import { useServices } from '../../shell/services/services';

interface SaveArticleProps {
  /** The article as the reader gets it; undefined while it loads. */
  readonly own: ArticleInfo | undefined;
}

interface Choice {
  readonly saved: boolean;
  /** Version of the user who chose. */
  readonly version: number;
}

/** Puts an article on the reader's list, and takes it off. A guest logs in first, and then it is saved. */
export const SaveArticle = observer(function SaveArticle({ own }: SaveArticleProps) {
  const { t } = useNewsWords();
  const { api, log, toasts, viewer } = useServices();
  const account = useAccount();
  const [chosen, choose] = useState<Choice>();
  const known = chosen?.version === viewer.version ? chosen.saved : own?.saved;
  const isSaved = viewer.isMember && (known ?? false);
  const save = async (articleId: number, wanted: boolean) => {
    // A guest is somebody else after the login.
    const { version } = viewer;
    choose({ saved: wanted, version });
    try {
      await api.call('POST /au/api/user/article-bookmark', { body: { articleId, saved: wanted } });
      toasts.push({ tone: 'ok', title: t(wanted ? 'saved.done' : 'saved.undone') });
    } catch (error) {
      log.warn('bookmark', error);
      choose({ saved: !wanted, version });
      toasts.push({ tone: 'bad', title: t('saved.notDone') });
    }
  };
  return (
    <button
      type="button"
      css={root}
      aria-pressed={isSaved}
      onClick={() => {
        if (own) account.asMember(() => void save(own.articleId, !isSaved), t('saved.login'));
      }}
    >
      <Icon icon={icons.bookmark} size={18} />
      {t('saved.save')}
    </button>
  );
});

const root = css`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-width: var(--touch);
  min-height: var(--touch);
  padding: 0 10px;
  border-radius: var(--r-2);
  font-size: var(--fs-13);
  font-weight: var(--fw-medium);
  color: var(--c-text-2);
  &:hover {
    background: var(--c-hover);
  }
  &[aria-pressed='true'] {
    color: var(--c-accent);
  }
  &[aria-pressed='true'] path {
    fill: currentColor;
  }
`;
