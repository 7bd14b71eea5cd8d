/** The reactions that have an icon. */
export type ReactionFace = 'like' | 'haha' | 'love' | 'angry' | 'wow' | 'sad';

const INK = '#3A2A06';

const eyes = () => (
  <>
    <circle cx="8.4" cy="10" r="1.4" fill={INK} />
    <circle cx="15.6" cy="10" r="1.4" fill={INK} />
  </>
);

/** Functions, so that a bundle without reactions contains none of them. */
const FACES = {
  like: {
    fill: '#1F7AD6',
    features: () => (
      <path
        fill="#fff"
        d="M6.5 11h2v6h-2zM9.5 11l2.6-5c1.1 0 1.7.9 1.5 2l-.4 2h3.3c.9 0 1.5.8 1.3 1.7l-1 4.1c-.2.7-.7 1.2-1.4 1.2H11l-1.5-.8z"
      />
    ),
  },
  love: {
    fill: '#C2364F',
    features: () => <path fill="#fff" d="M12 17.6l-4.8-4.6C4.6 10.2 8.2 5.9 12 9.2c3.8-3.3 7.4 1 4.8 3.8z" />,
  },
  haha: {
    fill: '#F0B429',
    features: () => (
      <>
        <path
          d="M6.8 9.6l3 1.2-3 1.2M17.2 9.6l-3 1.2 3 1.2"
          fill="none"
          stroke={INK}
          strokeWidth="1.4"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <path fill={INK} d="M6.8 13.5h10.4c-.3 3-2.5 4.9-5.2 4.9s-4.9-1.9-5.2-4.9z" />
      </>
    ),
  },
  wow: {
    fill: '#F0B429',
    features: () => (
      <>
        {eyes()}
        <ellipse cx="12" cy="16" rx="2.3" ry="2.9" fill={INK} />
      </>
    ),
  },
  sad: {
    fill: '#F0B429',
    features: () => (
      <>
        {eyes()}
        <path d="M8.6 17c1.7-2.2 5.1-2.2 6.8 0" fill="none" stroke={INK} strokeWidth="1.5" strokeLinecap="round" />
        <path fill="#3B8FE0" d="M7.6 12.5c1.6 2.2.9 3.4 0 3.4s-1.6-1.2 0-3.4z" />
      </>
    ),
  },
  angry: {
    fill: '#D9692B',
    features: () => (
      <>
        <circle cx="8.6" cy="11.8" r="1.3" fill="#35140A" />
        <circle cx="15.4" cy="11.8" r="1.3" fill="#35140A" />
        <path
          d="M6.6 8.6l3.8 1.7M17.4 8.6l-3.8 1.7M8.8 17.3c1.7-1.8 4.7-1.8 6.4 0"
          fill="none"
          stroke="#35140A"
          strokeWidth="1.5"
          strokeLinecap="round"
        />
      </>
    ),
  },
} as const;

/** An icon drawn for the site, so that it looks the same on every device. */
export function ReactionGlyph({ face, size = 18 }: { face: ReactionFace; size?: number | undefined }) {
  const { fill, features } = FACES[face];
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="11" fill={fill} />
      {features()}
    </svg>
  );
}
