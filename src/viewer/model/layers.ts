import type { Scene } from './picture.js';

/** Boxes of this style hold what runs and secures the architecture, by subject: `strip:security`. */
const STRIP = 'strip:';
/** The layer of lines that are no requests. */
export const THIN = 'thin';

/** The layer that a thing belongs to, its strip; undefined for none. */
export const layerOf = ({ things }: Scene, at: number): string | undefined =>
  [at, ...things[at]!.around].map((box) => things[box]!.type).find((type) => type.startsWith(STRIP));

/** What can be switched off in this picture, with what it is called, in the order in which it first stands there. */
export function layersOf(picture: Scene, titleOfThin: string): ReadonlyMap<string, string> {
  const layers = new Map<string, string>();
  for (const { type, words } of picture.things) if (type.startsWith(STRIP)) layers.set(type, words[0]!);
  if (picture.lines.some(({ thin }) => thin)) layers.set(THIN, titleOfThin);
  return layers;
}
