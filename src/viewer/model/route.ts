import type { Point } from './picture.js';

/** Numbers that each command of a path takes. */
const TAKES: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, Q: 4, C: 6 };

/** The corners of a line as it is drawn: of a rounded corner the corner itself, of a curve what it bends to. */
export function pointsOf(path: string): readonly Point[] {
  const points: Point[] = [];
  let [x, y] = [0, 0];
  for (const [, command = '', rest = ''] of path.matchAll(/([MLHVQC])([^A-Za-z]*)/g)) {
    const numbers = (rest.match(/-?[\d.]+/g) ?? []).map(Number);
    for (let at = 0; at + TAKES[command]! <= numbers.length; at += TAKES[command]!) {
      const part = numbers.slice(at, at + TAKES[command]!);
      for (let pair = 0; pair < part.length; pair += 2) {
        if (command !== 'V') x = part[pair]!;
        if (command !== 'H') y = part[command === 'V' ? pair : pair + 1]!;
        points.push({ x, y });
      }
    }
  }
  return points;
}
