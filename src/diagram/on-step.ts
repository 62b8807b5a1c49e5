/** Told what begins, in words for the user. */
export type OnStep = (text: string) => void;

export const noStep: OnStep = () => {};

/** Told of what goes on. */
export interface Telling {
  /** A long step begins. */
  step(text: string): void;
  /** What belongs together. */
  warn(texts: readonly string[]): void;
  /** What the user has asked for, in numbers. */
  note(text: string): void;
}

export const SILENT: Telling = { step() {}, warn() {}, note() {} };
