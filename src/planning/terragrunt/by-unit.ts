import * as messages from '../messages.js';
import type { Unit } from './model.js';

/** Warnings about code, each once, with the units that they are about. */
export class ByUnit {
  readonly #paths = new Map<string, string[]>();

  add({ path }: Unit, warnings: readonly string[]): void {
    for (const warning of warnings) {
      const paths = this.#paths.get(warning) ?? [];
      paths.push(path);
      this.#paths.set(warning, paths);
    }
  }

  texts(): readonly string[] {
    return [...this.#paths].map(([warning, paths]) => messages.ofUnits(paths, warning));
  }
}
