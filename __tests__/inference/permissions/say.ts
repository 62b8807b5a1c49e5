/** Arrows with what is written on them: `a > b: 5432/tcp`. */
import { drawn, type Sketch } from '../build.js';

export type Sketches = Record<string, Sketch>;

export const said = (sketches: Sketches): string[] =>
  drawn(sketches).edges.map(({ from, to, label }) => `${from} > ${to}${label === '' ? '' : `: ${label}`}`);
