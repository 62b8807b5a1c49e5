/** Messages about requests to a language model, docs/annotations.md. */

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
  'Suggestions of a language model for the diagram: words for what is there, and people and external systems (dotted).',
  'What groundplan.yml says of the same thing wins. Delete this file to be without them.',
];
