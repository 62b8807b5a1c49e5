import type { QuestionKind, Sense } from './model/answers.js';

export const COPY = 'Copy';
export const COPIED = 'Copied';
export const SAVED = 'Saved';
export const OVERVIEW = 'Overview';
export const icons = (count: number) => (count === 1 ? '1 icon' : `${count} icons`);
export const onLevel = (title: string) => `in ${title || OVERVIEW}`;
export const openLevel = (title: string) => `Open ${title || OVERVIEW}`;
export const STANDS_FOR = 'Stands for';
export const IN_EVERYTHING = 'In everything';
export const CLOSE = 'Close';
export const COLLAPSE = 'Collapse';
export const EXPAND = 'Expand';
export const PATHS = { in: 'Reached from', out: 'Leads to', both: 'Both directions' } as const;
export const HOLDS = 'Contains';
export const PLACE = 'Inside';
export const FIND_PATH = 'Path to …';
export const STEPS = 'Steps';
export const ENDS = 'Between';
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
export const QUESTIONS: Readonly<Record<QuestionKind, string>> = {
  reach: 'What can reach this',
  reaches: 'What does this reach',
  dependents: 'What depends on it',
};
const ASKED: Readonly<Record<QuestionKind, (name: string) => string>> = {
  reach: (name) => `What can reach ${name}`,
  reaches: (name) => `What does ${name} reach`,
  dependents: (name) => `What depends on ${name}`,
};
export const questionAbout = (kind: QuestionKind, name: string, port: string) =>
  ASKED[kind](name) + (port === '' ? '' : `, port ${port}`);
export const resources = (count: number) => (count === 1 ? '1 resource' : `${count} resources`);
export const ofInternet = (count: number) => `${count === 0 ? 'none' : count} of them from the internet`;
export const PORT = 'Port';
export const ANY_PORT = 'any port';
export const BAD_PORT = 'Not a port, such as 443 or 8000-8100/tcp';
export const PORT_UNKNOWN = 'port not known';
export const PASSED = 'on the way';
export const STATED = 'stated';
export const INFERRED = 'inferred';
/** Words of an arrow. An empty name is that of the result itself, which is written above. */
export const arrowWords = (start: string, end: string, isTwoWay: boolean) =>
  end === '' && !isTwoWay ? `from ${start}` : `${start} ${isTwoWay ? '↔' : '→'} ${end}`.trim();
export const boxWords = (content: string, box: string) => `${content} in ${box}`.trim();
export const away = (steps: number) => (steps === 0 ? 'In it' : steps === 1 ? '1 step' : `${steps} steps`);
export const matchCount = (count: number) => `${count} found`;
export const inside = (count: number) => `${count} inside`;
export const connections = (count: number) => `${count} connection${count === 1 ? '' : 's'}`;
export const COLLAPSED = 'collapsed';
export const oneOf = (at: number, count: number, name: string) => `${at} of ${count}: ${name}`;
/** Position among the changes; a dash if none of them is selected. */
export const position = (at: number, count: number) => `${at || '–'} / ${count}`;
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
export const RISKS = [
  'Data removed or replaced',
  'Opened to the outside',
  'Rights',
  'Removed or replaced',
  'Other changes',
] as const;
export const times = (name: string, count: number) => (count > 1 ? `${name} ×${count}` : name);
export const reviewed = (count: number, all: number) => `${count} of ${all} reviewed`;
export const tickOff = (name: string) => `Reviewed: ${name}`;
/** Markdown of a text from the source: characters that Markdown or HTML could read as markup are escaped. */
export const plain = (text: string) => text.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>#|~&@!]/g, '\\$&');
/** Markdown of an address as code, which a backtick in it would end. */
export const code = (text: string) => `\`${text.replaceAll('`', "'")}\``;
export const SIDES = { change: 'Change', before: 'Before', after: 'After' } as const;
export const CHANGE_BACK = 'Previous change (P)';
export const CHANGE_NEXT = 'Next change (N)';
export const MODULE = 'Module';
export const WHY_HERE = 'Why it is here';
export const PARTS = 'Includes';
export const EVIDENCE = 'Evidence for its arrows';
export const NEXT = 'Next';
export const BACK = 'Back';
