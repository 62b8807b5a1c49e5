import type { Io } from '../io/io.js';
import { warningLine } from '../messages.js';

/** What a run tells on stderr. */
export interface Progress {
  /** The step that begins: one line that is overwritten on a terminal, nothing elsewhere. */
  step(text: string): void;
  /** A line that stays. */
  say(text: string): void;
  warn(text: string): void;
  /** Takes the line of the last step away. */
  done(): void;
}

const SILENT: Progress = { step() {}, say() {}, warn() {}, done() {} };
const CLEAR_LINE = '\r\u001b[K';

/** A log of a build gets the lines that stay only; `quiet` gets none. */
export function createProgress(io: Io, quiet: boolean | undefined): Progress {
  if (quiet === true) return SILENT;
  const clear = io.stderrIsTerminal && io.env.TERM !== 'dumb' ? CLEAR_LINE : '';
  const say = (text: string) => io.stderr(`${clear}${text}\n`);
  return {
    step: (text) => clear !== '' && io.stderr(`${clear}${text} ...`),
    say,
    warn: (text) => say(warningLine(text)),
    done: () => clear !== '' && io.stderr(clear),
  };
}
