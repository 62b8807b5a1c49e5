/** Starts the viewer: connects the controls of the page to the diagram. */
import { watchAddress } from './dom/address.js';
import { openCamera } from './dom/camera.js';
import { watchControls } from './dom/controls.js';
import { byId } from './dom/elements.js';
import { watchExport } from './dom/export.js';
import { watchInput } from './dom/input.js';
import { watchList } from './dom/list.js';
import { watchPanel } from './dom/panel.js';
import { readPage } from './dom/read.js';
import { changesIn, watchChanges, watchFlows } from './dom/tour.js';
import { makeViewer } from './dom/viewer.js';
import * as messages from './messages.js';
import { type Details, tagsIn } from './model/evidence.js';
import { byModule, valuesOf } from './model/filters.js';

document.documentElement.className = 'live';
const page = readPage();
watchExport(page.svg);
const told = byId('told')?.textContent;
const details = told ? (JSON.parse(told) as Details) : undefined;
const { elements } = page.scene;
const filters = [byModule(elements, messages.MODULE), ...(details ? tagsIn(details) : [])].filter(
  (filter) => valuesOf(filter).length > 1,
);
const viewer = makeViewer(page, openCamera(page.svg, elements), filters);
const changes = changesIn(viewer);
watchPanel(viewer, details);
watchControls(viewer);
watchList(viewer);
watchFlows(viewer);
watchInput(viewer, watchChanges(viewer, changes));
watchAddress(
  viewer,
  changes.map(({ tick }) => tick),
);
