/** Keeps the titles and frames of boxes visible while the diagram is small. */

import type { DiagramRect } from '../model/scene.js';
import { areCaptionsHidden, areIconsDots, areTitlesSmall, type BoxTitle, grownTitles } from '../model/view.js';
import { attributes, draw, toggle } from './elements.js';
import type { Viewer } from './state.js';

/** A title, its text, its copy above the diagram, and the index of its box. */
interface CopiedTitle extends BoxTitle {
  readonly at: number;
  readonly words: string;
  readonly copy: SVGElement;
  /** Its place in the drawing. */
  readonly origin: DiagramRect;
}

/**
 * Draws larger copies of the titles above the diagram, all of one size, each where it covers neither icons nor titles.
 */
export function watchTitles(viewer: Viewer): void {
  const { camera, page } = viewer;
  const { elements } = viewer.scene;
  const frames = page.elements.filter((_, at) => elements[at]!.isBox).map((box) => box.querySelector('rect')!);
  const group = draw('g', { class: 'titles', 'aria-hidden': 'true' });
  page.svg.append(group);
  /** Copied when they are first needed. */
  let titles: readonly CopiedTitle[] | undefined;
  let now = 1;
  const update = (): void => {
    const areSmall = areTitlesSmall(now);
    toggle(page.svg, 'far', areSmall);
    toggle(page.svg, 'tiny', areCaptionsHidden(now));
    // On each frame, because a property of the whole drawing would have the browser style all of it again.
    for (const frame of areCaptionsHidden(now) ? frames : []) frame.style.setProperty('--pixel', `${1 / now}px`);
    if (!areSmall) return;
    titles ??= elements.flatMap((_, at) => titleOf(viewer, at));
    const visible = titles.filter(({ at }) => viewer.shown.elements.has(at)).map((title) => inFrame(viewer, title));
    const isInTheWay = (at: number): boolean => !elements[at]!.isBox && !areIconsDots(now);
    const icons = [...viewer.shown.elements].filter(isInTheWay).map(viewer.placeOf);
    const grown = grownTitles(visible, icons, now);
    group.replaceChildren(
      ...visible.flatMap((title, number) => {
        toggle(title.copy, 'faded', viewer.elementOf(title.at).matches('.dim :not(.on)'));
        const { factor, down, share } = grown[number] ?? { factor: 0, down: 0, share: 0 };
        return factor > 0 ? [drawTitle(title, factor, down, share)] : [];
      }),
    );
  };
  camera.onRest((scale) => {
    if (scale === now) return;
    now = scale;
    update();
  });
  viewer.listeners.push(update);
}

/** Returns a title where it is now: in the frame of its box, or above the card of a collapsed one, which may be smaller. */
function inFrame({ placeOf, scene, cards }: Viewer, title: CopiedTitle): CopiedTitle {
  const { at, origin } = title;
  const [frame, { place }] = [placeOf(at), scene.elements[at]!];
  const box = cards.has(at) ? { ...frame, width: Number.MAX_VALUE, height: 0 } : frame;
  return { ...title, box, place: { ...origin, x: origin.x + frame.x - place.x, y: origin.y + frame.y - place.y } };
}

function drawTitle(
  { copy, origin, place, words }: CopiedTitle,
  factor: number,
  down: number,
  share: number,
): SVGElement {
  copy.textContent = share < 1 ? withoutMiddle(words, Math.floor(words.length * share)) : words;
  const [x, y] = [place.x - origin.x * factor, place.y + down - origin.y * factor];
  attributes(copy, { transform: `translate(${x} ${y}) scale(${factor})` });
  return copy;
}

/** Returns a text without its middle, because names often differ at the end. */
const withoutMiddle = (words: string, length: number): string =>
  `${words.slice(0, Math.ceil(length / 2) - 1).trim()}…${words.slice(words.length - Math.floor(length / 2)).trim()}`;

/** Returns the title of a box without what follows it on the line; none for a box without a title. */
function titleOf({ page, scene }: Viewer, at: number): readonly CopiedTitle[] {
  const { isBox, place: box } = scene.elements[at]!;
  const original = isBox ? page.elements[at]!.querySelector<SVGTextElement>(':scope>text') : null;
  const words = original?.firstChild?.textContent;
  if (!original || !words) return [];
  const copy = original.cloneNode() as SVGElement;
  const { x, y, height } = original.getBBox();
  const place = { x, y, height, width: original.getSubStringLength(0, words.length) };
  return [{ at, copy, words, box, place, origin: place }];
}
