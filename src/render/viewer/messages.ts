import type { Sense } from './model/connections.js';

export const COPY = 'Copy';
export const COPIED = 'Copied';
export const SAVED = 'Saved';
export const CLOSE = 'Close';
export const COLLAPSE = 'Collapse';
export const EXPAND = 'Expand';
export const PATHS = { in: 'Reached from', out: 'Leads to', both: 'Both directions' } as const;
export const HOLDS = 'Contains';
export const PLACE = 'Inside';
export const FIND_PATH = 'Path to …';
export const STEPS = 'Steps';
export const CHOOSE_END = 'Select the other end';
export const NO_PATH = 'No path found';
export const THIN_LINES = 'Thin lines';
export const ALL = 'Everything';
const SENSES: Readonly<Record<Sense, string>> = {
  along: 'along the arrows',
  back: 'against the arrows',
  any: 'ignoring direction',
};
export const pathSummary = (from: string, to: string, sense: Sense) => `From ${from} to ${to}, ${SENSES[sense]}`;
export const matchCount = (count: number) => `${count} found`;
export const inside = (count: number) => `${count} inside`;
export const connections = (count: number) => `${count} connection${count === 1 ? '' : 's'}`;
export const COLLAPSED = 'collapsed';
export const oneOf = (at: number, count: number, name: string) => `${at} of ${count}: ${name}`;
export const SIDES = { change: 'Change', before: 'Before', after: 'After' } as const;
export const CHANGE_BACK = 'Previous change (P)';
export const CHANGE_NEXT = 'Next change (N)';
export const MODULE = 'Module';
export const WRITTEN = 'In the code';
export const WHY_HERE = 'Why it is here';
export const PARTS = 'Includes';
export const EVIDENCE = 'Evidence for its arrows';
export const NEXT = 'Next';
export const BACK = 'Back';
