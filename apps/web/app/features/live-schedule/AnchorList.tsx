import { css } from '@emotion/react';
import type { Anchor } from '@khandai/contracts';
import { Avatar, Clip, Panel } from '@khandai/ui-kit';
import { Link } from 'react-router';
import { useLazyTranslation } from '../../i18n/use-translation';
import { schedule } from '../../i18n/vi/lazy/schedule';

/** All commentators, those on air first, with a link to their room. */
export function AnchorList({ anchors }: { anchors: readonly Anchor[] }) {
  const { t } = useLazyTranslation('schedule', schedule);
  return (
    <Panel title={t('anchors')} padded={anchors.length === 0}>
      {anchors.length === 0 && <p>{t('noAnchors')}</p>}
      <ul>
        {anchors.map((anchor) => (
          <li key={anchor.userId} css={row}>
            <Avatar id={anchor.userId} name={anchor.name} src={anchor.profilePicture} size={32} />
            <span css={text}>
              <Clip title={anchor.name}>
                {anchor.fixtureId === null ? (
                  anchor.name
                ) : (
                  <Link to={`/truc-tiep/${anchor.fixtureId}?blv=${anchor.userId}`} css={link}>
                    {anchor.name}
                  </Link>
                )}
              </Clip>
              <small>
                {t('room', { number: String(anchor.roomNumber) })} · {t(anchor.fixtureId === null ? 'offAir' : 'onAir')}
              </small>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const row = css`
  position: relative;
  display: flex;
  align-items: center;
  gap: var(--sp-3);
  min-height: 52px;
  padding: var(--sp-1) var(--sp-4);
  border-top: 1px solid var(--c-line);
`;

const text = css`
  display: grid;
  min-width: 0;
  font-size: var(--fs-13);
  font-weight: var(--fw-medium);
  & > small {
    color: var(--c-muted);
    font-size: var(--fs-12);
    font-weight: var(--fw-regular);
  }
`;

/* Stretches the link over the whole row. */
const link = css`
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:hover {
    color: var(--c-accent);
  }
`;
