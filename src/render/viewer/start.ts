/** Starts the viewer: connects the controls of the page to the diagram. */
import { openCamera } from './dom/camera.js';
import { watchCopying } from './dom/copy.js';
import { watchGestures, watchKeys, watchPointer } from './dom/keys.js';
import { addMap } from './dom/map.js';
import { watchMenus } from './dom/menus.js';
import { watchList, watchPanel } from './dom/panel.js';
import { readPage } from './dom/read.js';
import type { Viewer } from './dom/state.js';
import { watchSteps } from './dom/steps.js';
import { makeViewer } from './dom/viewer.js';

export function start(): Viewer {
  document.documentElement.className = 'live';
  const page = readPage();
  watchCopying(page.svg);
  const viewer = makeViewer(page, openCamera(page.svg));
  watchPanel(viewer);
  watchGestures(viewer.camera, watchPointer(viewer, watchKeys(viewer)));
  watchList(viewer);
  watchSteps(viewer);
  addMap(viewer);
  watchMenus(viewer);
  watchLinks(viewer);
  return viewer;
}

// ---- The URL of the page, which names the selected element: `#address`.

/** Returns the decoded fragment. URLSearchParams tolerates invalid escapes, on which decodeURIComponent throws. */
const hash = (): string => new URLSearchParams(`=${location.hash.slice(1)}`).get('')!;

function watchLinks(viewer: Viewer): void {
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
