/**
 * A module whose code is not here as code: one resource that takes what goes into the module. What comes out of it is
 * unknown and depends on nothing, or two such modules that need each other would make a circle that is not there; the
 * references from the outputs to the resource are put into the plan afterwards.
 */

import { MODULE_PURPOSE } from '../../../catalog/attributes.js';
import { makesNames } from '../../../catalog/other/terraform.js';
import { isSchemaName } from '../../../terraform/blocks.js';
import { isIdentifier, quoted } from '../../../terraform/hcl/write.js';
import type { OpaqueModule } from '../../../terraform/module-tree/module-model.js';
import { OPAQUE_TYPE, purposeWordsOf } from '../../../terraform/module-tree/opaque.js';
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
  // Ours alone.
  MODULE_PURPOSE,
]);

/** @param outputs their names */
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

/** Where it comes from, as far as that says what it is; an address may have a login in it. */
const sourceOf = ({ source }: OpaqueModule['call']): string[] =>
  source !== null && makesNames(source) ? [`  source = ${quoted(source)}\n`] : [];
