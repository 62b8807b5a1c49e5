/** One result of `groundplan doctor`. */
export interface Check {
  readonly name: string;
  /** `broken`: installed, but gives no valid answer. */
  readonly state: 'found' | 'missing' | 'too old' | 'broken';
  /** Version as the program prints it, or another detail if there is no version; null if unknown. */
  readonly version: string | null;
  readonly purpose: string;
  /** Suggested remedy; null if none is needed. */
  readonly remedy: string | null;
}
