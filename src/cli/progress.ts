import type { Io, OnStep } from '../platform/io.js';
import { CLEAR_LINE } from '../platform/streams.js';
import { PROGRESS_SECONDS } from './limits.js';
import { warningLine } from './messages.js';

/** What a run tells on stderr. */
export interface Progress {
  /** The step that begins: one line that is overwritten on a terminal; elsewhere counted steps alone, every few seconds. */
  readonly step: OnStep;
  /** A line that stays. */
  say(text: string): void;
  warn(text: string): void;
  /** Takes the line of the last step away. */
  done(): void;
}

const SILENT: Progress = { step() {}, say() {}, warn() {}, done() {} };
/** Only the last line of a text that is wrapped can be cleared; few terminals are narrower. */
const STEP_WIDTH = 74;

/**
 * A log of a build gets the lines that stay, and what a long work has come to, every few seconds; all steps with `debug`.
 * `quiet` gets none.
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

/** Says how far a counted step is, while it goes on. */
class CountedLog {
  #text: string | null = null;
  #stop: (() => void) | null = null;

  constructor(
    readonly io: Pick<Io, 'every'>,
    readonly say: (text: string) => void,
  ) {}

  /** @param text null for a step that is not counted */
  step(text: string | null): void {
    this.#text = text;
    if (text === null) {
      this.#stop?.();
      this.#stop = null;
      return;
    }
    this.#stop ??= this.io.every?.(PROGRESS_SECONDS, () => this.say(oneLine(this.#text ?? ''))) ?? null;
  }
}

/** A path may have a line break in it. */
function oneLine(text: string): string {
  const characters = [...text.replace(/\s/g, ' ')];
  return characters.length <= STEP_WIDTH ? characters.join('') : `${characters.slice(0, STEP_WIDTH - 1).join('')}…`;
}
