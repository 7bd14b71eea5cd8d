import { css } from '@emotion/react';
import { Icon, type IconDrawing } from '@khandai/ui-kit';
import { useEffect, useRef, useState } from 'react';

export interface ServiceIconProps {
  /** Name of the icon at the icon service. */
  readonly name: string;
  /** Drawn by the page itself when the picture does not load. */
  readonly fallback: IconDrawing;
}

const SIZE = 18;

/** A decorative icon of the operator's icon service, which the server proxies. */
export function ServiceIcon({ name, fallback }: ServiceIconProps) {
  const [failed, setFailed] = useState(false);
  const picture = useRef<HTMLImageElement>(null);
  // The picture may fail before scripts run: then no error event follows. Some browsers report a width of 0 for a drawing
  // without a size of its own, so only decoding tells the two apart.
  useEffect(() => {
    const image = picture.current;
    if (image?.complete && image.naturalWidth === 0)
      image.decode().catch(() => {
        setFailed(true);
      });
  }, []);
  if (failed) return <Icon icon={fallback} size={SIZE} />;
  return (
    <img
      ref={picture}
      css={box}
      src={`/icons/${name}.svg`}
      alt=""
      width={SIZE}
      height={SIZE}
      onError={() => {
        setFailed(true);
      }}
    />
  );
}

/** A service draws for a pale page: the dark theme turns its black to white, and keeps the hue of its colours. */
const onDark = 'filter: invert(1) hue-rotate(180deg);';

const box = css`
  flex: none;
  html[data-theme='dark'] & {
    ${onDark}
  }
  @media (prefers-color-scheme: dark) {
    html:not([data-theme='light']) & {
      ${onDark}
    }
  }
`;
