import { css } from '@emotion/react';
import type { PublicProfile } from '@khandai/contracts';
import type { CSSProperties } from 'react';

/** The stands in the colours of the member's team, or in those of the site. */
export function MemberCover({ team }: { readonly team: PublicProfile['favouriteTeam'] }) {
  const colours = team && ({ '--cover': team.colors[0], '--cover-2': team.colors[1] } as CSSProperties);
  return <div css={cover} aria-hidden="true" style={colours ?? undefined} />;
}

/* Two bands across rows of seats; the lines between the seats are the shade of the stands. */
const cover = css`
  --cover: var(--c-accent-fill);
  --cover-2: var(--c-accent-tint);
  --gap: rgb(0 0 0 / 30%);
  height: 96px;
  background:
    repeating-linear-gradient(90deg, var(--gap) 0 2px, transparent 2px 14px),
    repeating-linear-gradient(0deg, var(--gap) 0 2px, transparent 2px 14px),
    linear-gradient(
      115deg,
      transparent 12%,
      var(--cover-2) 12% 24%,
      transparent 24% 58%,
      var(--cover-2) 58% 70%,
      transparent 70%
    ),
    var(--cover);
  @media (min-width: 768px) {
    height: 128px;
  }
`;
