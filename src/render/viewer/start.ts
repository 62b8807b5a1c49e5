/** Starts the viewer: connects the controls of the page to the diagram. */
import { openCamera } from './dom/camera.js';
import { watchCopying } from './dom/copy.js';
import { watchKeys } from './dom/keys.js';
import { watchLinks } from './dom/links.js';
import { addMap } from './dom/map.js';
import { watchMenus } from './dom/menus.js';
import { watchList, watchPanel } from './dom/panel.js';
import { watchGestures, watchPointer } from './dom/pointer.js';
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
