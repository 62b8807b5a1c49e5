import { around, type Picture } from './picture.js';

/** Boxes of this style hold what runs and secures the architecture, by subject: `strip:security`. */
const STRIP = 'strip:';
/** The layer of lines that are no requests. */
export const THIN = 'thin';

export interface Layer {
  readonly name: string;
  /** What people call it. */
  readonly title: string;
  readonly count: number;
}

/** The subject that a thing belongs to; empty for none. */
function layerOf(things: Picture['things'], at: number): string {
  const strip = [at, ...around(things, at)].find((box) => things[box]!.type.startsWith(STRIP));
  return strip === undefined ? '' : things[strip]!.type.slice(STRIP.length);
}

/** What can be switched off in this picture, in the order in which it first stands there. */
export function layersOf({ things, lines }: Picture, titleOfThin: string): readonly Layer[] {
  const layers = new Map<string, Layer>();
  things.forEach(({ isBox }, at) => {
    const name = layerOf(things, at);
    if (name === '') return;
    const { title = things[at]!.words[0] ?? name, count = 0 } = layers.get(name) ?? {};
    layers.set(name, { name, title, count: count + (isBox ? 0 : 1) });
  });
  const thin = lines.filter(({ thin }) => thin).length;
  return [...layers.values(), ...(thin === 0 ? [] : [{ name: THIN, title: titleOfThin, count: thin }])];
}

/** The things of the layers that are off. */
export const thingsOff = ({ things }: Picture, off: ReadonlySet<string>): ReadonlySet<number> =>
  new Set(off.size === 0 ? [] : things.flatMap((_, at) => (off.has(layerOf(things, at)) ? [at] : [])));
