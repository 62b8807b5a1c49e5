/** Messages about annotation files, docs/annotations.md. */
import { printable } from '../platform/text/printable.js';
import type { Location } from './model.js';

const at = ({ file, line, column }: Location) => `${printable(file)}:${line}:${column}`;

export const notYaml = (location: Location, reason: string) => `${at(location)}: not YAML: ${reason}`;
/** Keyed by error code of the YAML library, whose own messages quote the file. */
export const YAML_FAULTS = {
  ALIAS_PROPS: 'an alias cannot have a tag or an anchor',
  BAD_ALIAS: 'this alias has no anchor',
  BAD_COLLECTION_TYPE: 'the tag does not match the value after it',
  BAD_DIRECTIVE: 'unknown directive',
  BAD_DQ_ESCAPE: 'unknown escape',
  BAD_INDENT: 'this line is indented too little or too much',
  BAD_PROP_ORDER: 'anchors and tags must come before the value',
  BAD_SCALAR_START: 'a string cannot begin with this character: quote it',
  BLOCK_AS_IMPLICIT_KEY: 'a list or map is not allowed here: check the indentation, and quote strings',
  BLOCK_IN_FLOW: 'a list or map over several lines is not allowed in brackets',
  DUPLICATE_KEY: 'duplicate key',
  IMPOSSIBLE: 'not readable',
  KEY_OVER_1024_CHARS: 'a key can have at most 1024 characters',
  MISSING_CHAR: 'a comma, colon, bracket or quote is missing',
  MULTILINE_IMPLICIT_KEY: 'a key must be on one line',
  MULTIPLE_ANCHORS: 'more than one anchor',
  MULTIPLE_DOCS: 'the file contains more than one document',
  MULTIPLE_TAGS: 'more than one tag',
  NON_STRING_KEY: 'a key must be a string',
  RESOURCE_EXHAUSTION: 'nested too deeply',
  TAB_AS_INDENT: 'indent with spaces, not tabs',
  TAG_RESOLVE_FAILED: 'unknown tag',
  UNEXPECTED_TOKEN: 'this is not allowed here',
} as const;
export const NOT_YAML_REMEDY = 'Correct the file at that place; docs/annotations.md shows the format.';
export const tooMuchYaml = (location: Location) => `${at(location)}: too many values for an annotation file`;
export const keyIsNoText = (location: Location) => `${at(location)}: a key must be a string`;

export const invalidAnnotations = (file: string, lines: readonly string[], total: number) =>
  [
    `${file} is not a valid annotation file: ${total} problem${total === 1 ? '' : 's'}`,
    ...lines,
    ...(total > lines.length ? [`  and ${total - lines.length} more`] : []),
  ].join('\n');
export const INVALID_ANNOTATIONS_REMEDY = 'docs/annotations.md describes every key.';
export const problemAt = (location: Location, problem: string) => `  ${at(location)}: ${problem}`;

export const FILE_SHAPE =
  'the file must contain a map with the keys title, add, connect, disconnect, remove, update, flows, font, groups, icons, brand';
export const LIST_OF_ADDRESSES = 'expected a list of addresses';
export const MAP_OF_ADDRESSES = 'expected a map with addresses as keys';
export const ADDITION_SHAPE = 'expected a map with label and detail';
export const UPDATE_SHAPE = 'expected a map with label, detail and edge_labels';
export const FLOW_SHAPE = 'expected a map with description and steps';
export const STEPS_SHAPE = 'expected a list of steps';
export const STEP_SHAPE = 'a step is a map with resource (an address, or two with -> between them), label and detail';
export const TARGET_SHAPE = 'a target is an address, or a map of one address to its label';
export const PATH_SHAPE = 'expected the path of a font file';
export const GROUPS_SHAPE = 'expected a map with names of groups as keys';
export const GROUP_SHAPE =
  'a group is a map with members (addresses), tags (a map) or team, and optionally draw and colour';
export const TAGS_SHAPE = 'expected a map of tag names to values';
export const GROUP_STYLE_SHAPE = 'draw must be box or colour';
export const COLOUR_SHAPE = 'a colour is a quoted string, such as "#0b6e86"';
export const ICONS_SHAPE = 'expected a map of resource types or addresses to the path of an .svg or .png file';
export const BRAND_SHAPE = 'expected a map with background, text, line, accent, dark, font and font_files';
export const FONT_NAME_SHAPE = 'the name of a font has letters, digits, spaces and hyphens only';
export const backgroundUnfit = (isLight: boolean) =>
  isLight
    ? 'the background of the light theme must be almost white, because boxes and icons are made for it; set dark colours under dark'
    : 'the background of the dark theme must be almost black, because boxes and icons are made for it';
export const tooLittleContrast = (contrast: number, least: number) =>
  `its contrast on the background and the fill of boxes is ${(Math.floor(contrast * 10) / 10).toFixed(1)}:1, less than ${least}:1`;
export const TEXT_SHAPE = 'expected a string';
export const textTooLong = (length: number) => `the string is longer than ${length} characters`;
export const notAnAddress = (text: string) =>
  `${printable(text)} is not a node address: <type>.<name>, for example external.bank`;
export const unknownFormat = (known: readonly number[]) => `format must be one of ${known.join(', ')}`;
export const unknownKey = (key: string, similar: string) => `unknown key ${printable(key)}; did you mean ${similar}?`;
export const unknownKeyOf = (known: readonly string[]) => `unknown key (known: ${known.join(', ')})`;

export const unmatched = (location: Location, text: string, similar: string | null) =>
  `${at(location)}: ${printable(text)} matches nothing in the diagram${similar === null ? '' : `; did you mean ${printable(similar)}?`}`;
export const notDrawn = (location: Location, text: string, rule: string) =>
  `${at(location)}: ${printable(text)} is not drawn: ${rule}`;
export const boxHasNoHighlight = (location: Location, name: string) =>
  `${at(location)}: containers in group ${printable(name)} keep their colour; draw: colour is for icons`;
export const noTags = (location: Location, name: string) =>
  `${at(location)}: no drawn resource has a tag of group ${printable(name)}`;
export const alreadyThere = (location: Location, text: string) =>
  `${at(location)}: ${printable(text)} is already in the diagram`;
export const noConnection = (location: Location, from: string, to: string) =>
  `${at(location)}: there is no connection from ${printable(from)} to ${printable(to)}`;
export const startsAtBox = (location: Location, box: string) =>
  `${at(location)}: ${printable(box)} is drawn as a box, and an arrow cannot start at a box; use a node in it`;
export const toItself = (location: Location, node: string) =>
  `${at(location)}: ${printable(node)} would be connected to itself`;
export const tooManyPairs = (location: Location, limit: number) =>
  `${at(location)}: the patterns match more than ${limit} pairs; the rest is ignored`;
export const tooManyConnections = (location: Location, limit: number) =>
  `${at(location)}: the pattern matches more than ${limit} connections; the rest is ignored`;
export const tooManySteps = (limit: number) => `the flows have more than ${limit} steps; the rest is ignored`;
export const suggestionsDropped = (dropped: readonly string[], listed: number) =>
  `${dropped.length} AI suggestion${dropped.length === 1 ? ' was' : 's were'} ignored: ${dropped.slice(0, listed).join('; ')}${dropped.length > listed ? '; ...' : ''}`;
export const suggestionsUnreadable = (file: string) => `${printable(file)} contains no annotations and is ignored`;

// ---- Requests to a language model: docs/annotations.md.

/** fixed */
export const OLLAMA_UNREACHABLE = 'Cannot reach Ollama server';
/** fixed */
export const OLLAMA_MODEL_MISSING = 'Ollama model not loaded';
/** fixed */
export const BEDROCK_ERROR = 'Bedrock API error';
export const REST_ERROR = 'AI API error';

export const withoutSuggestions = (message: string, reason: string, remedy: string) =>
  `${message}${reason === '' ? '' : ` (${reason})`}: the diagram is drawn without new suggestions. ${remedy}`;
export const OLLAMA_START = 'Start it with ollama serve and check GET /api/tags; OLLAMA_HOST sets its address.';
export const ollamaPull = (model: string) =>
  `Load it with ollama pull ${model}, or name another in OLLAMA_MODEL; OLLAMA_KEEP_ALIVE=1h keeps it loaded.`;
export const BEDROCK_SET_UP = 'Check BEDROCK_API_ENDPOINT and that the API is deployed.';
export const REST_SET_UP = 'Check GROUNDPLAN_AI_URL, GROUNDPLAN_AI_MODEL and GROUNDPLAN_AI_KEY.';

export const TIME_OUT = 'no answer in time';
export const ANSWER_TOO_LARGE = 'the answer is too large';
export const ANSWER_EMPTY = 'the answer is empty';
export const ANSWER_BROKE_OFF = 'the answer is incomplete';
export const notConfigured = (variable: string) => `${variable} is not set`;
export const badAddress = (variable: string) => `${variable} is not an http or https address`;
export const backendSays = (status: number, text: string) => `HTTP ${status}${text === '' ? '' : `: ${text}`}`;

export const answerUnusable = (backend: string) =>
  `the answer of ${backend} contains no annotations: the diagram is drawn without new suggestions. Try again, or use another model.`;
export const NOT_IN_GRAPH = 'not in the diagram';
export const NO_ACTOR = 'neither a person nor an external system, or already in the diagram';
export const UNCONNECTED = 'not connected';
export const TOO_LONG = 'too long';
export const TOO_MANY = 'too many';
export const droppedBecause = (suggestion: string, reason: string) => `${suggestion} (${reason})`;

export const FILE_COMMENT = [
  'AI suggestions for the diagram: labels for its resources, people and external systems (dotted).',
  'Values in groundplan.yml take precedence. Delete this file to remove the suggestions.',
];
