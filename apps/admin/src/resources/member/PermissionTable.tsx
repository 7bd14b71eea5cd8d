import { css } from '@emotion/react';
import { hiddenCss, Icon, icons, Panel } from '@khandai/ui-kit';
import { useResourceWords } from '../../i18n/use-resource-words';

const COLUMNS = ['read', 'chat', 'moderate', 'broadcast', 'words', 'scores', 'write', 'people'] as const;
type Right = (typeof COLUMNS)[number];

/** What each role may do; the server decides by itself, and docs/access.md has every call. `own`: in their own room. */
const RIGHTS: Readonly<
  Record<'guest' | 'member' | 'commentator' | 'moderator' | 'staff', Partial<Record<Right, true | 'own'>>>
> = {
  guest: { read: true, chat: true },
  member: { read: true, chat: true },
  commentator: { read: true, chat: true, moderate: 'own', broadcast: true },
  moderator: { read: true, chat: true, moderate: true, broadcast: true, words: true, scores: true },
  staff: {
    ...{ read: true, chat: true, moderate: true, broadcast: true },
    ...{ words: true, scores: true, write: true, people: true },
  },
};

const ROLES = ['guest', 'member', 'commentator', 'moderator', 'staff'] as const;

export function PermissionTable() {
  const t = useResourceWords('member');
  return (
    <div css={space}>
      <Panel title={t('rights.title')}>
        {/* A phone scrolls the table sideways. */}
        <div css={scroll} role="group" aria-label={t('rights.title')}>
          <table css={table}>
            <thead>
              <tr>
                <th scope="col">{t('fields.role')}</th>
                {COLUMNS.map((column) => (
                  <th key={column} scope="col">
                    {t(`rights.columns.${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {ROLES.map((role) => (
                <tr key={role}>
                  <th scope="row">{t(`roles.${role}`)}</th>
                  {COLUMNS.map((column) => (
                    <td key={column}>
                      <Cell right={RIGHTS[role][column]} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Panel>
    </div>
  );
}

function Cell({ right }: { right: true | 'own' | undefined }) {
  const t = useResourceWords('member');
  if (right === 'own') return <small>{t('rights.own')}</small>;
  return (
    <span data-yes={right}>
      {right ? <Icon icon={icons.check} size={16} /> : <span aria-hidden="true">–</span>}
      <span css={hiddenCss}>{t(right ? 'rights.yes' : 'rights.no')}</span>
    </span>
  );
}

const space = css`
  margin-top: var(--sp-4);
`;

const scroll = css`
  position: relative;
  overflow-x: auto;
`;

const table = css`
  width: 100%;
  border-collapse: collapse;
  font-size: var(--fs-13);
  & th,
  & td {
    padding: var(--sp-2) var(--sp-3);
    border-top: 1px solid var(--c-line);
    text-align: center;
    white-space: nowrap;
  }
  & thead th {
    border: 0;
    color: var(--c-muted);
    font-weight: 400;
  }
  & th:first-of-type {
    text-align: left;
  }
  & [data-yes] {
    color: var(--c-accent);
  }
  & small {
    color: var(--c-text-2);
    font-size: var(--fs-12);
  }
`;
