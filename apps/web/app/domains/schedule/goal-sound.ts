const NOTES = [659.3, 880] as const;
const NOTE_S = 0.16;
const LOUDNESS = 0.08;

/**
 * Plays two short rising notes, synthesized so that no file loads. Browsers that require a user gesture first stay
 * silent; the row still marks the goal.
 */
export function playGoal(): void {
  if (typeof AudioContext === 'undefined' || !navigator.userActivation?.hasBeenActive) return;
  const audio = new AudioContext();
  const last = NOTES.map((pitch, index) => playNote(audio, pitch, audio.currentTime + index * NOTE_S)).at(-1);
  last?.addEventListener('ended', () => void audio.close());
}

function playNote(audio: AudioContext, pitch: number, at: number): OscillatorNode {
  const note = audio.createOscillator();
  const volume = audio.createGain();
  note.type = 'triangle';
  note.frequency.value = pitch;
  volume.gain.setValueAtTime(LOUDNESS, at);
  volume.gain.exponentialRampToValueAtTime(0.001, at + NOTE_S);
  note.connect(volume).connect(audio.destination);
  note.start(at);
  note.stop(at + NOTE_S);
  return note;
}
