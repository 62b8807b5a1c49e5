/** The buttons of the toolbar and the zoom controls. */

import * as messages from '../messages.js';
import { layersOf } from '../model/shown.js';
import { ZOOM_STEP } from './camera.js';
import { byId, make } from './elements.js';
import type { Viewer } from './state.js';

export function watchMenus(viewer: Viewer): void {
  const { camera } = viewer;
  byId('in').onclick = () => camera.zoom(ZOOM_STEP);
  byId('out').onclick = () => camera.zoom(1 / ZOOM_STEP);
  byId('fit').onclick = camera.whole;
  camera.onMove(({ scale }) => {
    byId('percent').textContent = `${Math.round(scale * 100)} %`;
  });
  camera.whole();
  layers(viewer);
  folding(viewer);
  colours();
}

function layers(viewer: Viewer): void {
  const found = layersOf(viewer.scene, messages.THIN_LINES);
  for (const [name, title] of found) {
    const input = make('input', { type: 'checkbox', checked: true });
    input.onchange = () => {
      viewer.hiddenLayers[input.checked ? 'delete' : 'add'](name);
      viewer.redraw();
    };
    viewer.listeners.push(() => {
      input.checked = !viewer.hiddenLayers.has(name);
    });
    byId('layers').append(make('label', {}, input, title));
  }
}

/** Collapses all boxes except the outermost, which contain the whole diagram. */
function folding(viewer: Viewer): void {
  const boxes = viewer.scene.elements.flatMap(({ isBox, enclosing }, at) =>
    isBox && enclosing.length > 0 ? [at] : [],
  );
  byId('collapse').onclick = () => viewer.fold(boxes, true);
  byId('expand').onclick = () => viewer.fold([...viewer.collapsed], false);
}

/** Switches the theme: the style rules for dark systems apply always or never. */
function colours(): void {
  let isDark = matchMedia('(prefers-color-scheme:dark)').matches;
  const rules = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules] as CSSMediaRule[])
    .filter(({ media }) => media?.mediaText.includes('dark'));
  byId('theme').onclick = () => {
    isDark = !isDark;
    for (const { media } of rules) media.mediaText = isDark ? 'all' : 'not all';
  };
}
