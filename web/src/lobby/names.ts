/** Friendly names for people who have not thought of one. */

const FIRST = ["Alma", "Atlas", "Cleo", "Io", "Juno", "Kepler", "Leda", "Luna", "Lyra", "Mira", "Nova", "Orion", "Rhea", "Tycho"];
const LAST = [
  "Altair",
  "Antares",
  "Bellatrix",
  "Capella",
  "Castor",
  "Deneb",
  "Electra",
  "Gemma",
  "Pollux",
  "Procyon",
  "Rigel",
  "Spica",
  "Vega",
];

export function friendlyName(random: () => number = Math.random): string {
  const pick = (names: string[]) => names[Math.floor(random() * names.length)];
  return `${pick(FIRST)} ${pick(LAST)}`;
}
