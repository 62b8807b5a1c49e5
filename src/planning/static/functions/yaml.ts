/** https://developer.hashicorp.com/terraform/language/functions/yamldecode */
import { EVALUATED_TEXT_MAX, YAML_ALIASES_MAX } from '../../limits.js';
import { fromJson, Unevaluable, type Value } from '../value.js';
import { type FunctionTable, NotKnown, text } from './arguments.js';

/** Loads the YAML parser on first use, since few configurations need it. */
const parser = (): typeof import('../../../platform/text/yaml.js') => require('../../../platform/text/yaml.js');

export const YAML_FUNCTIONS: FunctionTable = { yamldecode: (value) => decoded(text(value)) };

function decoded(written: string): Value {
  if (written.length > EVALUATED_TEXT_MAX) throw new NotKnown();
  try {
    // Checking for unique keys compares every key with every other one, which takes too long.
    const document = parser().parseDocument(written, {
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
    throw new NotKnown();
  }
}
