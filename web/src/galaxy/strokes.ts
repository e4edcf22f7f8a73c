/** What a picture is made of. */

/** A soft light. */
export interface Glow {
  x: number;
  y: number;
  rx: number;
  ry: number;
  turn: number;
  hue: number;
  strength: number;
}

/** A drawn path: an area or a line, brighter with its tone (0 to 1). */
export interface Stroke {
  d: string;
  hue: number;
  tone: number;
  opacity: number;
  /** Of the line; 0 for an area. */
  width: number;
  dash?: string;
  /** Without much colour: rock and dust. */
  dull?: boolean;
}

export interface Art {
  hue: number;
  glows: Glow[];
  strokes: Stroke[];
  /** Far stars: small dots and a few large ones. */
  stars: [string, string];
}

export interface Spot {
  x: number;
  y: number;
  r: number;
}
