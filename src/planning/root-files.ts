/**
 * Reads files of a root module that name others: the units that a Terragrunt unit depends on, and the backend of its
 * state. Nothing is planned or evaluated. src/estate links root modules by the result.
 */
import { posix } from 'node:path';
import type { BackendBlock } from '../graph/inventory.js';
import { byText } from '../graph/order.js';
import { CODE_FILE, UNIT_FILE } from '../graph/terraform-names.js';
import type { Io } from '../platform/io.js';
import type { Expression } from '../terraform/hcl/model.js';
import { parseHcl } from '../terraform/hcl/parse.js';
import { argumentOf, literalText } from '../terraform/hcl/walk.js';
import { argumentsIn, backendIn } from '../terraform/root-interface.js';
import { BACKEND_FILE_BYTES_MAX, BACKEND_FILES_MAX, CODE_FILE_BYTES_MAX, UNIT_FILE_BYTES_MAX } from './limits.js';

// ---- Dependencies of a Terragrunt unit.

/** Another unit that a unit names. */
export interface UnitDependency {
  /** Label of the `dependency` block; the path for an entry of `dependencies`. */
  readonly label: string;
  /** Path of the other unit, relative to this one; null if only Terragrunt knows it. */
  readonly path: string | null;
  readonly file: string;
  readonly line: number;
}

/**
 * Returns the units that the unit in a directory depends on, in order of the file; none for a directory without a unit.
 */
export async function dependenciesIn(
  directory: string,
  io: Pick<Io, 'readRegular'>,
): Promise<readonly UnitDependency[]> {
  const bytes = await io.readRegular(posix.join(directory, UNIT_FILE), UNIT_FILE_BYTES_MAX).catch(() => null);
  if (!(bytes instanceof Uint8Array)) return [];
  const { body } = parseHcl(Buffer.from(bytes).toString('utf8'), UNIT_FILE);
  return body.blocks.flatMap((block): UnitDependency[] => {
    const [label] = block.labels;
    const place = { file: UNIT_FILE, line: block.span.line };
    if (block.type === 'dependency' && label !== undefined) {
      return [{ label, path: pathIn(argumentOf(block.body, 'config_path')), ...place }];
    }
    const paths = block.type === 'dependencies' ? argumentOf(block.body, 'paths') : null;
    if (paths?.kind !== 'tuple') return [];
    return paths.items.map((item) => {
      const path = pathIn(item);
      return { label: path ?? '?', path, file: UNIT_FILE, line: item.span.line };
    });
  });
}

/** Functions of Terragrunt that return the directory of the unit. */
const UNIT_DIRECTORY: ReadonlySet<string> = new Set(['get_terragrunt_dir', 'get_original_terragrunt_dir']);

/** Returns a relative path, as in `../vpc` or `${get_terragrunt_dir()}/../vpc`; null for any other expression. */
function pathIn(expression: Expression | null): string | null {
  if (expression === null) return null;
  const text = literalText(expression);
  if (text !== null) return text.startsWith('/') ? null : text;
  if (expression.kind !== 'template') return null;
  const [first, ...rest] = expression.parts;
  const texts = rest.map(literalText);
  const startsAtUnit = first?.kind === 'call' && UNIT_DIRECTORY.has(first.name);
  return startsAtUnit && texts.every((part) => part !== null) ? `.${texts.join('')}` : null;
}

// ---- Files that state a backend. These are files for `-backend-config`, and example files that people copy to create
// a backend block.

/** Usual names of such files: `backend.hcl`, `prod.tfbackend`, `backend-prod.conf`. */
const CONFIG_FILE = /\.tfbackend$|^backend[\w.-]*\.(?:hcl|conf|config)$|^[\w-]+\.backend\.(?:hcl|conf)$/;
const EXAMPLE_FILE = /\.tf\.(?:example|sample|template|disabled)$/;

/**
 * Returns the backends that files in a directory state, sorted by name.
 * @param backend the block of the code, to which files for `-backend-config` add arguments; null if there is none
 */
export async function backendFilesIn(
  directory: string,
  backend: BackendBlock | null,
  io: Pick<Io, 'list' | 'readRegular'>,
): Promise<readonly Pick<BackendBlock, 'type' | 'values'>[]> {
  const entries = await io.list(directory).catch(() => []);
  const pattern = backend === null ? EXAMPLE_FILE : CONFIG_FILE;
  const names = entries.filter(({ name, kind }) => kind === 'file' && pattern.test(name)).map(({ name }) => name);
  const read = names
    .sort(byText)
    .slice(0, BACKEND_FILES_MAX)
    .map(async (name) => {
      const bytes = await io.readRegular(posix.join(directory, name), BACKEND_FILE_BYTES_MAX).catch(() => null);
      if (!(bytes instanceof Uint8Array)) return [];
      const file = parseHcl(Buffer.from(bytes).toString('utf8'), name);
      if (backend !== null) return [{ type: backend.type, values: argumentsIn(file.body) }];
      const example = backendIn([file]);
      return example === null ? [] : [example];
    });
  return (await Promise.all(read)).flat();
}

/** Returns the backend of a directory whose code cannot be planned; null if there is none, or it cannot be read. */
export async function backendInDirectory(
  directory: string,
  io: Pick<Io, 'list' | 'readRegular'>,
): Promise<BackendBlock | null> {
  const entries = await io.list(directory).catch(() => []);
  const names = entries.filter(({ name, kind }) => kind === 'file' && CODE_FILE.test(name) && !name.endsWith('.json'));
  const files = await Promise.all(
    names.map(async ({ name }) => {
      const bytes = await io.readRegular(posix.join(directory, name), CODE_FILE_BYTES_MAX).catch(() => null);
      return bytes instanceof Uint8Array ? [parseHcl(Buffer.from(bytes).toString('utf8'), name)] : [];
    }),
  );
  return backendIn(files.flat());
}
