import type { OnStep } from '../platform/io.js';

export type { OnStep };

export const noStep: OnStep = () => {};

/** Told of what goes on. */
export interface Telling {
  /** A long step begins. */
  readonly step: OnStep;
  /** What belongs together. */
  warn(texts: readonly string[]): void;
  /** What the user has asked for, in numbers. */
  note(text: string): void;
}

export const SILENT: Telling = { step() {}, warn() {}, note() {} };
