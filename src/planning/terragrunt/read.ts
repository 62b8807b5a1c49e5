/**
 * Reads all Terragrunt units in and below a directory, without running anything: finds the files, evaluates units and
 * stacks, drops excluded units, and replaces the directories of dependencies by names of units.
 */

import { basename, join, relative, sep } from 'node:path';
import { InvalidInput } from '../../errors.js';
import { UNIT_FILE } from '../../graph/file-names.js';
import { byText } from '../../graph/order.js';
import * as sharedMessages from '../../messages.js';
import type { Io } from '../../platform/io.js';
import { isWithin } from '../../platform/text/paths.js';
import { printable } from '../../platform/text/printable.js';
import { packageContaining } from '../../terraform/fetch/package.js';
import type { TreeOptions } from '../../terraform/module-tree/read-tree.js';
import { unitNames } from '../../terraform/plan/merge.js';
import { FILES_REQUESTED_MAX, STACK_FILES_REQUESTED_MAX, UNITS_MAX } from '../limits.js';
import * as messages from '../messages.js';
import { type Given, NO_VALUES } from './config.js';
import { Disk } from './disk.js';
import { findFiles, STACK_FILE, type TerragruntFiles } from './find.js';
import { expressionOf, outputIn } from './inputs.js';
import type { Terragrunt, Unit } from './model.js';
import { Run } from './run.js';
import { GENERATED, readStack, type Stack } from './stack.js';
import { type RawUnit, readUnit } from './unit.js';

export interface UnitsSource {
  readonly name: string;
  readonly directory: string;
  /** The repository around the directory, if it was fetched. */
  readonly repository?: string | null;
}

/**
 * Returns the top of the package that contains the units.
 *
 * @throws InvalidInput if the directory leads out of its repository
 */
async function packageOfUnits(root: string, { name, repository = null }: UnitsSource, io: Io) {
  if (repository === null) return packageContaining(root, io);
  const top = (await io.realPath(repository)) ?? root;
  if (isWithin(top, root)) return { top, reach: top };
  throw new InvalidInput(sharedMessages.rootOutside(printable(name)), { remedy: sharedMessages.ROOT_OUTSIDE_REMEDY });
}

/**
 * Returns all units in and below a directory. Nothing is run and nothing outside of the repository is read. Remote
 * units and stacks are fetched by `modules`.
 *
 * @param source the directory as the user wrote it, for messages, and its absolute path
 * @throws InvalidInput if there is no unit or all are excluded
 */
export async function readTerragrunt(
  source: UnitsSource,
  modules: Pick<TreeOptions, 'findModule' | 'prepare'>,
  io: Io,
): Promise<Terragrunt> {
  const root = (await io.realPath(source.directory)) ?? source.directory;
  const { top, reach } = await packageOfUnits(root, source, io);
  const shown = (path: string) => relative(root, path).split(sep).join('/');
  const disk = new Disk(io, { top, reach }, shown, modules);
  const files = await findFiles(root, io);
  const warnings = files.isAll ? [] : [messages.TOO_MANY_DIRECTORIES];

  const reader = new UnitsReader(disk);
  const stacks = await reader.stacks(files.stacks);
  const raw = [...(await reader.units(files.units, stacks)), ...stacks.units];
  if (raw.length === 0) {
    throw new InvalidInput(messages.noUnits(source.name), { remedy: messages.NO_UNITS_REMEDY });
  }
  const { units: planned, excluded } = withoutExcluded(raw, root);
  const pathsOf = (units: readonly RawUnit[]) => units.map((unit) => pathOf(unit, root)).sort(byText);
  if (planned.length === 0) {
    throw new InvalidInput(messages.allExcluded(source.name), { remedy: messages.ALL_EXCLUDED_REMEDY });
  }
  for (const unit of planned) if (unit.exclusion.isExcluded) warnings.push(messages.excludedButNamed(source.name));
  if (excluded.length > 0) warnings.push(messages.excludedUnits(pathsOf(excluded)));
  for (const path of reader.tooLarge) warnings.push(messages.tooManyFiles(printable(shown(path))));
  if (reader.run.isSpent) warnings.push(messages.EVALUATION_SPENT);
  if (planned.length > UNITS_MAX) warnings.push(messages.tooManyUnits(planned.length, UNITS_MAX));
  const { units, unresolved } = withNames(planned.slice(0, UNITS_MAX), root, top);
  return { units, top, reach, warnings: [...warnings, ...disk.faults(), ...unresolved] };
}

interface StackUnits extends Pick<Stack, 'templates'> {
  readonly units: readonly RawUnit[];
}

class UnitsReader {
  readonly run = new Run();
  /** Paths of configurations that need too many files. */
  readonly tooLarge: string[] = [];

  constructor(readonly disk: Disk) {}

  /** Returns the units of all stacks. A stack that another one contains is not read on its own. */
  async stacks(directories: readonly string[]): Promise<StackUnits> {
    const read = new Map<string, Stack>();
    const readWhole = async <T>(directory: string, work: () => T): Promise<T | null> => {
      const result = await this.#read(work, STACK_FILES_REQUESTED_MAX);
      if (result === null) this.tooLarge.push(join(directory, STACK_FILE));
      return result?.value ?? null;
    };
    for (const directory of directories) {
      const stack = await readWhole(directory, () => readStack(directory, this.#given(directory)));
      if (stack !== null) read.set(directory, stack);
    }
    // A stack may name its own directory as a template.
    const used = new Set(
      [...read].flatMap(([directory, { templates }]) => templates.filter((one) => one !== directory)),
    );
    const tops = [...read].filter(([directory]) => !used.has(directory));
    const units: RawUnit[] = [];
    // In a circle, every stack is a template of another one.
    for (const [directory, stack] of tops.length > 0 ? tops : [...read].slice(0, 1)) {
      units.push(...((await readWhole(directory, () => stack.units.map((readOne) => readOne()))) ?? []));
    }
    return { units, templates: [...read.values()].flatMap(({ templates }) => templates) };
  }

  /** Returns the units outside of stacks: neither generated ones nor their templates. */
  async units(files: TerragruntFiles['units'], stacks: StackUnits): Promise<RawUnit[]> {
    const ofStacks = new Set([...stacks.templates, ...stacks.units.map(({ directory }) => directory)]);
    const units: RawUnit[] = [];
    for (const { directory, hasCode } of files) {
      if (ofStacks.has(directory)) continue;
      const path = join(directory, UNIT_FILE);
      const read = await this.#read(() => {
        const file = this.disk.file(path);
        return file && readUnit(file, path, this.#given(directory), hasCode ? directory : null);
      }, FILES_REQUESTED_MAX);
      if (read === null) this.tooLarge.push(path);
      else if (read.value !== null) units.push(read.value);
    }
    return units;
  }

  /**
   * Runs `work` again until all files that it requests are read. Returns null if it requests too many.
   */
  async #read<T>(work: () => T, filesMax: number): Promise<{ readonly value: T } | null> {
    const read = await this.disk.provide(() => {
      this.run.beginAttempt();
      return work();
    }, filesMax);
    this.run.endAttempts();
    return read;
  }

  #given(directory: string): Given {
    return { disk: this.disk, directory, values: NO_VALUES, from: [], run: this.run };
  }
}

/**
 * Separates the units that a plan includes from those that it excludes. The unit that the user named is always
 * included.
 */
function withoutExcluded(raw: readonly RawUnit[], root: string) {
  const byDirectory = new Map(raw.map((unit) => [unit.directory, unit]));
  const excluded = new Set<string>();
  /** Units whose dependencies are excluded too. Ends circles of dependencies. */
  const withDependenciesExcluded = new Set<string>();
  const open = raw.filter(({ exclusion }) => exclusion.isExcluded).map((unit) => ({ unit, ...unit.exclusion }));
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { unit, isExcluded, withDependencies } = next;
    excluded.add(unit.directory);
    if (!withDependencies || withDependenciesExcluded.has(unit.directory)) continue;
    withDependenciesExcluded.add(unit.directory);
    for (const path of [...unit.dependencies.values(), ...unit.paths]) {
      const dependency = byDirectory.get(path ?? '');
      if (dependency !== undefined) open.push({ unit: dependency, isExcluded, withDependencies });
    }
  }
  const isLeftOut = ({ directory }: RawUnit) => directory !== root && excluded.has(directory);
  return { units: raw.filter((unit) => !isLeftOut(unit)), excluded: raw.filter(isLeftOut) };
}

/** Returns the path of a unit below the root, without the directories that Terragrunt generates; `.` for the root. */
const pathOf = ({ directory }: RawUnit, root: string): string =>
  relative(root, directory)
    .split(sep)
    .filter((part) => part !== GENERATED)
    .join('/') || '.';

/** Returns the units sorted by path, with names of units instead of directories of dependencies. */
function withNames(raw: readonly RawUnit[], root: string, top: string): { units: Unit[]; unresolved: string[] } {
  const sorted = raw.map((unit) => ({ unit, path: pathOf(unit, root) })).sort((a, b) => byText(a.path, b.path));
  const names = unitNames(sorted.map(({ path }) => (path !== '.' ? path : root === top ? 'unit' : basename(root))));
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
    const otherOf = (label: string): string | null => {
      const name = labels.get(label) ?? null;
      return name === names[i] ? null : name;
    };
    return {
      path,
      name: names[i]!,
      directory: unit.directory,
      files: unit.files,
      source: unit.source,
      inputs: unit.inputs,
      expressions: new Map([...unit.residuals].map(([input, residual]) => [input, expressionOf(residual, otherOf)])),
      references: unit.taken.flatMap(({ input, dependency, steps }) => {
        const name = otherOf(dependency);
        return name === null ? [] : [{ input, unit: name, ...outputIn(steps) }];
      }),
      dependencies: [...new Set(others)].filter((name) => name !== names[i]),
      generated: unit.generated,
      from: unit.from,
    };
  });
  return { units, unresolved: [...new Set(unresolved)] };
}
