/** The supported model services: their requests, response formats and error messages. */

import type { BackendName } from '../../options.js';
import type { HttpRequest } from '../../platform/io.js';
import * as messages from '../messages.js';
import { type Reading, readHostedAnswer } from './hosted-answer.js';
import { type Settings, settingOf } from './settings.js';
import { readServerSentEvents, readStream } from './streams.js';

export interface Call extends Pick<HttpRequest, 'method' | 'headers' | 'body'> {
  readonly url: string;
}

export interface Backend {
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

export const BACKEND: Readonly<Record<BackendName, Backend>> = { ollama, bedrock, restapi };

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
