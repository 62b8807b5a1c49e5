/**
 * The functions of Terraform that `evaluate.ts` can call: they are cheap and need only their arguments. The result of
 * any other function is unknown.
 */

import { EVALUATED_TEXT_MAX, YAML_ALIASES_MAX } from '../../limits.js';
import { fromJson, UNKNOWN, Unevaluable, type Value } from '../value.js';
import { asText, type FunctionTable, type TerraformFunction, UnknownArgument } from './arguments.js';
import { COLLECTION_FUNCTIONS } from './collections.js';
import { NETWORK_FUNCTIONS } from './network.js';
import { TEXT_FUNCTIONS } from './texts.js';

/** True if `callFunction` can evaluate the function. */
export const isKnownFunction = (name: string): boolean => FUNCTIONS.has(name.replace(/^core::/, ''));

/**
 * Calls a function. The result is unknown for an unknown function or argument.
 * @throws Unevaluable if Terraform would refuse the arguments
 */
export function callFunction(name: string, values: readonly Value[]): Value {
  const terraformFunction = FUNCTIONS.get(name.replace(/^core::/, ''));
  if (terraformFunction === undefined) return UNKNOWN;
  try {
    return terraformFunction(...values);
  } catch (error) {
    if (error instanceof UnknownArgument) return UNKNOWN;
    throw error;
  }
}

// ---- YAML.
// https://developer.hashicorp.com/terraform/language/functions/yamldecode

/** Loads the YAML parser on first use, since few configurations need it. */
const yamlParser = (): typeof import('../../../platform/text/yaml.js') => require('../../../platform/text/yaml.js');

export const YAML_FUNCTIONS: FunctionTable = { yamldecode: (value) => decodeYaml(asText(value)) };

/**
 * @throws Unevaluable for invalid YAML
 * @throws UnknownArgument for YAML that is too long, or nested too deeply
 */
function decodeYaml(yaml: string): Value {
  if (yaml.length > EVALUATED_TEXT_MAX) throw new UnknownArgument();
  try {
    // Checking for unique keys compares every key with every other one, which takes too long.
    const document = yamlParser().parseDocument(yaml, {
      schema: 'core',
      merge: true,
      uniqueKeys: false,
      prettyErrors: false,
    });
    if (document.errors.length > 0) throw new Unevaluable();
    return fromJson(document.toJS({ maxAliasCount: YAML_ALIASES_MAX }));
  } catch (error) {
    if (error instanceof Unevaluable) throw error;
    // Nested too deeply, or aliases of aliases of aliases.
    throw new UnknownArgument();
  }
}

const TABLES: readonly FunctionTable[] = [COLLECTION_FUNCTIONS, NETWORK_FUNCTIONS, TEXT_FUNCTIONS, YAML_FUNCTIONS];
const FUNCTIONS: ReadonlyMap<string, TerraformFunction> = new Map(TABLES.flatMap((table) => Object.entries(table)));
