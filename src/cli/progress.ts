import type { Io } from '../io/io.js';
import { CLEAR_LINE } from '../io/streams.js';
import { warningLine } from './messages.js';

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
/** Only the last line of a text that is wrapped can be cleared; few terminals are narrower. */
const STEP_WIDTH = 74;

/** A log of a build gets the lines that stay only, and the steps with `debug`; `quiet` gets none. */
export function createProgress(
  io: Io,
  { quiet, debug }: { readonly quiet?: boolean; readonly debug?: boolean },
): Progress {
  if (quiet === true && debug !== true) return SILENT;
  const clear = io.stderrIsTerminal && io.env.TERM !== 'dumb' ? CLEAR_LINE : '';
  const say = (text: string) => io.stderr(`${clear}${text}\n`);
  return {
    step: (text) => {
      if (debug === true) say(text);
      else if (clear !== '') io.stderr(`${clear}${oneLine(text)} ...`);
    },
    say,
    warn: (text) => say(warningLine(text)),
    done: () => {
      if (clear !== '') io.stderr(clear);
    },
  };
}

/** A path may have a line break in it. */
function oneLine(text: string): string {
  const characters = [...text.replace(/\s/g, ' ')];
  return characters.length <= STEP_WIDTH ? characters.join('') : `${characters.slice(0, STEP_WIDTH - 1).join('')}…`;
}
