/** Links the selected element to the URL of the page: `#address`. */
import type { Viewer } from './state.js';

/** Returns the decoded fragment. URLSearchParams tolerates invalid escapes, on which decodeURIComponent throws. */
const hash = (): string => new URLSearchParams(`=${location.hash.slice(1)}`).get('')!;

export function watchLinks(viewer: Viewer): void {
  const { elements } = viewer.scene;
  const follow = (): void => {
    const at = elements.findIndex(({ id }) => id === hash());
    if (at >= 0 && at !== viewer.selected) viewer.choose(at, false);
  };
  viewer.listeners.push(() => {
    const { id } = elements[viewer.selected] ?? { id: '' };
    // `replace` adds no entry to the browser history for each selection.
    if (id !== hash()) location.replace(`#${encodeURIComponent(id)}`);
  });
  addEventListener('hashchange', follow);
  follow();
}
