import type { DiagramElement } from './picture.js';

/**
 * Returns the elements that contain every word of the query in name, title, address, type or details. The best come
 * first: those whose last matching word is nearest to the start. An empty query matches nothing.
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
