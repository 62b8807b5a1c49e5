/** Functions that are cheap and need only their arguments. The result of any other function is unknown. */
import { UNKNOWN, type Value } from '../value.js';
import { type FunctionTable, NotKnown, type TerraformFunction } from './arguments.js';
import { COLLECTION_FUNCTIONS } from './collections.js';
import { NETWORK_FUNCTIONS } from './networks.js';
import { TEXT_FUNCTIONS } from './texts.js';
import { YAML_FUNCTIONS } from './yaml.js';

const TABLES: readonly FunctionTable[] = [COLLECTION_FUNCTIONS, NETWORK_FUNCTIONS, TEXT_FUNCTIONS, YAML_FUNCTIONS];
const FUNCTIONS: ReadonlyMap<string, TerraformFunction> = new Map(TABLES.flatMap((table) => Object.entries(table)));

export const isKnownFunction = (name: string): boolean => FUNCTIONS.has(name.replace(/^core::/, ''));

/**
 * Calls a function. The result is unknown for an unknown function or argument.
 *
 * @throws Unevaluable if Terraform would refuse the arguments
 */
export function callFunction(name: string, values: readonly Value[]): Value {
  const found = FUNCTIONS.get(name.replace(/^core::/, ''));
  if (found === undefined) return UNKNOWN;
  try {
    return found(...values);
  } catch (error) {
    if (error instanceof NotKnown) return UNKNOWN;
    throw error;
  }
}
