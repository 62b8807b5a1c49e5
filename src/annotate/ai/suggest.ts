/** Asks a model for annotations. Failures become warnings; they never change the graph or stop the run. */

import type { Graph } from '../../graph/model.js';
import { COMPLAINT_LENGTH } from '../../limits.js';
import { PROXY_UNSUPPORTED, UNREACHABLE_REMEDY } from '../../messages.js';
import type { BackendName } from '../../options.js';
import type { HttpResult, Io } from '../../platform/io.js';
import { isLoopback, isProxyRefusal } from '../../platform/text/hosts.js';
import { oneLine } from '../../platform/text/printable.js';
import { stringify } from '../../platform/text/yaml.js';
import {
  ANSWER_BYTES_MAX,
  ANSWER_SECONDS,
  ANSWER_SILENT_SECONDS,
  ATTEMPTS_MAX,
  DROPPED_LISTED,
  FIRST_WAIT_SECONDS,
  REACH_SECONDS,
  WAIT_SECONDS_MAX,
} from '../limits.js';
import * as messages from '../messages.js';
import type { Annotations } from '../model.js';
import { readAnswer } from './answer.js';
import { type Answer, BACKENDS, type Backend, type Call, settingsFor } from './backends.js';
import { questionAbout } from './question.js';

export interface Suggested {
  /** The new content of `groundplan.ai.yml`; null if there is none. */
  readonly file: string | null;
  readonly warnings: readonly string[];
}

/**
 * Returns suggestions of a model for the graph as a new file, or a warning if there are none. Failed requests do not
 * throw.
 */
export async function suggest(
  graph: Graph,
  name: BackendName,
  io: Pick<Io, 'request' | 'wait' | 'env'>,
): Promise<Suggested> {
  const backend = BACKENDS[name];
  const settings = settingsFor(graph, io.env);
  const address = backend.address(settings);
  if ('problem' in address) return withoutSuggestions(backend, backend.unreachable, { reason: address.problem });
  const { base, model } = address;
  const failWith = (message: string, failure: Failure): Suggested =>
    withoutSuggestions(backend, message, failure, model, base);

  const unavailable = backend.check === undefined ? null : await checkService(backend.check(base), io);
  if (unavailable !== null) return failWith(backend.unreachable, unavailable);
  const answer = await askWithRetries(backend, backend.ask(base, model, questionAbout(graph), settings), io);
  if (!('text' in answer)) {
    return failWith(answer.isUnreachable === true ? backend.unreachable : backend.silent, answer);
  }
  const suggestions = readAnswer(answer.text, graph, 'answer');
  if (suggestions === null) return { file: null, warnings: [messages.answerUnusable(name)] };
  const { annotations, dropped } = suggestions;
  return {
    file: writeSuggestions(annotations, { backend: name, model }),
    warnings: dropped.length === 0 ? [] : [messages.suggestionsDropped(dropped, DROPPED_LISTED)],
  };
}

/** The reason for a failed request. */
interface Failure {
  readonly reason: string;
  /** True if the request has not reached the service. */
  readonly isUnreachable?: boolean;
}

/**
 * Returns the warning about a failure.
 * @param message one of the two messages of the service
 */
const withoutSuggestions = (backend: Backend, message: string, failure: Failure, model = '', base = ''): Suggested => ({
  file: null,
  warnings: [
    messages.withoutSuggestions(
      message,
      shorten(failure.reason),
      remedyFor(backend.remedy(message, oneLine(model)), failure, base),
    ),
  ],
});

/** Adds network and proxy to the remedy for an unreachable service, unless it runs on this machine. */
function remedyFor(remedy: string, { reason, isUnreachable = false }: Failure, base: string): string {
  if (reason === PROXY_UNSUPPORTED || isProxyRefusal(reason)) return UNREACHABLE_REMEDY;
  return isUnreachable && !isLoopback(new URL(base).hostname) ? `${remedy} ${UNREACHABLE_REMEDY}` : remedy;
}

/** Shortens text from a service to one line. */
const shorten = (text: string): string => [...oneLine(text)].slice(0, COMPLAINT_LENGTH).join('');

/** Sends the check of a service. Returns null if the service is running, else the failure. */
async function checkService(call: Call, io: Pick<Io, 'request'>): Promise<Failure | null> {
  const result = await io.request(call.url, {
    ...call,
    seconds: REACH_SECONDS,
    silentSeconds: REACH_SECONDS,
    bytesMax: ANSWER_BYTES_MAX,
  });
  return result.end === 'response' && result.status === 200 ? null : failureOf(result);
}

/**
 * Sends the request, and retries after temporary failures. The wait doubles each time, unless the service specifies
 * one.
 */
async function askWithRetries(
  backend: Backend,
  call: Call,
  io: Pick<Io, 'request' | 'wait'>,
): Promise<Extract<Answer, { text: string }> | Failure> {
  for (let attempt = 1; ; attempt++) {
    const result = await io.request(call.url, {
      ...call,
      seconds: ANSWER_SECONDS,
      silentSeconds: ANSWER_SILENT_SECONDS,
      bytesMax: ANSWER_BYTES_MAX,
    });
    if (result.end === 'response' && result.status === 200) return backend.read(result.text);
    if (attempt >= ATTEMPTS_MAX || !isTemporary(result)) return failureOf(result);
    await io.wait(waitAfter(result, attempt));
  }
}

function isTemporary(result: HttpResult): boolean {
  if (result.end === 'response') return result.status === 429 || result.status >= 500;
  return result.end === 'unreachable';
}

/**
 * Returns the seconds to wait after a failed attempt.
 * @param attempt number of the attempt, from 1
 */
function waitAfter(result: HttpResult, attempt: number): number {
  const requested = result.end === 'response' ? Number(result.retryAfter ?? Number.NaN) : Number.NaN;
  return Math.min(WAIT_SECONDS_MAX, requested > 0 ? requested : FIRST_WAIT_SECONDS * 2 ** (attempt - 1));
}

const failureOf = (result: HttpResult): Failure => ({
  reason: reasonOf(result),
  isUnreachable: result.end === 'unreachable',
});

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
 * Reads `{"error": "..."}`, `{"error": {"message": "..."}}` or `{"message": "..."}`. Other bodies may be HTML and are
 * dropped.
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

/** The origin of suggestions. */
interface GeneratedBy {
  readonly backend: string;
  /** Empty for a service without a choice of models. */
  readonly model: string;
}

/**
 * Returns the content of `groundplan.ai.yml`, which keeps a model's suggestions for later runs. Contains no date, so
 * that the same answer gives the same file.
 */
export function writeSuggestions(annotations: Annotations, { backend, model }: GeneratedBy): string {
  const connect = new Map<string, Map<string, string>[]>();
  for (const { from, to, label } of annotations.connect) {
    const targets = connect.get(from.text) ?? [];
    connect.set(from.text, [...targets, new Map([[to.text, label]])]);
  }
  const add = annotations.add.map(
    ({ address, label, detail }) => [address.text, withoutNulls({ label, detail })] as const,
  );
  const update = annotations.update.map(({ of, label, detail }) => [of.text, withoutNulls({ label, detail })] as const);
  const flows = annotations.flows.map(
    ({ name, description, steps }) =>
      [
        name,
        withoutNulls({
          description: description || null,
          steps: steps.map(({ at, to, label, detail }) =>
            withoutNulls({
              resource: to === null ? at.text : `${at.text} -> ${to.text}`,
              label: label || null,
              detail: detail || null,
            }),
          ),
        }),
      ] as const,
  );
  const content = withoutNulls({
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

const withoutNulls = (record: Readonly<Record<string, unknown>>): Map<string, unknown> =>
  new Map(Object.entries(record).filter(([, value]) => value !== null));
