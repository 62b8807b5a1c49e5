/**
 * A module whose code is not here as code: one resource that takes what goes into the module. What comes out of it is
 * unknown and depends on nothing, or two such modules that need each other would make a circle that is not there; the
 * references from the outputs to the resource are put into the plan afterwards.
 */
import type { ModuleCode, OpaqueModule } from '../../hcl/module-model.js';
import { OPAQUE_TYPE } from '../../hcl/opaque.js';
import { isIdentifier } from '../../hcl/write.js';
import { expressionsIn, walk } from '../expressions.js';
import { isSchemaName } from '../infer/use.js';
import { UNKNOWN_TEXT } from '../sanitise/functions.js';

/** Arguments of calls that are no inputs. */
const META: ReadonlySet<string> = new Set(['source', 'version', 'providers', 'count', 'for_each', 'depends_on']);
/** What a resource does not take as an attribute; the references of these inputs come from the code. */
const RESERVED: ReadonlySet<string> = new Set([
  'provider',
  'lifecycle',
  'connection',
  'provisioner',
  'dynamic',
  'locals',
]);

/** @param caller the module that calls it */
export function stubCode({ call }: OpaqueModule, caller: ModuleCode): string {
  const inputs = call.block.body.attributes
    .map(({ name }) => name)
    .filter((name) => !META.has(name) && isIdentifier(name));
  const taken = inputs.filter((name) => isSchemaName(name) && !RESERVED.has(name));
  return [
    ...inputs.map((name) => `variable "${name}" {\n  type    = any\n  default = null\n}\n`),
    `resource "${OPAQUE_TYPE}" "${call.name}" {\n${taken.map((name) => `  ${name} = var.${name}\n`).join('')}}\n`,
    ...outputsOf(call.name, caller).map((name) => `output "${name}" {\n  value = ${UNKNOWN_TEXT}\n}\n`),
  ].join('\n');
}

/** What is read of it. Where it is read as a whole, everything that is read of something unknown may be meant. */
function outputsOf(name: string, caller: ModuleCode): readonly string[] {
  const outputs = new Set<string>();
  const others = new Set<string>();
  let isWhole = false;
  for (const { body } of caller.files) {
    for (const expression of expressionsIn(body)) {
      walk(expression, (part) => {
        if (part.kind !== 'traversal') return;
        const names = part.steps.flatMap((step) => {
          if (step.kind === 'attribute') return [step.name];
          const key = step.kind === 'index' && step.key.kind === 'literal' ? step.key.value : null;
          return typeof key === 'string' && isIdentifier(key) ? [key] : [];
        });
        if (part.root !== 'module' || names[0] !== name) for (const other of names) others.add(other);
        else if (names[1] === undefined) isWhole = true;
        else for (const output of names.slice(1, 3)) outputs.add(output);
      });
    }
  }
  return [...outputs, ...(isWhole ? [...others].filter((other) => !outputs.has(other)) : [])];
}
