import type { DiagramElement } from './picture.js';

/**
 * What has every word of the query in its name, title, address, type or details. The best first, which is what has them
 * nearest to the beginning of these.
 */
export function search(
  things: readonly Pick<DiagramElement, 'id' | 'type' | 'words'>[],
  query: string,
): readonly number[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return things
    .map(({ words: [title = '', name = '', ...details], id, type }, at) => {
      const text = [name, title, id, type, ...details].join('\n').toLowerCase();
      const places = words.map((word) => text.indexOf(word));
      return { at, place: places.includes(-1) ? -1 : Math.max(-1, ...places) };
    })
    .filter(({ place }) => place >= 0)
    .sort((a, b) => a.place - b.place)
    .map(({ at }) => at);
}
