import type { OnStep } from '../platform/io.js';

export type { OnStep };

/** Ignores all steps. */
export const noStep: OnStep = () => {};

/** A reporter of progress and warnings. */
export interface Reporter {
  /** Reports the start of a long step. */
  readonly step: OnStep;
  /** Reports related warnings together. */
  warn(texts: readonly string[]): void;
  /** Reports a figure about a requested option. */
  note(text: string): void;
}

/** Reports nothing. */
export const SILENT: Reporter = { step() {}, warn() {}, note() {} };
