/** The arithmetic of small charts. */

export type Scale = (value: number) => number;

export function scale([low, high]: [number, number], [start, end]: [number, number]): Scale {
  const span = high - low || 1;
  return (value) => start + ((value - low) / span) * (end - start);
}

/** Round numbers from nought to at least the most, about so many of them. */
export function ticks(most: number, about = 5): number[] {
  const rough = Math.max(most, 1) / about;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(
    1,
    [1, 2, 5, 10].map((factor) => factor * power).find((one) => one >= rough)!,
  );
  return Array.from({ length: Math.ceil(Math.max(most, 1) / step) + 1 }, (_, i) => i * step);
}

/** "M 0 3 L 1 4 …" */
export function path(points: [number, number][]): string {
  return points.map(([x, y], i) => `${i ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
}

/** The same positions, but none closer than `gap` to the next: for labels beside lines. */
export function apart(positions: number[], gap: number, most: number): number[] {
  const order = positions.map((_, i) => i).sort((a, b) => positions[a] - positions[b]);
  const placed = [...positions];
  for (let i = 1; i < order.length; i++) placed[order[i]] = Math.max(placed[order[i]], placed[order[i - 1]] + gap);
  let limit = most;
  for (const index of order.reverse()) {
    placed[index] = Math.min(placed[index], limit);
    limit = placed[index] - gap;
  }
  return placed;
}

/** How far from the expected, in standard deviations. */
export function deviation(rolled: number, expected: number, spread: number): number {
  return spread ? (rolled - expected) / spread : 0;
}
