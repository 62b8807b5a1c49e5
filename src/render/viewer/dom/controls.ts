/** The buttons of the toolbar, the zoom controls, the menu of layers and filters, and that of the levels. */

import * as messages from '../messages.js';
import { valuesOf } from '../model/filters.js';
import { OVERVIEW } from '../model/levels.js';
import { layersOf } from '../model/shown.js';
import { ZOOM_STEP } from './camera.js';
import { add, attributes, button, byId, make, say } from './elements.js';
import type { Viewer } from './state.js';

/** Connects the toolbar, the zoom controls and the menus with the viewer. */
export function watchControls(viewer: Viewer): void {
  const { camera } = viewer;
  byId('in').onclick = () => camera.zoom(ZOOM_STEP);
  byId('out').onclick = () => camera.zoom(1 / ZOOM_STEP);
  byId('fit').onclick = camera.whole;
  camera.onMove(({ scale }) => {
    byId('percent').textContent = `${Math.round(scale * 100)} %`;
  });
  addLayers(viewer);
  addFilters(viewer);
  addNavigation(viewer);
  byId('collapse').onclick = () => viewer.fold(foldable(viewer), true);
  byId('expand').onclick = () => viewer.fold([...viewer.collapsed], false);
  watchTheme();
}

/** Returns all boxes except the outermost, which contain the whole diagram. */
export const foldable = ({ scene }: Viewer): readonly number[] =>
  scene.elements.flatMap(({ isBox, enclosing }, at) => (isBox && enclosing.length > 0 ? [at] : []));

function addLayers(viewer: Viewer): void {
  const titlesByLayer = layersOf(viewer.scene, messages.THIN_LINES);
  for (const [name, title] of titlesByLayer) {
    const input = make('input', { type: 'checkbox', checked: true });
    input.onchange = () => {
      viewer.hiddenLayers[input.checked ? 'delete' : 'add'](name);
      viewer.redraw();
    };
    viewer.listeners.push(() => {
      input.checked = !viewer.hiddenLayers.has(name);
    });
    add(byId('layers'), make('label', {}, input, title));
  }
}

/** Adds a select per filter by module or tag, which dims everything else while nothing is selected. */
function addFilters(viewer: Viewer): void {
  const choices = viewer.filters.map((filter) =>
    make('select', {}, ...['', ...valuesOf(filter)].map((value) => make('option', { value }, value || messages.ALL))),
  );
  const choose = (): void => {
    const values = choices.map(({ value }) => value);
    viewer.asked = values.some(Boolean) ? values : [];
    viewer.look({});
    const lit = document.querySelectorAll('.n.on').length;
    if (viewer.asked.length > 0) say(messages.matchCount(lit));
  };
  choices.forEach((choice, at) => {
    choice.onchange = choose;
    add(byId('layers'), make('label', {}, viewer.filters[at]!.name, choice));
  });
  viewer.listeners.push(() => {
    choices.forEach((choice, at) => {
      choice.value = viewer.asked[at] ?? '';
    });
  });
}

/** Shows the level with the way back to the overview, and lists all levels. */
function addNavigation({ levels: { all, current, open } }: Viewer): void {
  const level = all[current];
  if (!level) return;
  byId('up').onclick = () => open(OVERVIEW);
  byId('up').ariaPressed = `${current === OVERVIEW}`;
  byId('here').textContent = level.title;
  const menu = byId('levels');
  for (const [at, { id, title, count }] of all.entries()) {
    const face = button(() => {
      menu.hidePopover();
      open(at);
    }, title || messages.OVERVIEW);
    if (at !== OVERVIEW) face.append(make('small', {}, messages.icons(count)));
    face.value = id;
    if (at === current) attributes(face, { 'aria-current': 'page' });
    add(menu, face);
  }
}

/** The theme that the user has chosen. */
let isDark = matchMedia('(prefers-color-scheme:dark)').matches;
/** The style rules for dark systems, of the page and of all levels seen so far. */
const rules = new Set<MediaList>();
let isChosen = false;

/** Switches the theme: the style rules for dark systems apply always or never. */
function watchTheme(): void {
  for (const { cssRules } of document.styleSheets)
    for (const { media } of [...cssRules] as CSSMediaRule[]) if (media?.mediaText.includes('dark')) rules.add(media);
  const apply = (): void => {
    for (const media of rules) media.mediaText = isDark ? 'all' : 'not all';
  };
  if (isChosen) apply();
  byId('theme').onclick = () => {
    [isDark, isChosen] = [!isDark, true];
    apply();
  };
}
