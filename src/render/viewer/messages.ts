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
export const CONNECTION = 'Connection';
export const connectionTo = (name: string) => `Connection with ${name}`;
export const FROM = 'From';
export const TO = 'To';
export const IS_FACT = 'Stated in the code';
export const IS_INFERRED = 'Inferred: the code does not state it';
export const NO_TRAFFIC = 'Carries no traffic';
export const BOTH_START = 'Either end starts it';
export const WHY_LINE = 'Evidence';
/** Relation of a resource to the box that it would be drawn in: PAGE_IS_INSIDE of src/render/messages.ts. */
export const INSIDE = 'inside';
export const notDrawn = (reason: string) => `Not drawn: ${reason}`;
export const moreResults = (count: number) => `${count} more`;
export const REVIEW = 'Review';
export const COPY_SUMMARY = 'Copy summary';
export const RISKS = ['Data removed or replaced', 'Opened to the outside', 'Rights', 'Other changes'] as const;
export const reviewed = (count: number, all: number) => `${count} of ${all} reviewed`;
export const tickOff = (name: string) => `Reviewed: ${name}`;
/** Markdown of a foreign text: characters that Markdown or HTML could read as markup are escaped. */
export const plain = (text: string) => text.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>#|~&@!]/g, '\\$&');
/** Markdown of an address as code, which a backtick in it would end. */
export const code = (text: string) => `\`${text.replaceAll('`', "'")}\``;
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
