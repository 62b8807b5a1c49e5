/** Links the selected element to the URL of the page: `#address`. */
import type { Viewer } from './state.js';

/** Returns the decoded fragment. URLSearchParams tolerates invalid escapes, on which decodeURIComponent throws. */
const hash = (): string => new URLSearchParams(`#=${location.hash.slice(1)}`).get('#')!;

export function watchLinks(viewer: Viewer): void {
  const { things } = viewer.picture;
  const follow = (): void => {
    const at = things.findIndex(({ id }) => id === hash());
    if (at >= 0 && at !== viewer.chosen) viewer.choose(at, false);
  };
  viewer.listeners.push(() => {
    const { id } = things[viewer.chosen] ?? { id: '' };
    // `replace` adds no entry to the browser history for each selection.
    if (id !== hash()) location.replace(`#${encodeURIComponent(id)}`);
  });
  addEventListener('hashchange', follow);
  follow();
}
