/** A circle, as part of a path. */
export function dot(x: number, y: number, r: number): string {
  const radius = r.toFixed(2);
  const arc = `a${radius} ${radius} 0 1 0 `;
  return `M${(x - r).toFixed(2)} ${y.toFixed(2)}${arc}${(2 * r).toFixed(2)} 0${arc}${(-2 * r).toFixed(2)} 0`;
}
