/** Small sounds, made on the spot. Nothing sounds before the first gesture, or with the sounds switched off. */

import { settings } from "../settings.svelte.ts";

export type Sound = "turn" | "place" | "dice" | "hit" | "coin" | "win" | "fly" | "knock" | "fall";

/** Hertz, when it begins and how long it lasts in seconds, how loud. */
type Note = { pitch: number; at: number; length: number; loud?: number; wave?: OscillatorType; slide?: number };
type Noise = { noise: true; at: number; length: number; loud: number; pitch: number };

const SOUNDS: Record<Sound, (Note | Noise)[]> = {
  turn: [
    { pitch: 587, at: 0, length: 0.35, loud: 0.5 },
    { pitch: 880, at: 0.13, length: 0.55, loud: 0.5 },
  ],
  place: [
    { pitch: 190, at: 0, length: 0.09, loud: 0.6, slide: 0.6 },
    { noise: true, at: 0, length: 0.04, loud: 0.18, pitch: 1800 },
  ],
  dice: [0, 0.06, 0.11, 0.19, 0.3].map((at, i) => ({
    noise: true as const,
    at,
    length: 0.035,
    loud: 0.4 - i * 0.05,
    pitch: 2600 - i * 250,
  })),
  hit: [
    { pitch: 150, at: 0, length: 0.3, loud: 0.7, wave: "triangle", slide: 0.35 },
    { noise: true, at: 0, length: 0.22, loud: 0.35, pitch: 700 },
  ],
  coin: [
    { pitch: 1318, at: 0, length: 0.12, loud: 0.25 },
    { pitch: 1760, at: 0.07, length: 0.35, loud: 0.25 },
  ],
  fly: [{ noise: true, at: 0, length: 0.35, loud: 0.3, pitch: 1100 }],
  knock: [
    { pitch: 420, at: 0, length: 0.07, loud: 0.5, wave: "triangle", slide: 0.7 },
    { noise: true, at: 0, length: 0.03, loud: 0.3, pitch: 2400 },
  ],
  fall: [{ pitch: 500, at: 0, length: 0.7, loud: 0.35, slide: 0.15 }],
  win: [523, 659, 784, 1046].map((pitch, i) => ({
    pitch,
    at: i * 0.14,
    length: i === 3 ? 1.2 : 0.4,
    loud: 0.4,
    wave: "triangle" as const,
  })),
};

let context: AudioContext | null = null;

/** To be called on the page's first gesture: browsers allow no sound before. */
export function wake(): void {
  if (!settings.sounds) return;
  context ??= new AudioContext();
  void context.resume();
}

function fading(audio: AudioContext, start: number, length: number, loud: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loud, start + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0005, start + length);
  gain.connect(audio.destination);
  return gain;
}

function tone(audio: AudioContext, note: Note, start: number, volume: number): void {
  const source = audio.createOscillator();
  source.type = note.wave ?? "sine";
  source.frequency.setValueAtTime(note.pitch, start);
  if (note.slide) source.frequency.exponentialRampToValueAtTime(note.pitch * note.slide, start + note.length);
  source.connect(fading(audio, start, note.length, (note.loud ?? 0.4) * volume));
  source.start(start);
  source.stop(start + note.length);
}

function rattle(audio: AudioContext, noise: Noise, start: number, volume: number): void {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * noise.length), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = noise.pitch;
  source.connect(filter).connect(fading(audio, start, noise.length, noise.loud * volume));
  source.start(start);
}

/** A page that nobody looks at only calls its player. */
export function play(sound: Sound): void {
  if (!context || !settings.sounds || (document.hidden && sound !== "turn")) return;
  const start = context.currentTime + 0.01;
  for (const part of SOUNDS[sound]) {
    if ("noise" in part) rattle(context, part, start + part.at, settings.volume);
    else tone(context, part, start + part.at, settings.volume);
  }
}
