/** Asks a model for annotations. Failures become warnings; they never change the graph or stop the run. */

import { localModelOf, mostUsedCloud } from '../../catalog/cloud.js';
import type { Graph } from '../../graph/model.js';
import { COMPLAINT_LENGTH } from '../../limits.js';
import { PROXY_UNSUPPORTED } from '../../messages.js';
import type { BackendName } from '../../options.js';
import type { HttpRequest, HttpResult, Io } from '../../platform/io.js';
import { oneLine } from '../../platform/text/printable.js';
import { stringify } from '../../platform/text/yaml.js';
import {
  ANSWER_BYTES_MAX,
  ANSWER_SECONDS,
  ANSWER_SILENT_SECONDS,
  DROPPED_LISTED,
  FIRST_WAIT_SECONDS,
  REACH_SECONDS,
  TRIES,
  WAIT_SECONDS_MAX,
} from '../limits.js';
import * as messages from '../messages.js';
import type { Annotations } from '../model.js';
import { readAnswer } from './answer.js';
import { questionAbout } from './question.js';

export interface Suggested {
  /** The new content of `groundplan.ai.yml`; null if there is none. */
  readonly file: string | null;
  readonly warnings: readonly string[];
}

/** Returns suggestions of a model for the graph as a new file, or a warning if there are none. Failed requests do not throw. */
export async function suggest(
  graph: Graph,
  name: BackendName,
  io: Pick<Io, 'request' | 'wait' | 'env'>,
): Promise<Suggested> {
  const backend = BACKEND[name];
  const settings = settingsFor(graph, io.env);
  const place = backend.address(settings);
  const failed = (failure: string, reason: string, model = ''): Suggested => ({
    file: null,
    warnings: [messages.withoutSuggestions(failure, short(reason), backend.remedy(failure, oneLine(model)))],
  });
  if ('lacks' in place) return failed(backend.unreachable, place.lacks);
  const { base, model } = place;

  const absent = backend.reach === undefined ? null : await whyAbsent(backend.reach(base), io);
  if (absent !== null) return failed(backend.unreachable, absent, model);
  const reading = await askPatiently(backend, backend.ask(base, model, questionAbout(graph), settings), io);
  if (!('text' in reading)) {
    return failed(reading.isAbsent === true ? backend.unreachable : backend.silent, reading.reason, model);
  }
  const suggestions = readAnswer(reading.text, graph, 'answer');
  if (suggestions === null) return { file: null, warnings: [messages.answerUnusable(name)] };
  const { annotations, dropped } = suggestions;
  return {
    file: writeSuggestions(annotations, { backend: name, model }),
    warnings: dropped.length === 0 ? [] : [messages.suggestionsDropped(dropped, DROPPED_LISTED)],
  };
}

/** Shortens text from a service to one line. */
const short = (text: string): string => [...oneLine(text)].slice(0, COMPLAINT_LENGTH).join('');

/** Returns null if the service responds, else the reason why not. */
async function whyAbsent(call: Call, io: Pick<Io, 'request'>): Promise<string | null> {
  const result = await io.request(call.url, {
    ...call,
    seconds: REACH_SECONDS,
    silentSeconds: REACH_SECONDS,
    bytesMax: ANSWER_BYTES_MAX,
  });
  return result.end === 'response' && result.status === 200 ? null : reasonOf(result);
}

type SuggestResult = Reading & { readonly isAbsent?: boolean };

/** Retries after temporary failures. The wait doubles each time, unless the service specifies one. */
async function askPatiently(backend: Backend, call: Call, io: Pick<Io, 'request' | 'wait'>): Promise<SuggestResult> {
  for (let tried = 1; ; tried++) {
    const result = await io.request(call.url, {
      ...call,
      seconds: ANSWER_SECONDS,
      silentSeconds: ANSWER_SILENT_SECONDS,
      bytesMax: ANSWER_BYTES_MAX,
    });
    if (result.end === 'response' && result.status === 200) return backend.read(result.text);
    if (tried >= TRIES || !mayPass(result)) return { reason: reasonOf(result), isAbsent: result.end === 'unreachable' };
    await io.wait(waitAfter(result, tried));
  }
}

function mayPass(result: HttpResult): boolean {
  if (result.end === 'response') return result.status === 429 || result.status >= 500;
  return result.end === 'unreachable';
}

function waitAfter(result: HttpResult, tried: number): number {
  const asked = result.end === 'response' ? Number(result.retryAfter ?? Number.NaN) : Number.NaN;
  return Math.min(WAIT_SECONDS_MAX, asked > 0 ? asked : FIRST_WAIT_SECONDS * 2 ** (tried - 1));
}

function reasonOf(result: HttpResult): string {
  switch (result.end) {
    case 'response':
      return messages.backendSays(result.status, errorIn(result.text));
    case 'time-out':
      return messages.TIME_OUT;
    case 'too-large':
      return messages.ANSWER_TOO_LARGE;
    case 'proxy-unknown':
      return PROXY_UNSUPPORTED;
    case 'unreachable':
      return result.reason;
  }
}

/**
 * Reads `{"error": "..."}`, `{"error": {"message": "..."}}` or `{"message": "..."}`. Other bodies may be HTML and are dropped.
 */
function errorIn(text: string): string {
  try {
    const value = JSON.parse(text) as { error?: unknown; message?: unknown };
    const error = (value.error as { message?: unknown } | undefined)?.message ?? value.error ?? value.message;
    return typeof error === 'string' ? error : '';
  } catch {
    return '';
  }
}

// ---- Writing `groundplan.ai.yml`, which keeps a model's suggestions for later runs.

interface GeneratedBy {
  readonly backend: string;
  readonly model: string;
}

/** Returns the content of the file. Contains no date, so that the same answer gives the same file. */
export function writeSuggestions(annotations: Annotations, { backend, model }: GeneratedBy): string {
  const connect = new Map<string, Map<string, string>[]>();
  for (const { from, to, label } of annotations.connect) {
    const targets = connect.get(from.text) ?? [];
    connect.set(from.text, [...targets, new Map([[to.text, label]])]);
  }
  const add = annotations.add.map(({ address, label, detail }) => [address.text, given({ label, detail })] as const);
  const update = annotations.update.map(({ of, label, detail }) => [of.text, given({ label, detail })] as const);
  const flows = annotations.flows.map(
    ({ name, description, steps }) =>
      [
        name,
        given({
          description: description || null,
          steps: steps.map(({ at, to, label, detail }) =>
            given({
              resource: to === null ? at.text : `${at.text} -> ${to.text}`,
              label: label || null,
              detail: detail || null,
            }),
          ),
        }),
      ] as const,
  );
  const content = given({
    format: 0.2,
    generated_by: model === '' ? { backend } : { backend, model },
    title: annotations.title,
    add: add.length > 0 ? new Map(add) : null,
    connect: connect.size > 0 ? connect : null,
    update: update.length > 0 ? new Map(update) : null,
    flows: flows.length > 0 ? new Map(flows) : null,
  });
  return `${messages.FILE_COMMENT.map((line) => `# ${line}\n`).join('')}${stringify(content, { lineWidth: 0 })}`;
}

const given = (record: Readonly<Record<string, unknown>>): Map<string, unknown> =>
  new Map(Object.entries(record).filter(([, value]) => value !== null));

// ---- Model services: requests, response formats and error messages.

interface Call extends Pick<HttpRequest, 'method' | 'headers' | 'body'> {
  readonly url: string;
}

interface Backend {
  /** Returns the base URL and the model name, or the missing setting as a message. */
  readonly address: (
    settings: Settings,
  ) => { readonly base: string; readonly model: string } | { readonly lacks: string };
  /** Request that checks that the service is running, sent first. */
  readonly reach?: (base: string) => Call;
  readonly ask: (base: string, model: string, question: string, settings: Settings) => Call;
  /** Extracts the text of a response with status 200. */
  readonly read: (body: string) => Reading;
  /** Message if the service is unreachable or not configured. */
  readonly unreachable: string;
  /** Message if the service is reachable but returns no answer. */
  readonly silent: string;
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
  reach: (base) => ({ url: `${base}/api/tags`, method: 'GET' }),
  ask: (base, model, question, settings) =>
    post(`${base}/api/chat`, {
      model,
      messages: [{ role: 'user', content: question }],
      stream: true,
      keep_alive: settingOf(settings, 'OLLAMA_KEEP_ALIVE') ?? '5m',
      options: { temperature: 0, seed: 1 },
    }),
  read: (body) =>
    readStream(body, (line) => ({
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
    if (base === undefined) return { lacks: messages.notConfigured('BEDROCK_API_ENDPOINT') };
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
    if (base === undefined) return { lacks: messages.notConfigured('GROUNDPLAN_AI_URL') };
    if (model === undefined) return { lacks: messages.notConfigured('GROUNDPLAN_AI_MODEL') };
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

const BACKEND: Readonly<Record<BackendName, Backend>> = { ollama, bedrock, restapi };

/**
 * Adds a scheme to addresses such as `localhost:11434`, as Ollama's own variable contains. Replaces the listening address 0.0.0.0
 * by 127.0.0.1.
 */
function withScheme(text: string, variable: string, model: string): ReturnType<Backend['address']> {
  const whole = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `http://${text}`;
  const base = whole.replace(/^(http:\/\/)0\.0\.0\.0(?=[:/]|$)/, '$1127.0.0.1').replace(/\/+$/, '');
  const isHttp = /^https?:\/\//i.test(base) && URL.canParse(base);
  return isHttp ? { base, model } : { lacks: messages.badAddress(variable) };
}

function chatAddress(base: string): string {
  if (base.endsWith('/chat')) return base;
  return base.endsWith('/prod') ? `${base}/chat` : `${base}/prod/chat`;
}

// ---- Hosted API.
// Its response format is not documented, so the usual members are tried.

/** The text of a response, or the reason for its absence. */
type Reading = { readonly text: string } | { readonly reason: string };

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
const DEPTH = 6;

/** Returns the text of a response. `{"choices": [{"message": {"content": "x"}}]}` -> `x`. */
function readHostedAnswer(body: string): Reading {
  const text = textIn(parsedJson(body) ?? body, 0);
  return text === null || text.trim() === '' ? { reason: messages.ANSWER_EMPTY } : { text };
}

function textIn(value: unknown, depth: number): string | null {
  if (depth > DEPTH) return null;
  if (typeof value === 'string') {
    // Gateways wrap JSON as a string: `{"body": "{\\"message\\": ...}"}`.
    const inner = parsedJson(value);
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
function parsedJson(text: string): object | string | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' || typeof value === 'string' ? value : null;
  } catch {
    return null;
  }
}

// ---- Streamed responses.

interface Piece {
  readonly text: unknown;
  readonly isLast: boolean;
  readonly error: unknown;
}

/** A parsed line. Any member may be missing or have another type. */
// biome-ignore lint/suspicious/noExplicitAny: foreign JSON, whose every member is checked where it is used
type Foreign = any;

/** Reads one JSON value per line and skips other lines. Reports a stream without its end as broken off. */
function readStream(body: string, pieceOf: (line: Foreign) => Piece): Reading {
  let text = '';
  let isWhole = false;
  for (const line of body.split('\n')) {
    const value = parsed(line);
    if (value === null) continue;
    const piece = pieceOf(value);
    if (typeof piece.error === 'string') return { reason: piece.error };
    if (typeof piece.text === 'string') text += piece.text;
    isWhole ||= piece.isLast;
  }
  return ended(text, isWhole);
}

/** Reads `data: {...}` lines up to `data: [DONE]`, or a single JSON value from a server that does not stream. */
function readServerSentEvents(body: string): Reading {
  const whole = parsed(body);
  const content = whole?.choices?.[0]?.message?.content;
  if (typeof content === 'string') return ended(content, true);
  if (typeof whole?.error?.message === 'string') return { reason: whole.error.message };

  let text = '';
  let isWhole = false;
  for (const line of body.split(/\r?\n/)) {
    const data = /^data: ?(.*)$/.exec(line)?.[1];
    if (data === undefined) continue;
    const choice = data.trim() === '[DONE]' ? null : parsed(data)?.choices?.[0];
    if (typeof choice?.delta?.content === 'string') text += choice.delta.content;
    isWhole ||= choice === null || typeof choice?.finish_reason === 'string';
  }
  return ended(text, isWhole);
}

const ended = (text: string, isWhole: boolean): Reading => {
  if (text.trim() === '') return { reason: messages.ANSWER_EMPTY };
  return isWhole ? { text } : { reason: messages.ANSWER_BROKE_OFF };
};

function parsed(text: string): Foreign {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}

// ---- Settings from environment variables.

interface Settings {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly ollamaModel: string;
}

/** Returns the settings. The local model depends on the cloud with the most nodes, unless `OLLAMA_MODEL` is set. */
function settingsFor(graph: Graph, env: Settings['env']): Settings {
  const cloud = mostUsedCloud([...graph.nodes.values()].map(({ type }) => type));
  return { env, ollamaModel: env.OLLAMA_MODEL?.trim() || localModelOf(cloud) };
}

/** Returns the first non-empty variable. */
const settingOf = ({ env }: Settings, ...names: readonly string[]): string | undefined =>
  names.map((name) => env[name]?.trim()).find((value) => value !== undefined && value !== '');
