import { floodlitPitch } from './floodlit-pitch.js';

/**
 * The drawn picture of a room. Its markup is one string: a hundred React elements that never change would only cost time.
 * Without a label it is decorative.
 */
export function FloodlitPitch({ label, className }: { label?: string | undefined; className?: string | undefined }) {
  return (
    <svg
      className={className}
      width="100%"
      height="100%"
      viewBox="0 0 640 360"
      preserveAspectRatio="xMidYMid slice"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      dangerouslySetInnerHTML={{ __html: floodlitPitch }}
    />
  );
}
