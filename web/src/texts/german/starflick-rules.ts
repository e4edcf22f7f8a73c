/** Starflick: technologies. */

import type { Pair } from "./templates.ts";

export const STARFLICK_TECHNOLOGIES: Pair[] = [
  ["{n} movement points", "{n} Bewegungspunkte"],
  ["launch and land despite a blockade", "trotz Blockade starten und landen"],
  ["a Move and one other action", "Bewegen und eine andere Aktion"],
  ["recruit {n}", "{n} rekrutieren"],
  ["a city gives 2 troops or 1 starship", "eine Stadt bringt 2 Truppen oder 1 Sternenschiff"],
  ["recruit onto an unoccupied planet", "auf einem unbesetzten Planeten rekrutieren"],
  ["recruit onto a face-down planet", "auf einem verdeckten Planeten rekrutieren"],
  ["long range", "große Reichweite"],
  ["several targets in turn", "mehrere Ziele nacheinander"],
  ["several targets in turn, long range", "mehrere Ziele nacheinander, große Reichweite"],
  ["the battleship", "das Schlachtschiff"],
  ["the battleship, long range", "das Schlachtschiff, große Reichweite"],
  ["+1 VP for each ship destroyed", "+1 SP für jedes zerstörte Schiff"],
  ["+1 VP for each ship destroyed, long range", "+1 SP für jedes zerstörte Schiff, große Reichweite"],
  ["labs defend 1", "Labore verteidigen 1"],
  ["+2 VP when rammed", "+2 SP, wenn gerammt"],
  ["an own ship in orbit counts 2", "ein eigenes Schiff im Orbit zählt 2"],
  ["an own ship in orbit counts 2 in attacks too", "ein eigenes Schiff im Orbit zählt 2, auch beim Angriff"],
  ["an own ship in orbit counts 2 against a battleship", "ein eigenes Schiff im Orbit zählt 2 gegen ein Schlachtschiff"],
  ["{say}, labs defend 1", "{say}, Labore verteidigen 1"],
  ["+1 VP when ramming", "+1 SP beim Rammen"],
];
