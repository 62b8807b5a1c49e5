/** https://developer.hashicorp.com/terraform/language/functions/yamldecode */
import { EVALUATED_TEXT_MAX, YAML_ALIASES_MAX } from '../limits.js';
import { fromJson, Unevaluable, type Value } from '../value.js';
import { type FunctionTable, NotKnown, text } from './arguments.js';

/** Loaded by who needs it: few configurations hold YAML. */
const parser = (): typeof import('../../../text/yaml.js') => require('../../../text/yaml.js');

export const YAML_FUNCTIONS: FunctionTable = { yamldecode: (value) => decoded(text(value)) };

function decoded(written: string): Value {
  if (written.length > EVALUATED_TEXT_MAX) throw new NotKnown();
  try {
    // Whether keys are unique is found by comparing each with each, which takes too long.
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
    // Too deep, or an alias of an alias of an alias.
    throw new NotKnown();
  }
}
