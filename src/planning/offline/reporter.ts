/** Reports the steps of a plan and its diagnostics. */

import type { Diagnostic } from '../../terraform/engine/diagnostics.js';
import {
  type Hidden,
  shortDiagnostics,
  wholeDiagnostics,
  withoutDirectories,
} from '../../terraform/engine/format-diagnostics.js';
import * as messages from '../messages.js';
import type { WrittenCopy } from './copy/copy.js';
import type { Layout } from './copy/layout.js';
import type { OfflineOptions, OfflineResult } from './model.js';
import type { Attempt } from './plan/attempt.js';
import { originalPlaces } from './plan/diagnostics.js';
import type { Repairs } from './sanitise/repairs.js';
import { whyOf } from './why.js';

export class DiagnosticReporter {
  readonly #hidden: Hidden;

  /** @param names the user's names of variable files, by absolute path in the copy */
  constructor(
    readonly options: OfflineOptions,
    readonly layout: Layout,
    readonly names: ReadonlyMap<string, string>,
  ) {
    this.#hidden = [[layout.top, '']];
  }

  step(attempts: number, { unknown }: Repairs): void {
    const { engine, onStep } = this.options;
    const count = [...unknown.values()].reduce((sum, { size }) => sum + size, 0);
    if (attempts === 1) onStep(messages.stepPlanning(engine.command));
    else onStep(messages.stepPlanningAgain(engine.command, attempts, count));
  }

  debug(attempts: number, attempt: Attempt, written: WrittenCopy): void {
    const { debug } = this.options;
    if (debug == null) return;
    if (attempts === 1) {
      for (const { file, line, what } of written.removals) {
        debug(messages.removedFromCopy(messages.placeIn(file, line), what));
      }
    }
    if ('diagnostics' in attempt) for (const line of this.#whole(attempt.diagnostics, written)) debug(line);
  }

  /**
   * Returns the result of a plan that failed.
   *
   * @param isLate true if the time limit was reached
   */
  failed(attempt: Exclude<Attempt, { end: 'planned' }>, written: WrittenCopy, isLate: boolean): OfflineResult {
    const { engine, seconds } = this.options;
    const failure = (reason: string, said: readonly string[] = [], whole: readonly string[] = []) => ({
      end: 'failed' as const,
      reason: isLate ? messages.planTooLong(seconds) : reason,
      said,
      whole,
    });
    if (attempt.end === 'broken') return failure(attempt.reason);
    if (attempt.end === 'not-started') {
      const words = withoutDirectories(attempt.said, this.#hidden);
      return failure(messages.planFailed(engine.command, words || messages.SAID_NOTHING));
    }
    const said = shortDiagnostics(this.#placed(attempt.diagnostics, written), this.#hidden);
    const whole = this.#whole(attempt.diagnostics, written);
    const failed = failure(messages.planFailed(engine.command, said[0] ?? messages.SAID_NOTHING), said, whole);
    const why = isLate ? '' : whyOf(this.#placed(attempt.diagnostics, written));
    return why === '' ? failed : { ...failed, why };
  }

  #whole(diagnostics: readonly Diagnostic[], written: WrittenCopy): readonly string[] {
    return wholeDiagnostics(this.#placed(diagnostics, written), this.#hidden);
  }

  #placed(diagnostics: readonly Diagnostic[], written: WrittenCopy): readonly Diagnostic[] {
    return originalPlaces(diagnostics, written, this.names, this.layout);
  }
}
