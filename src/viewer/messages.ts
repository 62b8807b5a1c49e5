import type { Sense } from './model/ways.js';

const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

export const COPY = 'Copy';
export const COPIED = 'Copied';
export const NOT_COPIED = 'The browser does not allow copying here';
export const CLOSE = 'Close';
export const COLLAPSE = 'Collapse';
export const EXPAND = 'Expand';
export const COLLAPSE_ALL = 'Collapse all boxes';
export const EXPAND_ALL = 'Expand all boxes';
export const INCOMING = 'Reached from';
export const OUTGOING = 'Leads to';
export const BOTH_WAYS = 'Both ways';
export const HOLDS = 'Holds';
export const PLACE = 'Place';
export const FIND_WAY = 'Way to …';
export const WAY = 'Steps';
export const CHOOSE_END = 'Choose the other end';
export const NO_WAY = 'Nothing joins the two';
export const NOTHING_FOUND = 'Nothing found';
export const THIN_LINES = 'Thin lines';
export const DIAGRAM_KEYS =
  'Arrow keys go to what is nearest, Page Down and Page Up to the next and the one before, Enter opens, C collapses, Escape closes';
const SENSES: Readonly<Record<Sense, string>> = {
  along: 'along the arrows',
  back: 'the arrows lead the other way',
  any: 'some arrows lead the other way',
};
export const wayFound = (from: string, to: string, steps: number, sense: Sense) =>
  `${from} to ${to}: ${plural(steps, 'step')}, ${SENSES[sense]}`;
export const found = (count: number) => `${count} found`;
export const foundAt = (at: number, count: number, name: string) => `${at} of ${count}: ${name}`;
export const inside = (count: number) => `${count} inside`;
export const connections = (count: number) => plural(count, 'connection');
export const COLLAPSED = 'collapsed';
export const collapsed = (name: string) => `${name} collapsed`;
export const expanded = (name: string) => `${name} expanded`;
export const layer = (title: string, isShown: boolean) => `${title} ${isShown ? 'shown' : 'hidden'}`;
export const step = (at: number, count: number, label: string) => `Step ${at} of ${count}: ${label}`;
export const LIST = 'All that is in the picture';
export const FLOW = 'Flow';
export const NEXT = 'Next step';
export const BACK = 'Step before';
export const DARK = 'Dark colours';
export const LIGHT = 'Light colours';
