/**
 * Reports the attempts of an offline plan: steps for the user, details for `--debug`, and the result of a plan that
 * failed. Diagnostics of the private copy are shown with the file and line of the original code.
 */

import { resolve } from 'node:path';
import { QUOTE_LENGTH } from '../../limits.js';
import { printable } from '../../platform/text/printable.js';
import {
  type HiddenDirectories,
  shortDiagnostics,
  wholeDiagnostics,
  withoutDirectories,
} from '../../terraform/engine/diagnostic-texts.js';
import type { Diagnostic, DiagnosticLocation } from '../../terraform/engine/diagnostics.js';
import type { CallCode } from '../../terraform/module-tree/module-model.js';
import * as messages from '../messages.js';
import type { Attempt } from './attempt.js';
import { nameInMessages, type WrittenCopy } from './copy/copy.js';
import type { Layout } from './copy/layout.js';
import { lineAt } from './edits.js';
import type { OfflineOptions, OfflineResult } from './model.js';
import { toSourcePosition } from './repair.js';
import type { Repairs } from './sanitise/repairs.js';

/** Reports one plan, which takes several attempts. */
export class DiagnosticReporter {
  readonly #hidden: HiddenDirectories;

  /** @param names the user's names of variable files, by absolute path in the copy */
  constructor(
    readonly options: OfflineOptions,
    readonly layout: Layout,
    readonly names: ReadonlyMap<string, string>,
  ) {
    this.#hidden = [[layout.top, '']];
  }

  /** Announces an attempt. */
  step(attempts: number, { unknown }: Repairs): void {
    const { engine, onStep } = this.options;
    const count = [...unknown.values()].reduce((sum, { size }) => sum + size, 0);
    if (attempts === 1) onStep(messages.stepPlanning(engine.command));
    else onStep(messages.stepPlanningAgain(engine.command, attempts, count));
  }

  /** Prints the details of an attempt; nothing without `--debug`. */
  debug(attempts: number, attempt: Attempt, written: WrittenCopy): void {
    const { debug } = this.options;
    if (debug == null) return;
    if (attempts === 1) {
      for (const { file, line, what } of written.removals) {
        debug(messages.removedFromCopy(messages.positionIn(file, line), what));
      }
    }
    if ('diagnostics' in attempt) for (const line of this.#whole(attempt.diagnostics, written)) debug(line);
  }

  /**
   * Returns the result of a plan that failed.
   * @param isLate true if the time limit was reached
   */
  failed(attempt: Exclude<Attempt, { end: 'planned' }>, written: WrittenCopy, isLate: boolean): OfflineResult {
    const { engine, seconds } = this.options;
    const failure = (reason: string, diagnostics: readonly string[] = [], whole: readonly string[] = []) => ({
      end: 'failed' as const,
      reason: isLate ? messages.planTooLong(seconds) : reason,
      diagnostics,
      whole,
    });
    if (attempt.end === 'broken') return { ...failure(attempt.reason), isOfMachine: true };
    if (attempt.end === 'not-started') {
      const output = withoutDirectories(attempt.output, this.#hidden);
      return failure(messages.planFailed(engine.command, output || messages.NO_REASON_GIVEN));
    }
    const placed = this.#placed(attempt.diagnostics, written);
    const short = shortDiagnostics(placed, this.#hidden);
    const whole = wholeDiagnostics(placed, this.#hidden);
    const failed = failure(messages.planFailed(engine.command, short[0] ?? messages.NO_REASON_GIVEN), short, whole);
    const why = isLate ? '' : explanationOf(placed);
    return why === '' ? failed : { ...failed, why };
  }

  /** Returns the diagnostics in full, by line. */
  #whole(diagnostics: readonly Diagnostic[], written: WrittenCopy): readonly string[] {
    return wholeDiagnostics(this.#placed(diagnostics, written), this.#hidden);
  }

  /** Returns the diagnostics at their positions in the original code. */
  #placed(diagnostics: readonly Diagnostic[], written: WrittenCopy): readonly Diagnostic[] {
    return atOriginalPositions(diagnostics, written, this.names, this.layout);
  }
}

// ---- Terraform's explanation of an error in one sentence, without secrets.

const QUOTED = /"([^"]*)"/g;
const NAME = /^[A-Za-z_][\w.[\]-]*$/;
const HIDDEN = '"…"';

/**
 * Returns the first sentence of the detail; empty if there is none. A quoted text stays if it is a name in the code.
 * Any other quoted text may be a secret and is replaced.
 */
export function explanationOf(diagnostics: readonly Diagnostic[]): string {
  const first = diagnostics.find(({ severity }) => severity === 'error') ?? diagnostics[0];
  const [line = ''] = first?.detail.split(/\r?\n/) ?? [];
  const [sentence = ''] = /^.*?[.:](?=\s|$)|^.*$/.exec(line) ?? [];
  const code = first?.snippet?.code ?? '';
  const safe = sentence.replace(QUOTED, (quotation, text: string, offset: number) =>
    isNameIn(code, text) || isOfSchema(sentence, text, offset) ? quotation : HIDDEN,
  );
  return printable([...safe].length > QUOTE_LENGTH ? `${[...safe].slice(0, QUOTE_LENGTH).join('')}…` : safe);
}

/**
 * Sentences whose quoted text is a name from a schema or a declaration, not a value. A missing argument, for example,
 * is not in the code of the diagnostic.
 */
const OF_SCHEMA: readonly (readonly [before: RegExp, after: RegExp])[] = [
  [/\b(?:argument|attribute|input variable) $/, /^ (?:is|are) (?:required|not set|not expected|deprecated)\b/],
  [/\b(?:argument|attribute|input variable|block) named $/, /^ (?:is|are|has) not\b/],
  [/\bBlocks of type $/, /^ are not expected\b/],
  [/\b(?:at least|no more than|only) \w+ $/i, /^ blocks? (?:is|are) (?:required|allowed)\b/],
];

/**
 * True if the quoted text is a name from a schema or a declaration.
 * @param offset position of the opening quotation mark in the sentence
 */
const isOfSchema = (sentence: string, text: string, offset: number): boolean =>
  NAME.test(text) &&
  OF_SCHEMA.some(
    ([before, after]) => before.test(sentence.slice(0, offset)) && after.test(sentence.slice(offset + text.length + 2)),
  );

/** True if the code contains the text as a name, and nowhere as a quoted value. */
const isNameIn = (code: string, text: string): boolean =>
  NAME.test(text) && code.includes(text) && (isLabel(code, text) || !code.includes(`"${text}"`));

/** True if the text is a label of the block, or of the resource that the line refers to. */
const isLabel = (code: string, text: string): boolean =>
  new RegExp(`^\\s*\\w+ (?:"[\\w-]+" )?"${text.replace(/[.[\]]/g, '\\$&')}"`).test(code);

// ---- Diagnostics at their positions in the original code.

/**
 * Returns diagnostics at their positions in the original code. A diagnostic without such a position stays unchanged.
 * @param names the user's names of other files, by absolute path in the copy
 */
function atOriginalPositions(
  diagnostics: readonly Diagnostic[],
  written: WrittenCopy,
  names: ReadonlyMap<string, string>,
  layout: Layout,
): readonly Diagnostic[] {
  return diagnostics.map((diagnostic) => {
    const { place, snippet } = diagnostic;
    if (place === null) return diagnostic;
    const located = toSourcePosition(place, written, layout);
    if (located === null) {
      const path = resolve(layout.root, place.file);
      const call = written.stubs.calls.get(path);
      // The user has no such file, so the diagnostic is put at the call of the module.
      if (call !== undefined) return { ...diagnostic, place: placeOf(call), snippet: null };
      const name = names.get(path);
      return name === undefined ? diagnostic : { ...diagnostic, place: { ...place, file: name } };
    }
    const { text } = located.file;
    const line = lineAt(text, located.offset);
    const original = text.split('\n')[line - 1] ?? '';
    return {
      ...diagnostic,
      place: { file: nameInMessages(located.copied), line, column: null, bytes: null },
      // The snippet must show the user's line, not the line of the copy.
      snippet: snippet && { ...snippet, code: original, startLine: line },
    };
  });
}

/** Returns the position of a module call. */
const placeOf = ({ file, span }: CallCode): DiagnosticLocation => ({
  file: file.path,
  line: span.line,
  column: null,
  bytes: null,
});
