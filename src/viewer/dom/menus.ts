/** The buttons of the bar and of the view. */

import * as messages from '../messages.js';
import { layersOf } from '../model/layers.js';
import { ZOOM_STEP } from './camera.js';
import { byId, make, say } from './elements.js';
import type { Viewer } from './viewer.js';

export function watchMenus(viewer: Viewer): void {
  zooming(viewer);
  layers(viewer);
  folding(viewer);
  colours();
}

function zooming({ camera }: Viewer): void {
  const percent = byId('percent');
  const show = (): void => {
    percent.textContent = `${Math.round(camera.view().scale * 100)} %`;
  };
  byId('in').onclick = () => camera.zoom(ZOOM_STEP);
  byId('out').onclick = () => camera.zoom(1 / ZOOM_STEP);
  byId('fit').onclick = camera.fit;
  percent.onclick = () => camera.zoom(1 / camera.view().scale);
  camera.onMove(show);
  show();
}

function layers(viewer: Viewer): void {
  const found = layersOf(viewer.picture, messages.THIN_LINES);
  byId('layers-button').hidden = found.length === 0;
  const inputs = found.map(({ name, title, count }) => {
    const input = make('input', { type: 'checkbox', checked: true });
    input.onchange = () => {
      viewer.layersOff[input.checked ? 'delete' : 'add'](name);
      viewer.redraw();
      say(messages.layer(title, input.checked));
    };
    byId('layers').append(make('label', {}, input, title, make('small', {}, String(count))));
    return { name, input };
  });
  viewer.onShown(() => {
    for (const { name, input } of inputs) input.checked = !viewer.layersOff.has(name);
  });
}

function folding(viewer: Viewer): void {
  const all = byId('collapse');
  const { things } = viewer.picture;
  const boxes = things.flatMap(({ isBox, parent }, at) => (isBox && parent >= 0 ? [at] : []));
  all.hidden = boxes.length === 0;
  all.onclick = () => viewer.fold(boxes, viewer.collapsed.size === 0);
  viewer.onShown(() => {
    all.textContent = viewer.collapsed.size === 0 ? messages.COLLAPSE_ALL : messages.EXPAND_ALL;
  });
}

/** The rules for a dark system become rules for everybody, or for nobody. */
function colours(): void {
  let isDark = matchMedia('(prefers-color-scheme: dark)').matches;
  const rules = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSMediaRule && rule.media.mediaText.includes('color-scheme')) as CSSMediaRule[];
  byId('theme').onclick = () => {
    isDark = !isDark;
    for (const { media } of rules) media.mediaText = isDark ? 'all' : 'not all';
    say(isDark ? messages.DARK : messages.LIGHT);
  };
}
