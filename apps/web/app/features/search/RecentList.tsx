import { css } from '@emotion/react';
import { Button, clipCss, Icon, IconButton, icons, KitLink, Panel } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { searchHref, type useRecent, useSearchWords } from '../../domains/search';

/** Recent searches on this device. */
export const RecentList = observer(function RecentList({ recent }: { readonly recent: ReturnType<typeof useRecent> }) {
  const { t } = useSearchWords();
  if (recent.list.length === 0) return null;
  return (
    <Panel
      title={t('recent')}
      end={
        <Button size="sm" look="quiet" onClick={recent.clear}>
          {t('clear')}
        </Button>
      }
    >
      <ul>
        {recent.list.map((q) => (
          <li key={q} css={row}>
            <Icon icon={icons.clock} size={16} />
            <KitLink href={searchHref({ q })} css={[link, clipCss]}>
              {q}
            </KitLink>
            <IconButton
              icon={icons.close}
              label={t('forget', { q })}
              onClick={() => {
                recent.remove(q);
              }}
            />
          </li>
        ))}
      </ul>
    </Panel>
  );
});

const row = css`
  display: flex;
  align-items: center;
  gap: var(--sp-2);
  padding-left: var(--sp-4);
  border-top: 1px solid var(--c-line);
`;

const link = css`
  flex: 1;
  line-height: 44px;
`;
