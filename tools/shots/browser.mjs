export const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium';

/** Flags that let Chromium run without background traffic, as root, and with video autoplay. */
export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--autoplay-policy=no-user-gesture-required',
];
