/** What is chosen, collapsed and hidden now, and who is told when that changes. */

import * as messages from '../messages.js';
import { connectionsOf, type Lit, neighbours } from '../model/neighbours.js';
import { type Picture, wholeOf } from '../model/picture.js';
import { type Shown, shown } from '../model/shown.js';
import { type Way, wayBetween } from '../model/ways.js';
import type { Camera } from './camera.js';
import { say } from './elements.js';
import { makeFolds } from './folds.js';
import { makeLight } from './light.js';
import type { Page } from './read.js';

export class Viewer {
  readonly picture: Picture;
  readonly collapsed = new Set<number>();
  readonly layersOff = new Set<string>();
  /** Told when something else is chosen, collapsed or hidden. */
  readonly listeners: (() => void)[] = [];
  shown: Shown;
  /** What is chosen; -1 for nothing. */
  chosen = -1;
  /** What is in the place of a thing: a way between two. */
  way: Way | null = null;
  /** The next thing that is chosen is the other end of a way. */
  isEndWanted = false;
  /** What covers a box that is collapsed. */
  private readonly covers = new Map<number, Element>();
  private readonly drawFolds: () => void;
  private readonly keep: (lit: Lit | null) => void;

  constructor(
    readonly page: Page,
    readonly camera: Camera,
  ) {
    this.picture = page.picture;
    this.shown = shown(this.picture, this.collapsed, this.layersOff);
    this.drawFolds = makeFolds(this, this.covers);
    this.keep = makeLight(this);
  }

  elementOf(at: number): Element {
    return this.covers.get(at) ?? this.page.things[at]!;
  }

  /** The thing that an element is part of; -1 for none. */
  numberOf(element: EventTarget | null): number {
    const id = (element as Element).closest<SVGElement>('[data-address]')?.dataset.address;
    return this.picture.things.findIndex((thing) => thing.id === id);
  }

  nameOf(at: number): string {
    const { words, id } = this.picture.things[at]!;
    return words.slice(0, 2).join(' ') || id;
  }

  /** All that is heard of it. */
  sayOf(at: number): string {
    const { things, lines } = this.picture;
    const whole = wholeOf(things, at);
    return [
      this.nameOf(at),
      ...things[at]!.words.slice(2),
      ...(things[at]!.isBox ? [messages.inside(whole.size - 1)] : []),
      ...(this.collapsed.has(at) ? [messages.COLLAPSED] : []),
      messages.connections(connectionsOf(lines, at, whole).length),
    ].join(', ');
  }

  /** @param at -1: nothing */
  choose(at: number, shift = this.isEndWanted): void {
    const way = shift && at >= 0 && this.chosen >= 0 ? wayBetween(this.picture, this.chosen, at) : null;
    if (shift && at >= 0 && way === null) {
      say(messages.NO_WAY);
      return;
    }
    [this.way, this.chosen, this.isEndWanted] = [way, way ? -1 : at, false];
    const seen = way?.things ?? (at < 0 ? [] : [at]);
    for (const each of seen) for (const box of this.picture.things[each]!.around) this.collapsed.delete(box);
    this.redraw();
    if (seen.some((each) => !this.shown.things.has(each))) {
      this.layersOff.clear();
      this.redraw();
    }
    if (at >= 0) this.camera.show(this.picture.things[at]!.place);
  }

  /** Lights it without choosing it; null: what is chosen. */
  light(lit: Lit | null): void {
    const { lines, things } = this.picture;
    const own = this.chosen < 0 ? null : neighbours(lines, this.chosen, wholeOf(things, this.chosen));
    this.keep(lit ?? this.way ?? own);
  }

  /** After what is collapsed, hidden or chosen has changed. */
  redraw(): void {
    this.shown = shown(this.picture, this.collapsed, this.layersOff);
    this.drawFolds();
    this.light(null);
    for (const listener of this.listeners) listener();
  }

  fold(boxes: readonly number[], isCollapsed: boolean): void {
    for (const box of boxes) this.collapsed[isCollapsed ? 'add' : 'delete'](box);
    this.redraw();
  }
}
