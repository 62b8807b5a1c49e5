/** Reads the `backend` or `cloud` block of a root module, and files for `-backend-config`. */
import type { BackendBlock } from '../../graph/inventory.js';
import type { Block, Body, Expression } from '../hcl/model.js';
import { literalText } from '../hcl/walk.js';
import type { ModuleCode } from '../module-tree/module-model.js';

const CLOUD = 'cloud';

/** Returns the block that says where the state is; null if there is none. The last one counts, because it may be an override. */
export const backendOf = ({ files }: Pick<ModuleCode, 'files'>): BackendBlock | null => backendIn(files);

/** Returns the last `backend` or `cloud` block of files. */
export function backendIn(files: ModuleCode['files']): BackendBlock | null {
  const blocks = files.flatMap(({ path, body }) =>
    body.blocks
      .filter(({ type }) => type === 'terraform')
      .flatMap(({ body: { blocks: inner } }) => inner)
      .flatMap((block): BackendBlock[] => {
        const type = typeOf(block);
        return type === null ? [] : [{ type, values: argumentsIn(block.body), file: path, line: block.span.line }];
      }),
  );
  return blocks.at(-1) ?? null;
}

function typeOf({ type, labels }: Block): string | null {
  if (type === CLOUD) return CLOUD;
  return type === 'backend' ? (labels[0] ?? null) : null;
}

/** Returns the texts of all arguments, by path. */
export function argumentsIn(body: Body, prefix = ''): ReadonlyMap<string, string | null> {
  const values = new Map<string, string | null>();
  for (const { name, value } of body.attributes) {
    if (value.kind === 'object') {
      for (const entry of value.entries) {
        const key = literalText(entry.key) ?? nameIn(entry.key);
        if (key !== null) values.set(`${prefix}${name}.${key}`, textOf(entry.value));
      }
    } else values.set(`${prefix}${name}`, textOf(value));
  }
  for (const block of body.blocks) {
    for (const [path, text] of argumentsIn(block.body, `${prefix}${block.type}.`)) values.set(path, text);
  }
  return values;
}

const nameIn = (key: Expression): string | null =>
  key.kind === 'traversal' && typeof key.root === 'string' && key.steps.length === 0 ? key.root : null;

function textOf(value: Expression): string | null {
  if (value.kind === 'literal' && value.value !== null) return String(value.value);
  if (value.kind !== 'tuple') return literalText(value);
  const items = value.items.map(literalText);
  return items.every((item) => item !== null) ? items.join(',') : null;
}
