/** The expressions of a block by where they are. */
import type { Body, Expression } from '../hcl/model.js';
import { attributesIn } from '../hcl/walk.js';

export interface Held {
  /** Names of the blocks around it and its own, `vpc_config.subnet_ids`; null for what says an order and no more. */
  readonly path: string | null;
  readonly expression: Expression;
  /** Names that `dynamic` blocks around it have bound. */
  readonly bound: ReadonlySet<string>;
}

/** Attributes that do not refer to resources: a provider is another kind of thing, the others are plain text. */
const NO_REFERENCES: ReadonlySet<string> = new Set(['provider', 'providers', 'source', 'version']);
/** Attributes and blocks that every resource or output may have: they say when something happens, not what it uses. */
const ORDER_ONLY: ReadonlySet<string> = new Set([
  'depends_on',
  'lifecycle',
  'provisioner',
  'connection',
  'precondition',
]);
/** Names of own attributes, which look like references. */
const IGNORE_CHANGES = 'lifecycle.ignore_changes';

export function heldIn(body: Body): Held[] {
  const held: Held[] = [];
  for (const { attribute, path, names } of attributesIn(body)) {
    const top = path[0] as string;
    if ((path.length === 1 && NO_REFERENCES.has(top)) || path.join('.') === IGNORE_CHANGES) continue;
    held.push({
      path: ORDER_ONLY.has(top) ? null : path.join('.'),
      expression: attribute.value,
      bound: new Set(names),
    });
  }
  return held;
}
