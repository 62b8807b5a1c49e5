import { basename, join, relative, sep } from 'node:path';
import { InvalidInput } from '../../errors.js';
import { byText } from '../../graph/order.js';
import type { Io } from '../../io/io.js';
import * as sharedMessages from '../../messages.js';
import { packageAround } from '../../sources/package.js';
import { printable } from '../../text/printable.js';
import { isWithin } from '../../text/within.js';
import { EVALUATION_SPENT } from '../messages.js';
import { UNKNOWN } from '../static/value.js';
import { Disk } from './disk.js';
import { findFiles, UNIT_FILE } from './find.js';
import { UNITS_MAX } from './limits.js';
import * as messages from './messages.js';
import type { Terragrunt, Unit } from './model.js';
import { Run } from './run.js';
import { GENERATED, readStack } from './stack.js';
import { type RawUnit, readUnit } from './unit.js';

export interface UnitsSource {
  readonly name: string;
  readonly directory: string;
  /** Around the directory, where it was fetched. */
  readonly repository?: string | null;
}

async function packageOfUnits(root: string, { name, repository = null }: UnitsSource, io: Io) {
  if (repository === null) return packageAround(root, io);
  const top = (await io.realPath(repository)) ?? root;
  if (isWithin(top, root)) return { top, reach: top };
  throw new InvalidInput(sharedMessages.rootOutside(printable(name)), { remedy: sharedMessages.ROOT_OUTSIDE_REMEDY });
}

/**
 * All units in and below a directory. Nothing is run, nothing fetched, nothing outside of the repository read.
 * @param source the directory as the user has named it, for messages, and its absolute path
 * @throws InvalidInput where there is no unit
 */
export async function readTerragrunt(source: UnitsSource, io: Io): Promise<Terragrunt> {
  const root = (await io.realPath(source.directory)) ?? source.directory;
  const { top, reach } = await packageOfUnits(root, source, io);
  const shown = (path: string) => relative(root, path).split(sep).join('/');
  const disk = new Disk(io, { top, reach }, shown);
  const { units: files, stacks, isAll } = await findFiles(root, io);
  const warnings = isAll ? [] : [messages.TOO_MANY_DIRECTORIES];

  const run = new Run();
  const raw: RawUnit[] = [];
  for (const { directory, hasCode } of files) {
    const path = join(directory, UNIT_FILE);
    const given = { disk, directory, values: UNKNOWN, run } as const;
    const unit = await disk.provide(() => {
      const file = disk.file(path);
      return file && readUnit(file, path, given, hasCode);
    });
    if (unit !== null) raw.push(unit);
  }
  for (const directory of stacks) {
    const made = (await disk.provide(() => readStack(directory, { disk, directory, values: UNKNOWN, run }))) ?? [];
    for (const unit of made) raw.push(unit);
  }
  if (raw.length === 0) {
    throw new InvalidInput(messages.noUnits(source.name), { remedy: messages.NO_UNITS_REMEDY });
  }
  if (run.isSpent) warnings.push(EVALUATION_SPENT);
  if (raw.length > UNITS_MAX) warnings.push(messages.tooManyUnits(raw.length, UNITS_MAX));
  const { units, unresolved } = named(raw.slice(0, UNITS_MAX), root, top);
  return { units, top, reach, warnings: [...warnings, ...disk.faults(), ...unresolved] };
}

/** What one unit says of another is by directory; from here on it is by name. */
function named(raw: readonly RawUnit[], root: string, top: string): { units: Unit[]; unresolved: string[] } {
  const pathOf = ({ directory }: RawUnit) =>
    relative(root, directory)
      .split(sep)
      .filter((part) => part !== GENERATED)
      .join('/') || '.';
  const sorted = raw.map((unit) => ({ unit, path: pathOf(unit) })).sort((a, b) => byText(a.path, b.path));
  const names = uniqueNames(sorted.map(({ path }) => (path !== '.' ? path : root === top ? 'unit' : basename(root))));
  const byDirectory = new Map(sorted.map(({ unit }, i) => [unit.directory, names[i]!]));
  const unresolved: string[] = [];
  const units = sorted.map(({ unit, path }, i): Unit => {
    const nameOf = (directory: string | null): string | null => {
      const name = directory === null ? undefined : byDirectory.get(directory);
      if (name === undefined && directory !== null) {
        const where = relative(root, directory).split(sep).join('/');
        unresolved.push(messages.dependencyElsewhere(printable(path), printable(where)));
      }
      return name ?? null;
    };
    const labels = new Map([...unit.dependencies].map(([label, directory]) => [label, nameOf(directory)]));
    const others = [...labels.values(), ...unit.paths.map(nameOf)].filter((name) => name !== null);
    return {
      path,
      name: names[i]!,
      directory: unit.directory,
      source: unit.source,
      inputs: unit.inputs,
      references: unit.taken.flatMap(({ input, dependency, output }) => {
        const name = labels.get(dependency) ?? null;
        return name === null || name === names[i] ? [] : [{ input, unit: name, output }];
      }),
      dependencies: [...new Set(others)].filter((name) => name !== names[i]),
    };
  });
  return { units, unresolved: [...new Set(unresolved)] };
}

/** Names that a module may have, and each one once. */
function uniqueNames(paths: readonly string[]): string[] {
  const taken = new Set<string>();
  return paths.map((path) => {
    const word = path.replace(/[^A-Za-z0-9_]+/g, '-').replace(/^-+|-+$/g, '');
    const base = /^[A-Za-z_]/.test(word) ? word : `unit-${word}`;
    let name = base;
    for (let number = 2; taken.has(name); number++) name = `${base}-${number}`;
    taken.add(name);
    return name;
  });
}
