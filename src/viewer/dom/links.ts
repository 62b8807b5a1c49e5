/** `#address` in the address of the page is the thing that is chosen. */
import type { Viewer } from './viewer.js';

export function watchLinks(viewer: Viewer): void {
  const { things } = viewer.picture;
  const follow = (): void => {
    const hash = location.hash.slice(1);
    if (hash === '') return;
    const at = things.findIndex(({ id }) => [encodeURIComponent(id), encodeURI(id), id].includes(hash));
    if (at >= 0 && at !== viewer.subject?.at) viewer.choose(at);
  };
  viewer.onSubject(() => {
    const at = viewer.subject?.at;
    const hash = at === undefined ? '' : encodeURIComponent(things[at]!.id);
    // No step back for each thing that was looked at.
    if (hash !== location.hash.slice(1)) location.replace(`#${hash}`);
  });
  addEventListener('hashchange', follow);
  follow();
}
