/**
 * Stand-in code for a module whose code is not here: one resource that takes the module's inputs. Its outputs are
 * unknown and depend on nothing. Otherwise two such modules that need each other would form a circle that does not
 * exist. The references from the outputs to the resource are added to the plan afterwards.
 */

import { MODULE_PURPOSE } from '../../../catalog/attributes.js';
import { makesNames } from '../../../catalog/other/terraform.js';
import { isSchemaName } from '../../../terraform/blocks.js';
import { isIdentifier, quoted } from '../../../terraform/hcl/write.js';
import type { OpaqueModule } from '../../../terraform/module-tree/module-model.js';
import { OPAQUE_TYPE, purposeWordsOf } from '../../../terraform/module-tree/opaque.js';
import { UNKNOWN_TEXT } from '../sanitise/functions.js';

/** Arguments of a module call that are not inputs. */
const META: ReadonlySet<string> = new Set(['source', 'version', 'providers', 'count', 'for_each', 'depends_on']);
/** Names that a resource does not accept as attributes. The references of inputs with these names are read from the code. */
const RESERVED: ReadonlySet<string> = new Set([
  'provider',
  'lifecycle',
  'connection',
  'provisioner',
  'dynamic',
  'locals',
  // Set by groundplan alone.
  MODULE_PURPOSE,
]);

/**
 * Returns the code of a stand-in.
 *
 * @param outputs names of the outputs
 */
export function stubCode({ call }: OpaqueModule, outputs: Iterable<string>): string {
  const inputs = call.block.body.attributes
    .map(({ name }) => name)
    .filter((name) => !META.has(name) && isIdentifier(name));
  const taken = inputs.filter((name) => isSchemaName(name) && !RESERVED.has(name));
  const purpose = purposeWordsOf(call.source);
  const attributes = [
    ...sourceOf(call),
    ...taken.map((name) => `  ${name} = var.${name}\n`),
    ...(purpose === null ? [] : [`  ${MODULE_PURPOSE} = "${purpose}"\n`]),
  ];
  return [
    ...inputs.map((name) => `variable "${name}" {\n  type    = any\n  default = null\n}\n`),
    `resource "${OPAQUE_TYPE}" "${call.name}" {\n${attributes.join('')}}\n`,
    ...[...new Set(outputs)].filter(isIdentifier).map((name) => `output "${name}" {\n  value = ${UNKNOWN_TEXT}\n}\n`),
  ].join('\n');
}

/**
 * Returns the `source` attribute if the source says something about the module. Other addresses are dropped, since they
 * may contain credentials.
 */
const sourceOf = ({ source }: OpaqueModule['call']): string[] =>
  source !== null && makesNames(source) ? [`  source = ${quoted(source)}\n`] : [];
