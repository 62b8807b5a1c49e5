/** The supported model services: addresses, requests, answers and remedies. */

import { localModelOf, mostUsedCloud } from '../../catalog/cloud.js';
import type { Graph } from '../../graph/model.js';
import type { BackendName } from '../../options.js';
import type { HttpRequest } from '../../platform/io.js';
import * as messages from '../messages.js';

/** A request to a service. */
export interface Call extends Pick<HttpRequest, 'method' | 'headers' | 'body'> {
  readonly url: string;
}

/** The base URL without a slash at its end, and the model name; or a message about a missing or invalid setting. */
type ServiceAddress = { readonly base: string; readonly model: string } | { readonly problem: string };

/** A model service. */
export interface Backend {
  readonly address: (settings: Settings) => ServiceAddress;
  /**
   * Returns a request that is sent first, to check that the service is running. Absent if every request of the service
   * costs as much as a question.
   */
  readonly check?: (base: string) => Call;
  readonly ask: (base: string, model: string, question: string, settings: Settings) => Call;
  /** Extracts the text of a response with status 200. */
  readonly read: (body: string) => Answer;
  /** Message if the service is unreachable or not configured. */
  readonly unreachable: string;
  /** Message if the service is reachable but returns no answer. */
  readonly silent: string;
  /** @param failure one of the two messages */
  readonly remedy: (failure: string, model: string) => string;
}

const JSON_BODY = { 'Content-Type': 'application/json' };
const post = (url: string, body: unknown, headers: Readonly<Record<string, string>> = {}): Call => ({
  url,
  method: 'POST',
  headers: { ...JSON_BODY, ...headers },
  body: JSON.stringify(body),
});

/** Ollama's native API: GET /api/tags, POST /api/chat with one JSON value per line. */
const ollama: Backend = {
  address: (settings) => {
    const base = settingOf(settings, 'OLLAMA_HOST') ?? 'http://localhost:11434';
    return withScheme(base, 'OLLAMA_HOST', settings.ollamaModel);
  },
  check: (base) => ({ url: `${base}/api/tags`, method: 'GET' }),
  ask: (base, model, question, settings) =>
    post(`${base}/api/chat`, {
      model,
      messages: [{ role: 'user', content: question }],
      stream: true,
      keep_alive: settingOf(settings, 'OLLAMA_KEEP_ALIVE') ?? '5m',
      options: { temperature: 0, seed: 1 },
    }),
  read: (body) =>
    readJsonLines(body, (line) => ({
      text: line.message?.content ?? line.response,
      isLast: line.done === true,
      error: line.error,
    })),
  unreachable: messages.OLLAMA_UNREACHABLE,
  silent: messages.OLLAMA_MODEL_MISSING,
  remedy: (failure, model) =>
    failure === messages.OLLAMA_MODEL_MISSING ? messages.ollamaPull(model) : messages.OLLAMA_START,
};

/** A hosted API with a single endpoint: POST /prod/chat with `{"message": ...}`. */
const bedrock: Backend = {
  address: (settings) => {
    const base = settingOf(settings, 'BEDROCK_API_ENDPOINT');
    if (base === undefined) return { problem: messages.notConfigured('BEDROCK_API_ENDPOINT') };
    return withScheme(base, 'BEDROCK_API_ENDPOINT', '');
  },
  ask: (base, _, question) => post(chatAddress(base), { message: question }),
  read: readHostedAnswer,
  unreachable: messages.BEDROCK_ERROR,
  silent: messages.BEDROCK_ERROR,
  remedy: () => messages.BEDROCK_SET_UP,
};

/** The chat completions API of most servers and services: POST /chat/completions, answered with server-sent events. */
const restapi: Backend = {
  address: (settings) => {
    const base = settingOf(settings, 'GROUNDPLAN_AI_URL', 'OPENAI_BASE_URL');
    const model = settingOf(settings, 'GROUNDPLAN_AI_MODEL', 'OPENAI_MODEL');
    if (base === undefined) return { problem: messages.notConfigured('GROUNDPLAN_AI_URL') };
    if (model === undefined) return { problem: messages.notConfigured('GROUNDPLAN_AI_MODEL') };
    return withScheme(base, 'GROUNDPLAN_AI_URL', model);
  },
  ask: (base, model, question, settings) => {
    const key = settingOf(settings, 'GROUNDPLAN_AI_KEY', 'OPENAI_API_KEY');
    const url = base.endsWith('/chat/completions') ? base : `${base}/chat/completions`;
    const body = { model, messages: [{ role: 'user', content: question }], stream: true, temperature: 0 };
    return post(url, body, key === undefined ? {} : { Authorization: `Bearer ${key}` });
  },
  read: (body) => readServerSentEvents(body),
  unreachable: messages.REST_ERROR,
  silent: messages.REST_ERROR,
  remedy: () => messages.REST_SET_UP,
};

export const BACKENDS: Readonly<Record<BackendName, Backend>> = { ollama, bedrock, restapi };

/**
 * Adds a scheme to addresses such as `localhost:11434`, as Ollama's own variable contains. Replaces the listening
 * address 0.0.0.0 by 127.0.0.1.
 */
function withScheme(text: string, variable: string, model: string): ServiceAddress {
  const whole = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `http://${text}`;
  const base = whole.replace(/^(http:\/\/)0\.0\.0\.0(?=[:/]|$)/, '$1127.0.0.1').replace(/\/+$/, '');
  const isHttp = /^https?:\/\//i.test(base) && URL.canParse(base);
  return isHttp ? { base, model } : { problem: messages.badAddress(variable) };
}

function chatAddress(base: string): string {
  if (base.endsWith('/chat')) return base;
  return base.endsWith('/prod') ? `${base}/chat` : `${base}/prod/chat`;
}

// ---- Settings from environment variables.

/** Environment variables, and the local model for the cloud of the graph. */
export interface Settings {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly ollamaModel: string;
}

/** Returns the settings. The local model depends on the cloud with the most nodes, unless `OLLAMA_MODEL` is set. */
export function settingsFor(graph: Graph, env: Settings['env']): Settings {
  const cloud = mostUsedCloud([...graph.nodes.values()].map(({ type }) => type));
  return { env, ollamaModel: env.OLLAMA_MODEL?.trim() || localModelOf(cloud) };
}

/** Returns the first non-empty variable. */
const settingOf = ({ env }: Settings, ...names: readonly string[]): string | undefined =>
  names.map((name) => env[name]?.trim()).find((value) => value !== undefined && value !== '');

/** The text of an answer, or the reason why there is none. */
export type Answer = { readonly text: string } | { readonly reason: string };

// ---- Answers of a hosted API.
// Their format is not documented, so the usual members are tried.

/** Members that contain the text or a nested object, most common first. */
const MEMBERS = [
  'message',
  'response',
  'completion',
  'content',
  'output',
  'text',
  'answer',
  'result',
  'choices',
  'body',
];
/** Maximum nesting that is searched. Gateways wrap an answer in two or three objects. */
const DEPTH_MAX = 6;

/** Returns the text of a response. `{"choices": [{"message": {"content": "x"}}]}` -> `x`. */
function readHostedAnswer(body: string): Answer {
  const text = textIn(parseHosted(body) ?? body, 0);
  return text === null || text.trim() === '' ? { reason: messages.ANSWER_EMPTY } : { text };
}

function textIn(value: unknown, depth: number): string | null {
  if (depth > DEPTH_MAX) return null;
  if (typeof value === 'string') {
    // Gateways wrap JSON as a string: `{"body": "{\\"message\\": ...}"}`.
    const inner = parseHosted(value);
    return inner === null ? value : (textIn(inner, depth + 1) ?? value);
  }
  if (Array.isArray(value)) {
    const texts = value.map((item) => textIn(item, depth + 1)).filter((text) => text !== null);
    return texts.length === 0 ? null : texts.join('');
  }
  if (typeof value !== 'object' || value === null) return null;
  for (const name of MEMBERS) {
    const text = Object.hasOwn(value, name) ? textIn((value as Record<string, unknown>)[name], depth + 1) : null;
    if (text !== null) return text;
  }
  return null;
}

/** Parses an object, a list or a string; null for anything else. */
function parseHosted(text: string): object | string | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' || typeof value === 'string' ? value : null;
  } catch {
    return null;
  }
}

// ---- Streamed answers: JSON lines of Ollama, and server-sent events.

/** A part of a streamed answer. */
interface Piece {
  readonly text: unknown;
  readonly isLast: boolean;
  readonly error: unknown;
}

/** A parsed line. Any member may be missing or have another type. */
// biome-ignore lint/suspicious/noExplicitAny: foreign JSON, whose every member is checked where it is used
type Foreign = any;

/** Reads one JSON value per line and skips other lines. A stream without its end is an incomplete answer. */
function readJsonLines(body: string, pieceOf: (line: Foreign) => Piece): Answer {
  let text = '';
  let isComplete = false;
  for (const line of body.split('\n')) {
    const value = parseForeign(line);
    if (value === null) continue;
    const piece = pieceOf(value);
    if (typeof piece.error === 'string') return { reason: piece.error };
    if (typeof piece.text === 'string') text += piece.text;
    isComplete ||= piece.isLast;
  }
  return answerOf(text, isComplete);
}

/** Reads `data: {...}` lines up to `data: [DONE]`, or a single JSON value from a server that does not stream. */
function readServerSentEvents(body: string): Answer {
  const whole = parseForeign(body);
  const content = whole?.choices?.[0]?.message?.content;
  if (typeof content === 'string') return answerOf(content, true);
  if (typeof whole?.error?.message === 'string') return { reason: whole.error.message };

  let text = '';
  let isComplete = false;
  for (const line of body.split(/\r?\n/)) {
    const data = /^data: ?(.*)$/.exec(line)?.[1];
    if (data === undefined) continue;
    const choice = data.trim() === '[DONE]' ? null : parseForeign(data)?.choices?.[0];
    if (typeof choice?.delta?.content === 'string') text += choice.delta.content;
    isComplete ||= choice === null || typeof choice?.finish_reason === 'string';
  }
  return answerOf(text, isComplete);
}

const answerOf = (text: string, isComplete: boolean): Answer => {
  if (text.trim() === '') return { reason: messages.ANSWER_EMPTY };
  return isComplete ? { text } : { reason: messages.ANSWER_BROKE_OFF };
};

function parseForeign(text: string): Foreign {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}
