/** `#address` in the address of the page is the thing that is chosen. */
import type { Viewer } from './state.js';

/** Decoded, whatever it is: a wrong escape is no fault of the page. */
const hash = (): string => new URLSearchParams(`#=${location.hash.slice(1)}`).get('#')!;

export function watchLinks(viewer: Viewer): void {
  const { things } = viewer.picture;
  const follow = (): void => {
    const at = things.findIndex(({ id }) => id === hash());
    if (at >= 0 && at !== viewer.chosen) viewer.choose(at, false);
  };
  viewer.listeners.push(() => {
    const { id } = things[viewer.chosen] ?? { id: '' };
    // No step back for each thing that was looked at.
    if (id !== hash()) location.replace(`#${encodeURIComponent(id)}`);
  });
  addEventListener('hashchange', follow);
  follow();
}
