export const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium';

/** Flags with which Chromium runs quietly without a network, as root, and plays video by itself. */
export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--autoplay-policy=no-user-gesture-required',
];
