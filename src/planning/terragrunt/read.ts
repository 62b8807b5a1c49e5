/**
 * Reads all Terragrunt units in and below a directory, without running anything: finds the files, evaluates units and
 * stacks, drops excluded units, and replaces the directories of dependencies by names of units.
 */

import { basename, join, posix, relative, sep } from 'node:path';
import { GroundplanError, InvalidInput } from '../../errors.js';
import type { UnitDependency } from '../../graph/inventory.js';
import { byText } from '../../graph/order.js';
import { UNIT_FILE } from '../../graph/terraform-names.js';
import * as sharedMessages from '../../messages.js';
import type { Io } from '../../platform/io.js';
import { isWithin } from '../../platform/text/paths.js';
import { printable } from '../../platform/text/printable.js';
import { packageContaining, repositoryContaining } from '../../terraform/fetch/package.js';
import type { ModuleNode } from '../../terraform/module-tree/module-model.js';
import { findNoModule, type TreeOptions } from '../../terraform/module-tree/read-tree.js';
import { unitNames } from '../../terraform/plan/merge.js';
import { gapsIn } from '../../terraform/references/gaps.js';
import { FILES_REQUESTED_MAX, STACK_FILES_REQUESTED_MAX, UNITS_MAX } from '../limits.js';
import * as messages from '../messages.js';
import { type ConfigContext, NO_VALUES } from './config.js';
import { Disk } from './disk.js';
import { findFiles, STACK_FILE, type TerragruntFiles } from './find.js';
import { expressionOf, outputIn } from './inputs.js';
import type { Terragrunt, Unit } from './model.js';
import { GENERATED, readStack, type Stack } from './stack.js';
import { type DependencyDirectory, type RawUnit, readUnit } from './unit.js';
import { WorkLimits } from './work-limits.js';

/** The directory to read. */
export interface UnitsSource {
  /** As the user wrote it, for messages. */
  readonly name: string;
  /** Absolute path. */
  readonly directory: string;
  /** The repository around the directory, if it was fetched. */
  readonly repository?: string | null;
}

/**
 * Returns the package that contains the units.
 * @throws InvalidInput if the directory leads out of its repository
 */
async function packageOfUnits(root: string, { name, repository = null }: UnitsSource, io: Io) {
  if (repository === null) return packageContaining(root, io);
  const top = (await io.realPath(repository)) ?? root;
  if (isWithin(top, root)) return { top, reach: top };
  throw new InvalidInput(sharedMessages.rootOutside(printable(name)), { remedy: sharedMessages.ROOT_OUTSIDE_REMEDY });
}

/**
 * Returns all units in and below a directory. Runs nothing, and reads nothing outside the repository. Fetches remote
 * units and stacks with `modules`.
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

  const reader = new UnitsReader(disk);
  const stacks = await reader.stacks(files.stacks);
  const rawUnits = [...(await reader.units(files.units, stacks)), ...stacks.units];
  if (rawUnits.length === 0) {
    throw new InvalidInput(messages.noUnits(source.name), { remedy: messages.NO_UNITS_REMEDY });
  }
  const { included, excluded } = separateExcluded(rawUnits, root);
  if (included.length === 0) {
    throw new InvalidInput(messages.allExcluded(source.name), { remedy: messages.ALL_EXCLUDED_REMEDY });
  }
  const excludedPaths = excluded.map((unit) => pathOf(unit, root)).sort(byText);
  const { units, dependencies } = nameUnits(included.slice(0, UNITS_MAX), root, top);
  const warnings = [
    ...(files.isAll ? [] : [messages.TOO_MANY_DIRECTORIES]),
    ...included.filter(({ exclusion }) => exclusion.isExcluded).map(() => messages.excludedButNamed(source.name)),
    ...(excluded.length > 0 ? [messages.excludedUnits(excludedPaths)] : []),
    ...reader.tooLarge.map((path) => messages.tooManyFiles(printable(shown(path)))),
    ...(reader.limits.isSpent ? [messages.EVALUATION_SPENT] : []),
    ...(included.length > UNITS_MAX ? [messages.tooManyUnits(included.length, UNITS_MAX)] : []),
    ...disk.faults(),
  ];
  return { units, top, reach, dependencies, warnings };
}

/** The units of all stacks, and the directories of the templates that they are generated from. */
interface StackUnits extends Pick<Stack, 'templates'> {
  readonly units: readonly RawUnit[];
}

/** Evaluates configurations, repeatedly until all files that they need are loaded. */
class UnitsReader {
  readonly limits = new WorkLimits();
  /** Paths of configurations that need too many files. */
  readonly tooLarge: string[] = [];

  constructor(readonly disk: Disk) {}

  /** Returns the units of all stacks. A stack that another one contains is not read on its own. */
  async stacks(directories: readonly string[]): Promise<StackUnits> {
    const stacks = new Map<string, Stack>();
    for (const directory of directories) {
      const path = join(directory, STACK_FILE);
      const stack = await this.#evaluate(path, STACK_FILES_REQUESTED_MAX, () =>
        readStack(directory, this.#contextOf(directory)),
      );
      if (stack !== null) stacks.set(directory, stack);
    }
    const units: RawUnit[] = [];
    for (const [directory, stack] of outermostStacks(stacks)) {
      const path = join(directory, STACK_FILE);
      const read = () => stack.units.map((readStackUnit) => readStackUnit());
      units.push(...((await this.#evaluate(path, STACK_FILES_REQUESTED_MAX, read)) ?? []));
    }
    return { units, templates: [...stacks.values()].flatMap(({ templates }) => templates) };
  }

  /** Returns the units outside stacks: neither generated ones nor their templates. */
  async units(files: TerragruntFiles['units'], stacks: StackUnits): Promise<RawUnit[]> {
    const stackDirectories = new Set([...stacks.templates, ...stacks.units.map(({ directory }) => directory)]);
    const units: RawUnit[] = [];
    for (const { directory, hasCode } of files) {
      if (stackDirectories.has(directory)) continue;
      const path = join(directory, UNIT_FILE);
      const unit = await this.#evaluate(path, FILES_REQUESTED_MAX, () => {
        const file = this.disk.file(path);
        return file && readUnit(file, path, this.#contextOf(directory), hasCode ? directory : null);
      });
      if (unit !== null) units.push(unit);
    }
    return units;
  }

  /** Runs `work` again until all files that it requests are loaded. Returns null if it requests too many. */
  async #evaluate<T>(path: string, filesMax: number, work: () => T): Promise<T | null> {
    const result = await this.disk.provide(() => {
      this.limits.beginAttempt();
      return work();
    }, filesMax);
    this.limits.endAttempts();
    if (result === null) this.tooLarge.push(path);
    return result?.value ?? null;
  }

  #contextOf(directory: string): ConfigContext {
    return { disk: this.disk, directory, values: NO_VALUES, packages: [], limits: this.limits };
  }
}

/**
 * Returns the stacks that are not a template of another one. If all are, because they contain each other, returns the
 * first one.
 */
function outermostStacks(stacks: ReadonlyMap<string, Stack>): readonly (readonly [directory: string, stack: Stack])[] {
  // A stack may also name its own directory as a template.
  const used = new Set(
    [...stacks].flatMap(([directory, { templates }]) => templates.filter((template) => template !== directory)),
  );
  const outermost = [...stacks].filter(([directory]) => !used.has(directory));
  return outermost.length > 0 ? outermost : [...stacks].slice(0, 1);
}

/**
 * Separates the units that a plan includes from those that it excludes. The unit that the user named is always
 * included.
 */
function separateExcluded(units: readonly RawUnit[], root: string) {
  const byDirectory = new Map(units.map((unit) => [unit.directory, unit]));
  const excludedDirectories = new Set<string>();
  /** Units whose dependencies are excluded too. Ends cycles of dependencies. */
  const withDependenciesExcluded = new Set<string>();
  const pending = units
    .filter(({ exclusion }) => exclusion.isExcluded)
    .map((unit) => ({ unit, withDependencies: unit.exclusion.withDependencies }));
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const { unit, withDependencies } = next;
    excludedDirectories.add(unit.directory);
    if (!withDependencies || withDependenciesExcluded.has(unit.directory)) continue;
    withDependenciesExcluded.add(unit.directory);
    for (const { directory } of [...unit.dependencies.values(), ...unit.moreDependencies]) {
      const dependency = byDirectory.get(directory ?? '');
      if (dependency !== undefined) pending.push({ unit: dependency, withDependencies });
    }
  }
  const isExcluded = ({ directory }: RawUnit) => directory !== root && excludedDirectories.has(directory);
  return { included: units.filter((unit) => !isExcluded(unit)), excluded: units.filter(isExcluded) };
}

/** Returns the path of a unit below the root, without the directories that Terragrunt generates; `.` for the root. */
const pathOf = ({ directory }: RawUnit, root: string): string =>
  relative(root, directory)
    .split(sep)
    .filter((part) => part !== GENERATED)
    .join('/') || '.';

/**
 * Returns the units sorted by path, with names of units instead of directories of dependencies.
 * @returns dependencies: those that are not among the units
 */
function nameUnits(
  rawUnits: readonly RawUnit[],
  root: string,
  top: string,
): Pick<Terragrunt, 'units' | 'dependencies'> {
  const sorted = rawUnits.map((unit) => ({ unit, path: pathOf(unit, root) })).sort((a, b) => byText(a.path, b.path));
  const nameOfRoot = root === top ? 'unit' : basename(root);
  const names = unitNames(sorted.map(({ path }) => (path === '.' ? nameOfRoot : path)));
  const namesByDirectory = new Map(sorted.map(({ unit }, index) => [unit.directory, names[index]!]));
  const nameOf = ({ directory }: DependencyDirectory): string | null => namesByDirectory.get(directory ?? '') ?? null;
  return {
    units: sorted.map(({ unit, path }, index) => namedUnit(unit, path, names[index]!, nameOf)),
    dependencies: sorted.flatMap(({ unit, path }) => dependenciesElsewhere(unit, path, root, nameOf)),
  };
}

/** Returns the name of another unit; null if it is not among the units. */
type NameOf = (dependency: DependencyDirectory) => string | null;

/** Returns the dependencies of a unit that are not among the units. */
function dependenciesElsewhere(unit: RawUnit, path: string, root: string, nameOf: NameOf): readonly UnitDependency[] {
  const all = [
    ...unit.dependencies,
    ...unit.moreDependencies.map((dependency) => [null, dependency] as const),
  ] as const;
  return all.flatMap(([label, dependency]): UnitDependency[] => {
    if (nameOf(dependency) !== null) return [];
    const { directory, at } = dependency;
    const dependencyPath = directory === null ? null : relative(root, directory).split(sep).join('/') || '.';
    // The file of a fetched configuration is in a cache of this machine, so the file of the unit is shown instead.
    const shownAt = unit.packages.length === 0 ? at : { file: posix.join(path, UNIT_FILE), line: at.line };
    return [{ unit: path, label: label ?? dependencyPath ?? '?', path: dependencyPath, at: shownAt }];
  });
}

function namedUnit(unit: RawUnit, path: string, name: string, nameOf: NameOf): Unit {
  const namesByLabel = new Map([...unit.dependencies].map(([label, dependency]) => [label, nameOf(dependency)]));
  const dependencies = [...namesByLabel.values(), ...unit.moreDependencies.map(nameOf)].filter(
    (dependency) => dependency !== null,
  );
  // A unit may name itself as a dependency.
  const otherUnit = (label: string): string | null => {
    const dependency = namesByLabel.get(label) ?? null;
    return dependency === name ? null : dependency;
  };
  return {
    path,
    name,
    directory: unit.directory,
    filesDirectory: unit.filesDirectory,
    source: unit.source,
    inputs: unit.inputs,
    expressions: new Map([...unit.residuals].map(([input, residual]) => [input, expressionOf(residual, otherUnit)])),
    references: unit.outputReferences.flatMap(({ input, dependency, steps }) => {
      const referenced = otherUnit(dependency);
      return referenced === null ? [] : [{ input, unit: referenced, ...outputIn(steps) }];
    }),
    dependencies: [...new Set(dependencies)].filter((dependency) => dependency !== name),
    generated: unit.generated,
    packages: unit.packages,
  };
}

// ---- Units that run the code of one directory.

/**
 * Returns the Terragrunt units that run the code of a directory and set its variables, as paths relative to the
 * directory, in order. Empty if the code needs no values or is in no repository.
 * @param source the directory of the code, and its repository if it was fetched
 */
export async function findCallers(source: UnitsSource, root: ModuleNode, io: Io): Promise<readonly string[]> {
  if (!needsValues(root)) return [];
  const directory = await io.realPath(source.directory).catch(() => null);
  if (directory === null) return [];
  const repository = source.repository ?? (await repositoryContaining(directory, io));
  if (repository === null || repository === undefined) return [];
  const wholeRepository = { ...source, directory: repository };
  const { units } = await readTerragrunt(wholeRepository, { findModule: findNoModule }, io).catch((error: unknown) => {
    if (error instanceof GroundplanError) return { units: [] };
    throw error;
  });
  return units.flatMap((unit) =>
    unit.source.kind === 'local' && unit.source.directory === directory
      ? [relative(directory, unit.directory).split(sep).join('/')]
      : [],
  );
}

/** True if a variable has no default, or the code uses undeclared names. */
const needsValues = (root: ModuleNode): boolean =>
  [...root.code.variables.values()].some((variable) => variable.default === null) || gapsIn(root).length > 0;
