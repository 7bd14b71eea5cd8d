import type { ChatSettings } from './settings/ChatSettings';

const NOTE_HZ = 740;
const NOTE_S = 0.18;
const LOUDNESS = 0.06;

export interface NoticeSoundDeps {
  readonly settings: Pick<ChatSettings, 'sounds' | 'set'>;
  readonly play: () => void;
}

/** The sound of a message in a room that is not open, and whether the user wants it: `greetingNotify` of the chat settings. */
export class NoticeSound {
  constructor(private readonly deps: NoticeSoundDeps) {}

  get on(): boolean {
    return this.deps.settings.sounds;
  }

  readonly toggle = (): void => {
    this.deps.settings.set('greetingNotify', !this.on);
  };

  readonly play = (): void => {
    if (this.on) this.deps.play();
  };
}

/** One for the page: browsers allow few, and one that never plays is never freed. */
let audio: AudioContext | undefined;

/** Plays one short soft note, synthesized so that no file loads. Silent until the user has touched the page, as browsers require. */
export function playNotice(): void {
  if (typeof AudioContext === 'undefined' || !navigator.userActivation?.hasBeenActive) return;
  audio ??= new AudioContext();
  // A browser may suspend it while the page is hidden.
  if (audio.state === 'suspended') void audio.resume();
  const note = audio.createOscillator();
  const volume = audio.createGain();
  const { currentTime } = audio;
  note.type = 'sine';
  note.frequency.setValueAtTime(NOTE_HZ, currentTime);
  note.frequency.exponentialRampToValueAtTime(NOTE_HZ * 1.5, currentTime + NOTE_S);
  volume.gain.setValueAtTime(LOUDNESS, currentTime);
  volume.gain.exponentialRampToValueAtTime(0.001, currentTime + NOTE_S);
  note.connect(volume).connect(audio.destination);
  note.start(currentTime);
  note.stop(currentTime + NOTE_S);
}
