/** Size of a cover, in pixels. */
export const COVER = { width: 1200, height: 675 } as const;

const PITCHES = ['#14532d', '#166534', '#0f4c3a', '#1c4d2e'];

/** A drawn cover without words: a pitch at night and two stripes in the colours of the teams. */
export function coverSvg(seed: number, [first, second]: readonly [string, string]): string {
  const { width, height } = COVER;
  const pitch = PITCHES[seed % PITCHES.length] ?? '#14532d';
  const tilt = ((seed * 37) % 24) - 12;
  const ballX = 220 + ((seed * 173) % 760);
  const ballY = 400 + ((seed * 89) % 150);
  const mown = Array.from(
    { length: 12 },
    (_, stripe) => `<rect x="${stripe * 120 - 120}" y="0" width="60" height="900" fill="#ffffff" opacity="0.05"/>`,
  ).join('');
  const lamps = [180, 600, 1020]
    .map((x) => `<ellipse cx="${x}" cy="20" rx="230" ry="190" fill="url(#lamp)"/>`)
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<defs><radialGradient id="lamp"><stop offset="0" stop-color="#fffbe6" stop-opacity="0.55"/><stop offset="1" stop-color="#fffbe6" stop-opacity="0"/></radialGradient>
<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0b1420"/><stop offset="1" stop-color="#12263a"/></linearGradient></defs>
<rect width="${width}" height="${height}" fill="url(#sky)"/>
<g transform="rotate(${tilt} 600 420)"><rect x="-300" y="270" width="1800" height="700" fill="${pitch}"/><g transform="translate(0 270)">${mown}</g>
<g fill="none" stroke="#ffffff" stroke-opacity="0.55" stroke-width="6"><circle cx="600" cy="480" r="120"/><path d="M600 270V980M-300 272H1500"/></g></g>
<path d="M0 0H420L150 ${height}H0Z" fill="${first}" opacity="0.82"/><path d="M420 0H520L250 ${height}H150Z" fill="${second}" opacity="0.82"/>
${lamps}<circle cx="${ballX}" cy="${ballY}" r="34" fill="#ffffff"/><path d="M${ballX - 12} ${ballY - 10}h24l8 18-20 14-20-14Z" fill="#1f2937"/></svg>`;
}
