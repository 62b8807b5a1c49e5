import type { Io, OnStep } from '../platform/io.js';
import { CLEAR_LINE } from '../platform/streams.js';
import { PROGRESS_SECONDS } from './limits.js';
import { warningLine } from './messages.js';

/** Progress of a run on stderr. */
export interface Progress {
  /** Reports the current step: an overwritten line on a terminal, otherwise only counted steps every few seconds. */
  readonly step: OnStep;
  /** Prints a permanent line. */
  say(text: string): void;
  /** Prints a permanent line that begins with `WARNING:`. */
  warn(text: string): void;
  /** Clears the line of the last step, and stops its repetition. Call before printing to stderr by other means. */
  done(): void;
}

/** The progress of a run that prints nothing. */
export const SILENT: Progress = { step() {}, say() {}, warn() {}, done() {} };

/**
 * Maximum characters of a step, with room for the dots after it on a terminal of 80 columns. If a terminal wraps a line,
 * only the last part can be cleared.
 */
const STEP_WIDTH = 74;

/**
 * Creates the progress reporter of a command. On a terminal, the current step is one line that the next step
 * overwrites. A build log has permanent lines only, and a counted step again every few seconds while it runs. `debug`
 * prints every step as a line of its own. `quiet` without `debug` prints nothing.
 */
export function createProgress(
  io: Io,
  { quiet, debug }: { readonly quiet?: boolean; readonly debug?: boolean },
): Progress {
  if (quiet === true && debug !== true) return SILENT;
  const clear = io.stderrIsTerminal && io.env.TERM !== 'dumb' ? CLEAR_LINE : '';
  const say = (text: string) => io.stderr(`${clear}${text}\n`);
  const log = new CountedLog(io, say);
  return {
    step: (text, isCounted = false) => {
      if (debug === true) say(text);
      else if (clear !== '') io.stderr(`${clear}${oneLine(text)} ...`);
      else log.step(isCounted ? text : null);
    },
    say,
    warn: (text) => say(warningLine(text)),
    done: () => {
      log.step(null);
      if (clear !== '') io.stderr(clear);
    },
  };
}

/** Prints the latest counted step (`module 3 of 12: fetching`) at intervals, until another step starts. */
class CountedLog {
  #text = '';
  #stop: (() => void) | null = null;

  constructor(
    readonly io: Pick<Io, 'every'>,
    readonly say: (text: string) => void,
  ) {}

  /** Begins a step. @param text null for a step that is not counted, which ends the repetition */
  step(text: string | null): void {
    if (text === null) {
      this.#stop?.();
      this.#stop = null;
      return;
    }
    this.#text = text;
    this.#stop ??= this.io.every?.(PROGRESS_SECONDS, () => this.say(oneLine(this.#text))) ?? null;
  }
}

/** Returns the text on one line of at most `STEP_WIDTH` characters, because a path may contain line breaks. */
function oneLine(text: string): string {
  const characters = [...text.replace(/\s/g, ' ')];
  return characters.length <= STEP_WIDTH ? characters.join('') : `${characters.slice(0, STEP_WIDTH - 1).join('')}…`;
}
