/** Finds the code of units: a local directory, or a fetched package. */

import type { Io } from '../../platform/io.js';
import { isWithin } from '../../platform/text/paths.js';
import { packageOf } from '../../terraform/fetch/package.js';
import { inspectWithin } from '../../terraform/fetch/read-within.js';
import { shownAddress } from '../../terraform/fetch/redact.js';
import type { TreeOptions } from '../../terraform/module-tree/read-tree.js';
import * as messages from '../messages.js';
import type { Terragrunt, Unit } from './model.js';

/** The directory with a unit's code, and its package as an option of `readTree`; or the reason why there is none. */
export type UnitLocation =
  | { readonly directory: string; readonly within: { readonly within?: string } }
  | { readonly reason: string };

/** Locations by the name of the unit. */
export type UnitLocations = ReadonlyMap<string, UnitLocation>;

/** The options of `readTree` that find code. */
type ModuleOptions = Pick<TreeOptions, 'findModule' | 'prepare'>;

/**
 * Returns the location of each unit. Remote sources are requested together, so that they can be fetched together.
 *
 * @throws the errors of `findModule`
 */
export async function locateUnits(terragrunt: Terragrunt, options: ModuleOptions, io: Io): Promise<UnitLocations> {
  const remote = terragrunt.units.flatMap((unit) =>
    unit.source.kind === 'remote' ? [{ call: callOf(unit.source), path: pathOf(unit) }] : [],
  );
  await options.prepare?.(remote);
  const locations = new Map<string, UnitLocation>();
  for (const unit of terragrunt.units) locations.set(unit.name, await locationOf(unit, terragrunt, options, io));
  return locations;
}

/** Returns the path of a unit's call. A unit with a fetched configuration is called by its package. */
export const pathOf = ({ packages, name }: Unit): readonly string[] => [...packages, name];

const callOf = ({ address, version }: Extract<Unit['source'], { kind: 'remote' }>) => ({ source: address, version });

async function locationOf(
  unit: Unit,
  { top, reach }: Terragrunt,
  { findModule }: ModuleOptions,
  io: Io,
): Promise<UnitLocation> {
  const { source } = unit;
  if (source.kind === 'unknown') return source;
  if (source.kind === 'local') {
    const inspected = await inspectWithin(reach, source.directory, io);
    if (inspected.is !== 'directory') return { reason: messages.localSourceMissing(source.shown) };
    if (isWithin(top, inspected.path)) return { directory: inspected.path, within: { within: top } };
    // Outside of the user's package, a directory is a separate package.
    if (inspected.path === source.directory) return { directory: inspected.path, within: {} };
    return { reason: messages.localSourceOutside(source.shown) };
  }
  const module = await findModule(callOf(source), pathOf(unit));
  if ('reason' in module) return { reason: messages.memberNotFetched(shownAddress(source.address), module.reason) };
  const directory = (await io.realPath(module.directory)) ?? module.directory;
  return { directory, within: { within: packageOf(directory, source.address, '').top } };
}

// ---- Warnings by unit.

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
