/** Asks a model for annotations. Failures become warnings; they never change the graph or stop the run. */
import type { Graph } from '../../graph/model.js';
import { COMPLAINT_LENGTH } from '../../limits.js';
import type { BackendName } from '../../options.js';
import type { HttpResult, Io } from '../../platform/io.js';
import { oneLine } from '../../platform/text/one-line.js';
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
import { readAnswer } from './answer.js';
import { BACKEND, type Backend, type Call } from './backends.js';
import { writeSuggestions } from './file.js';
import type { Reading } from './hosted-answer.js';
import { questionAbout } from './question.js';
import { settingsFor } from './settings.js';

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
