import type { Sense } from './model/ways.js';

export const COPY = 'Copy';
export const COPIED = 'Copied';
export const SAVED = 'Saved as a file';
export const CLOSE = 'Close';
export const COLLAPSE = 'Collapse';
export const EXPAND = 'Expand';
export const WAYS = { in: 'Reached from', out: 'Leads to', both: 'Both ways' } as const;
export const HOLDS = 'Holds';
export const PLACE = 'Place';
export const FIND_WAY = 'Way to …';
export const STEPS = 'Steps';
export const CHOOSE_END = 'Choose the other end';
export const NO_WAY = 'Nothing joins the two';
export const THIN_LINES = 'Thin lines';
export const ALL = 'All of the picture';
export const KEYS =
  'Arrow keys: nearest. Page Down, Page Up: next, previous. Enter: details. C: collapse. Escape: close.';
const SENSES: Readonly<Record<Sense, string>> = {
  along: 'along the arrows',
  back: 'which is the way of the arrows',
  any: 'some of it against the arrows',
};
export const wayFound = (from: string, to: string, sense: Sense) => `From ${from} to ${to}, ${SENSES[sense]}`;
export const found = (count: number) => `${count} found`;
export const foundAt = (at: number, count: number, name: string) => `${at} of ${count}: ${name}`;
export const inside = (count: number) => `${count} inside`;
export const connections = (count: number) => `${count} connection${count === 1 ? '' : 's'}`;
export const COLLAPSED = 'collapsed';
export const stepOf = (at: number, count: number, label: string) => `${at} of ${count}: ${label}`;
export const NEXT = 'Next step';
export const BACK = 'Step before';
