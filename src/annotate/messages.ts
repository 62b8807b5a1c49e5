/** Messages about annotation files, docs/annotations.md. */
import { printable } from '../platform/text/printable.js';

interface Location {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

const at = ({ file, line, column }: Location) => `${printable(file)}:${line}:${column}`;

export const notYaml = (place: Location, reason: string) => `${at(place)}: not YAML: ${reason}`;
/** Keyed by error code of the YAML library, whose own messages quote the file. */
export const YAML_FAULTS = {
  ALIAS_PROPS: 'an alias has no tag and no anchor',
  BAD_ALIAS: 'this alias means nothing',
  BAD_COLLECTION_TYPE: 'a tag does not fit what is behind it',
  BAD_DIRECTIVE: 'this directive is not known',
  BAD_DQ_ESCAPE: 'this escape is not known',
  BAD_INDENT: 'this line is indented too little or too much',
  BAD_PROP_ORDER: 'anchors and tags are before the value',
  BAD_SCALAR_START: 'a text cannot begin with this character: put it in quotes',
  BLOCK_AS_IMPLICIT_KEY: 'a list or map cannot stand here: is a line missing its indent, or a text its quotes?',
  BLOCK_IN_FLOW: 'a list or map in lines cannot stand in brackets',
  DUPLICATE_KEY: 'this key is there already',
  IMPOSSIBLE: 'this cannot be read',
  KEY_OVER_1024_CHARS: 'a key may have 1024 characters',
  MISSING_CHAR: 'a sign is missing: a comma, a colon, a bracket or a quote',
  MULTILINE_IMPLICIT_KEY: 'a key must be on one line',
  MULTIPLE_ANCHORS: 'one anchor at most',
  MULTIPLE_DOCS: 'the file may hold one document only',
  MULTIPLE_TAGS: 'one tag at most',
  NON_STRING_KEY: 'a key must be a text',
  RESOURCE_EXHAUSTION: 'nested too deep',
  TAB_AS_INDENT: 'indents are blanks, not tabs',
  TAG_RESOLVE_FAILED: 'this tag is not known',
  UNEXPECTED_TOKEN: 'this cannot stand here',
} as const;
export const NOT_YAML_REMEDY = 'Correct the file at that place; docs/annotations.md shows the format.';
export const tooMuchYaml = (place: Location) => `${at(place)}: more values than an annotation file has`;
export const keyIsNoText = (place: Location) => `${at(place)}: a key must be a text`;

export const invalidAnnotations = (file: string, lines: readonly string[], total: number) =>
  [
    `${file} is no valid annotation file: ${total} problem${total === 1 ? '' : 's'}`,
    ...lines,
    ...(total > lines.length ? [`  and ${total - lines.length} more`] : []),
  ].join('\n');
export const INVALID_ANNOTATIONS_REMEDY = 'docs/annotations.md describes every key.';
export const problemAt = (place: Location, what: string) => `  ${at(place)}: ${what}`;

export const FILE_SHAPE =
  'the file must hold a map with the keys title, add, connect, disconnect, remove, update, flows, font';
export const LIST_OF_ADDRESSES = 'a list of addresses is expected here';
export const MAP_OF_ADDRESSES = 'a map with addresses as keys is expected here';
export const ADDITION_SHAPE = 'a map with label and detail is expected here';
export const UPDATE_SHAPE = 'a map with label, detail and edge_labels is expected here';
export const FLOW_SHAPE = 'a map with description and steps is expected here';
export const STEPS_SHAPE = 'a list of steps is expected here';
export const STEP_SHAPE = 'a step is a map with resource (an address, or two with -> between them), label and detail';
export const TARGET_SHAPE = 'a target is an address, or a map of one address to its label';
export const PATH_SHAPE = 'a path of a font file is expected here';
export const TEXT_SHAPE = 'a text is expected here';
export const textTooLong = (length: number) => `the text is longer than ${length} characters`;
export const notAnAddress = (text: string) =>
  `${printable(text)} is not a node address: <type>.<name>, for example external.bank`;
export const unknownFormat = (known: readonly number[]) => `format must be one of ${known.join(', ')}`;
export const unknownKey = (key: string, meant: string) => `unknown key ${printable(key)}; did you mean ${meant}?`;
export const unknownKeyOf = (known: readonly string[]) => `unknown key (known: ${known.join(', ')})`;

export const unmatched = (place: Location, text: string, meant: string | null) =>
  `${at(place)}: ${printable(text)} matches nothing in the diagram${meant === null ? '' : `; did you mean ${printable(meant)}?`}`;
export const notDrawn = (place: Location, text: string, rule: string) => `${at(place)}: ${text} is not drawn: ${rule}`;
export const alreadyThere = (place: Location, text: string) =>
  `${at(place)}: ${printable(text)} is in the diagram already`;
export const noConnection = (place: Location, from: string, to: string) =>
  `${at(place)}: there is no connection from ${printable(from)} to ${printable(to)}`;
export const startsAtBox = (place: Location, box: string) =>
  `${at(place)}: ${printable(box)} is drawn as a box, and an arrow cannot start at a box; name what is in it`;
export const toItself = (place: Location, node: string) =>
  `${at(place)}: ${printable(node)} would be connected to itself`;
export const tooManyPairs = (place: Location, limit: number) =>
  `${at(place)}: from here on nothing is connected or named: the patterns mean more than ${limit} pairs`;
export const tooManyConnections = (place: Location, limit: number) =>
  `${at(place)}: the pattern matches more than ${limit} connections; the rest is left out`;
export const tooManySteps = (limit: number) => `the flows have more than ${limit} steps; the rest is left out`;
export const suggestionsDropped = (dropped: readonly string[], listed: number) =>
  `${dropped.length} suggestion${dropped.length === 1 ? ' of the model was' : 's of the model were'} not taken: ${dropped.slice(0, listed).join('; ')}${dropped.length > listed ? '; ...' : ''}`;
export const suggestionsUnreadable = (file: string) => `${printable(file)} holds no annotations; it is left out`;

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
export const OLLAMA_START = 'Start it with ollama serve and check GET /api/tags; OLLAMA_HOST says where it listens.';
export const ollamaPull = (model: string) =>
  `Load it with ollama pull ${model}, or name another in OLLAMA_MODEL; OLLAMA_KEEP_ALIVE=1h keeps it loaded.`;
export const BEDROCK_SET_UP = 'Check BEDROCK_API_ENDPOINT and that the API is deployed.';
export const REST_SET_UP = 'Check GROUNDPLAN_AI_URL, GROUNDPLAN_AI_MODEL and GROUNDPLAN_AI_KEY.';

export const TIME_OUT = 'no answer in time';
export const ANSWER_TOO_LARGE = 'the answer is too large';
export const ANSWER_EMPTY = 'the answer is empty';
export const ANSWER_BROKE_OFF = 'the answer broke off';
export const notConfigured = (variable: string) => `${variable} is not set`;
export const badAddress = (variable: string) => `${variable} is no http or https address`;
export const backendSays = (status: number, text: string) => `HTTP ${status}${text === '' ? '' : `: ${text}`}`;

export const answerUnusable = (backend: string) =>
  `the answer of ${backend} holds no annotations: the diagram is drawn without new suggestions. Try again, or another model.`;
export const NOT_IN_GRAPH = 'not in the diagram';
export const NO_ACTOR = 'neither a person nor an external system, or already there';
export const UNCONNECTED = 'connected to nothing';
export const TOO_LONG = 'too long';
export const TOO_MANY = 'too many';
export const droppedBecause = (what: string, why: string) => `${what} (${why})`;

export const FILE_COMMENT = [
  'Suggestions of a language model for the diagram: labels for existing resources, and people and external systems (dotted).',
  'What groundplan.yml says of the same thing wins. Delete this file to be without them.',
];
