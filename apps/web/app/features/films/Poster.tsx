import { css } from '@emotion/react';
import type { FilmCard } from '@khandai/contracts';
import { Icon, icons, Picture } from '@khandai/ui-kit';
import { fillCss } from '../../domains/media';

interface PosterProps {
  readonly film: Pick<FilmCard, 'poster'>;
  readonly sizes: string;
  readonly eager?: boolean;
}

/** The upright picture of a film. */
export function Poster({ film: { poster }, sizes, eager }: PosterProps) {
  return (
    <span css={frame}>
      {poster ? (
        <Picture
          src={poster.url}
          alt=""
          width={poster.width}
          height={poster.height}
          sizes={sizes}
          eager={eager}
          css={fillCss}
        />
      ) : (
        <Icon icon={icons.play} size={32} />
      )}
    </span>
  );
}

const frame = css`
  display: grid;
  place-items: center;
  overflow: hidden;
  width: 100%;
  aspect-ratio: 2 / 3;
  border: 1px solid var(--c-line);
  border-radius: var(--r-2);
  background: var(--c-fill);
  color: var(--c-muted);
`;
