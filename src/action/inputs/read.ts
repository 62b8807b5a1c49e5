import type { ErrorObject } from 'ajv';
import { InvalidInput } from '../../errors.js';
import type { Runner } from '../../platform/runner.js';
import { INPUT_LENGTH_MAX, INPUT_LINES_MAX } from '../limits.js';
import * as messages from '../messages.js';
import { INPUTS, type InputSpec, type Inputs } from './table.js';

/** An invalid input of the action. `input` is its name, which the annotation has as its title. */
export class BadInput extends InvalidInput {
  constructor(
    readonly input: string,
    message: string,
    remedy: string,
  ) {
    super(message, { remedy });
  }
}

/**
 * Reads and validates the inputs.
 * @returns all inputs, or one `BadInput` for each invalid one, so that all can be corrected at once
 */
export async function readInputs(runner: Pick<Runner, 'input'>): Promise<Inputs | readonly BadInput[]> {
  const { Ajv } = await import('ajv');
  const validate = new Ajv({ allErrors: true, allowUnionTypes: true }).compile<Inputs>(schema());
  const values: unknown = Object.fromEntries(
    INPUTS.map((spec) => [spec.name, parseInput(spec, runner.input(spec.name))]),
  );
  return validate(values) ? values : problemsOf(validate.errors ?? []);
}

/** True if `readInputs` has returned the invalid inputs. */
export const areInvalid = (read: Inputs | readonly BadInput[]): read is readonly BadInput[] => Array.isArray(read);

/** Parses an input by kind. A malformed value stays text, which the schema rejects. */
function parseInput(spec: InputSpec, written: string): unknown {
  // An expression without a value, such as `${{ inputs.theme }}`, means the default. A default that is itself an
  // expression cannot be filled in here; the runner does that.
  const text = written === '' && !spec.default.startsWith('$') ? spec.default : written;
  switch (spec.kind) {
    case 'flag':
      return text === 'true' ? true : text === 'false' ? false : text;
    case 'number':
      return text === '' ? null : /^\d+(\.\d+)?$/.test(text) ? Number(text) : text;
    case 'list':
      return itemsOf(text, spec.commas === true ? /[\r\n,]+/ : /[\r\n]+/);
    default:
      return text;
  }
}

const itemsOf = (text: string, separator: RegExp): string[] =>
  text
    .split(separator)
    .map((item) => item.trim())
    .filter((item) => item !== '');

/** Returns the JSON Schema of all inputs. An empty string matches every pattern, because it means "not set". */
const schema = () => ({
  type: 'object',
  properties: Object.fromEntries(INPUTS.map((spec) => [spec.name, schemaOf(spec)])),
  additionalProperties: false,
});

function schemaOf(spec: InputSpec): object {
  const text = { type: 'string', maxLength: INPUT_LENGTH_MAX };
  const matching = spec.pattern === undefined ? text : { ...text, pattern: `^$|${spec.pattern.source}` };
  switch (spec.kind) {
    case 'choice':
      return { enum: spec.choices };
    case 'flag':
      return { type: 'boolean' };
    case 'number':
      return { type: [spec.isWhole ? 'integer' : 'number', 'null'], minimum: spec.minimum, maximum: spec.maximum };
    case 'list':
      return { type: 'array', maxItems: INPUT_LINES_MAX, items: spec.choices ? { enum: spec.choices } : matching };
    case 'text':
      return matching;
  }
}

/** Returns one problem per input: its first error. */
function problemsOf(errors: readonly ErrorObject[]): BadInput[] {
  const wrong = new Map<string, ErrorObject>();
  for (const error of errors) {
    const name = error.instancePath.split('/')[1]!;
    if (!wrong.has(name)) wrong.set(name, error);
  }
  return [...wrong].map(([name, error]) => {
    const spec = INPUTS.find((input) => input.name === name)!;
    return new BadInput(name, messages.badInput(name), remedyFor(spec, error));
  });
}

function remedyFor(spec: InputSpec, { keyword }: ErrorObject): string {
  if (keyword === 'maxLength' || keyword === 'maxItems') return messages.INPUT_TOO_LONG;
  switch (spec.kind) {
    case 'choice':
      return messages.oneOf(spec.choices ?? []);
    case 'flag':
      return messages.oneOf(['true', 'false']);
    case 'number':
      return messages.numberWithin(spec.minimum!, spec.maximum!, spec.isWhole === true);
    case 'list':
    case 'text':
      return spec.choices === undefined ? messages.mustBe(spec.pattern?.says ?? '') : messages.oneOf(spec.choices);
  }
}
