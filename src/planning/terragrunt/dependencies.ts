/** Reads the `dependency` and `dependencies` blocks of a unit whose other units are not read. */
import { posix } from 'node:path';
import { UNIT_FILE } from '../../graph/terraform-names.js';
import type { Io } from '../../platform/io.js';
import type { Expression } from '../../terraform/hcl/model.js';
import { parseHcl } from '../../terraform/hcl/parse.js';
import { argumentOf, literalText } from '../../terraform/hcl/walk.js';
import { UNIT_FILE_BYTES_MAX } from '../limits.js';

/** Another unit that a unit names. */
export interface UnitDependency {
  /** Label of the `dependency` block; the path for an entry of `dependencies`. */
  readonly label: string;
  /** Path of the other unit, relative to this one; null if only Terragrunt knows it. */
  readonly path: string | null;
  readonly file: string;
  readonly line: number;
}

/** Returns the units that the unit in a directory depends on, in order of the file; none for a directory without a unit. */
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
const OWN_DIRECTORY: ReadonlySet<string> = new Set(['get_terragrunt_dir', 'get_original_terragrunt_dir']);

/** Returns a relative path: `../vpc`, or `${get_terragrunt_dir()}/../vpc`. */
function pathIn(expression: Expression | null): string | null {
  if (expression === null) return null;
  const text = literalText(expression);
  if (text !== null) return text.startsWith('/') ? null : text;
  if (expression.kind !== 'template') return null;
  const [first, ...rest] = expression.parts;
  const texts = rest.map(literalText);
  const isOwn = first?.kind === 'call' && OWN_DIRECTORY.has(first.name);
  return isOwn && texts.every((part) => part !== null) ? `.${texts.join('')}` : null;
}
