/** Starts the viewer: connects the controls of the page to the diagram, and to another one when the level changes. */
import { watchAddress } from './dom/address.js';
import { openCamera } from './dom/camera.js';
import { watchControls } from './dom/controls.js';
import { byId, end, say } from './dom/elements.js';
import { watchExport } from './dom/export.js';
import { watchInput } from './dom/input.js';
import { watchList } from './dom/list.js';
import { watchPanel } from './dom/panel.js';
import { drawingIn, type PageData, placesIn, readPage } from './dom/read.js';
import { markRows } from './dom/rows.js';
import type { Levels } from './dom/state.js';
import { watchTitles } from './dom/titles.js';
import { changedPlaces, changesIn, watchChanges, watchFlows } from './dom/tour.js';
import { makeViewer } from './dom/viewer.js';
import * as messages from './messages.js';
import { fragmentOf, type SharedState, stateIn } from './model/address.js';
import { type Details, tagsIn } from './model/evidence.js';
import { byModule, valuesOf } from './model/filters.js';
import { indexLevels, NO_LEVELS, OVERVIEW, type PackedIndex, withIcons } from './model/levels.js';

/** A drawing with its data and its evidence, as src/render/html/levels.ts packs it. */
type Source = readonly [text: string, data: PageData, details: Details | null];

const stage = byId('stage');
const title = document.title;

function start(svg: SVGSVGElement, [text, data, details]: Source, levels: Levels): void {
  const page = readPage(svg, data);
  const { elements } = page.scene;
  const filters = [byModule(elements, messages.MODULE), ...(details ? tagsIn(details) : [])].filter(
    (filter) => valuesOf(filter).length > 1,
  );
  const camera = openCamera(svg, elements, changedPlaces(page));
  const viewer = makeViewer(page, camera, filters, levels);
  const changes = changesIn(viewer, data.dangers ?? []);
  watchExport(viewer, text, data);
  watchTitles(viewer);
  watchPanel(viewer, details ?? undefined);
  watchControls(viewer);
  watchList(viewer);
  markRows(viewer);
  watchFlows(viewer);
  watchInput(viewer, watchChanges(viewer, changes));
  watchAddress(
    viewer,
    changes.map(({ tick }) => tick),
  );
}

/** Unpacks an element of the page: number 0 is the index of the levels, and every other number is a level. */
async function unpack<Content>(number: number): Promise<Content> {
  const text = atob(byId(`level${number}`).textContent!);
  const bytes = new Uint8Array(text.length).map((_, at) => text.charCodeAt(at));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return (await new Response(stream).json()) as Content;
}

/** Shows the level that the address names, now and whenever it changes. */
async function startLevels(overview: SVGSVGElement, own: Source, names: NonNullable<PageData['levels']>) {
  const below = names.map(([id, name, count, hasFlows]) => ({ id, title: name, count, hasFlows: hasFlows === 1 }));
  const packed = await unpack<PackedIndex>(0);
  const index = indexLevels(placesIn(overview, own[1]), below, packed);
  const icons = new Map(packed[2]);
  let requested = -1;
  const open = (level: number, state: Partial<SharedState> = {}): void => {
    const { side, off, filter, done } = stateIn(location.hash.slice(1));
    const keptState = { ...(side && { side }), ...(off && { off }), ...(filter && { filter }), ...(done && { done }) };
    const { id, title } = index.all[level]!;
    // The overview has no name of its own in the address of what is on it alone.
    const next = { id: '', ...keptState, ...state };
    location.hash = fragmentOf(index.levelOf(next) === level ? next : { ...next, level: id });
    say(title || messages.OVERVIEW);
  };
  const sourceOf = async (level: number): Promise<Source> => {
    const [text, ...rest] = await unpack<Source>(level);
    return [withIcons(text, icons), ...rest];
  };
  const follow = async (): Promise<void> => {
    const level = index.levelOf(stateIn(location.hash.slice(1)));
    if (level === requested) return;
    const isFirst = requested < 0 && level === OVERVIEW;
    requested = level;
    const source = level === OVERVIEW ? own : await sourceOf(level);
    // The address has changed again while the level was unpacked.
    if (requested !== level) return;
    end();
    const svg = isFirst ? overview : drawingIn(source[0]);
    stage.replaceChildren(svg);
    document.title = [index.all[level]!.title, title].filter(Boolean).join(' · ');
    start(svg, source, { ...index, current: level, open });
  };
  addEventListener('hashchange', follow);
  await follow();
}

document.documentElement.className = 'live';
const svg = stage.querySelector('svg')!;
const data = JSON.parse(byId('data').textContent!) as PageData;
const evidence = byId('told')?.textContent;
const own: Source = [
  new XMLSerializer().serializeToString(svg),
  data,
  evidence ? (JSON.parse(evidence) as Details) : null,
];
if (data.levels) startLevels(svg, own, data.levels);
else start(svg, own, { ...NO_LEVELS, current: OVERVIEW, open: () => {} });
