import { css } from '@emotion/react';
import { icons, LinkButton, PageFrame, Stack, ReadingColumn } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { LoginPanel } from '../../domains/account';
import { MutedAuthors, SavedPosts, useCivilWords } from '../../domains/newsfeed';
import { SavedArticles } from './SavedArticles';
import { SavedTitles } from './SavedTitles';
import { useServices } from '../../shell/services/services';

/** The reader's bookmarks. */
export const SavedPage = observer(function SavedPage() {
  const { t } = useCivilWords();
  const { viewer } = useServices();
  return (
    <PageFrame>
      <ReadingColumn>
        <Stack>
          <div css={head}>
            <h1 css={title}>{t('saved.title')}</h1>
            <LinkButton href="/bang-tin">{t('saved.back')}</LinkButton>
          </div>
          {viewer.isMember ? (
            <>
              <p css={note}>{t('saved.note')}</p>
              <SavedArticles key={`articles ${viewer.version}`} />
              <SavedTitles key={`titles ${viewer.version}`} />
              <SavedPosts key={viewer.version} />
              <MutedAuthors key={`muted ${viewer.version}`} />
            </>
          ) : (
            viewer.isKnown && (
              <LoginPanel
                icon={icons.bookmark}
                title={t('saved.guest')}
                text={t('saved.guestText')}
                reason={t('saved.guestReason')}
              />
            )
          )}
        </Stack>
      </ReadingColumn>
    </PageFrame>
  );
});

const head = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--sp-3);
  min-height: 56px;
`;

const title = css`
  font-size: var(--fs-20);
`;

const note = css`
  font-size: var(--fs-13);
  color: var(--c-muted);
`;
