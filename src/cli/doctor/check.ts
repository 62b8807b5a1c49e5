/** One line of what the doctor says. */
export interface Check {
  readonly name: string;
  /** `broken`: it is there and does not answer. */
  readonly state: 'found' | 'missing' | 'too old' | 'broken';
  /** As it says itself; what is known besides, for what has no version; null where nothing is. */
  readonly version: string | null;
  readonly purpose: string;
  /** What can be done about it; null where nothing has to. */
  readonly remedy: string | null;
}
