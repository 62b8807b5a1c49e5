import type { Scene } from './picture.js';

/** Style prefix of boxes for supporting resources, followed by their subject: `strip:security`. */
const STRIP = 'strip:';
/** The layer of lines that carry no traffic. */
export const THIN = 'thin';

/** Returns the layer of an element, which is its strip; undefined for none. */
export const layerOf = ({ things }: Scene, at: number): string | undefined =>
  [at, ...things[at]!.around].map((box) => things[box]!.type).find((type) => type.startsWith(STRIP));

/** Returns the layers of the diagram with their titles, in order of first occurrence. */
export function layersOf(picture: Scene, titleOfThin: string): ReadonlyMap<string, string> {
  const layers = new Map<string, string>();
  for (const { type, words } of picture.things) if (type.startsWith(STRIP)) layers.set(type, words[0]!);
  if (picture.lines.some(({ thin }) => thin)) layers.set(THIN, titleOfThin);
  return layers;
}
