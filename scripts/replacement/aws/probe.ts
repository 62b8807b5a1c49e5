/** Asks the provider to plan the change between two configurations. */
import type { Fields, Value } from '../../../src/terraform/mock-provider/schema.js';
import { decodeValue, encodeValue, NULL_BYTES } from '../../../src/terraform/mock-provider/values.js';
import type { Provider } from './client.js';
import type { Target } from './paths.js';
import { PLAN_REQUEST, PLAN_RESPONSE } from './protocol.js';
import { type Block, type Nested, typeOf } from './schema.js';
import { proposedOf, stateOf } from './state.js';
import { type Amount, elementOf, fill, type Kind, present, sampleOf, type Turn, two } from './values.js';

/** A resource type with a basic configuration. */
export interface Resource {
  readonly type: string;
  readonly block: Block;
  /** Values in every configuration. */
  readonly base: Fields;
}

/** Access to the provider, which is restarted after a crash. */
export interface Asker {
  /** Returns a running provider. */
  readonly provider: () => Promise<Provider>;
  /** Returns the number of restarts. */
  readonly starts: () => number;
}

/** The answer of the provider. */
export interface Plan {
  /** Paths whose change makes it replace the resource. */
  readonly forcing: readonly string[];
  readonly prior: Fields;
  readonly planned: Fields;
}

/** Severity of an error in the protocol. */
const ERROR = 1;

/**
 * Plans the change of a resource from one configuration to another. Null if the provider rejects the values, crashes, or needs the
 * cloud.
 */
export async function plan(
  { provider }: Asker,
  { type, block }: Resource,
  [before, after]: readonly [Fields, Fields],
): Promise<Plan | null> {
  const wire = typeOf(block);
  const prior = stateOf(block, before);
  const running = await provider();
  const answer = await running
    .call('PlanResourceChange', [PLAN_REQUEST, PLAN_RESPONSE], {
      type_name: type,
      prior_state: { msgpack: encodeValue(wire, prior) },
      proposed_new_state: { msgpack: encodeValue(wire, proposedOf(block, prior, after)) },
      config: { msgpack: encodeValue(wire, after) },
    })
    .catch(() => null);
  if (answer === null) return null;
  if (answer.diagnostics.some(({ severity }) => severity === ERROR)) return null;
  const forcing = answer.requires_replace.map(({ steps }) =>
    (steps ?? []).flatMap(({ attribute_name }) => (attribute_name ? [attribute_name] : [])).join('.'),
  );
  return { forcing, prior, planned: decodeValue(wire, answer.planned_state?.msgpack ?? NULL_BYTES) as Fields };
}

/** Plans a new resource. Null as for `plan`. */
export async function planNew({ provider }: Asker, { type, block }: Resource, config: Fields): Promise<Fields | null> {
  const wire = typeOf(block);
  const running = await provider();
  const answer = await running
    .call('PlanResourceChange', [PLAN_REQUEST, PLAN_RESPONSE], {
      type_name: type,
      prior_state: { msgpack: NULL_BYTES },
      proposed_new_state: { msgpack: encodeValue(wire, proposedOf(block, null, config)) },
      config: { msgpack: encodeValue(wire, config) },
    })
    .catch(() => null);
  if (answer === null || answer.diagnostics.some(({ severity }) => severity === ERROR)) return null;
  return decodeValue(wire, answer.planned_state?.msgpack ?? NULL_BYTES) as Fields | null;
}

/** Returns a configuration with a chain of nested blocks, and the fields of the innermost one, which the caller may set. */
export function configWith(
  { block, base }: Resource,
  chain: readonly Nested[],
  amount: Amount,
): [Fields, Record<string, Value>] {
  const config = { ...fill(block, amount), ...base };
  let fields = config;
  for (const nested of chain) {
    fields[nested.name] = present(nested, amount);
    fields = elementOf(nested, fields[nested.name]!);
  }
  return [config, fields];
}

/**
 * Returns a configuration with the target.
 * @param turn first or second value of the target, null for none; for a required block, the second value is an additional block
 */
export function configOf(resource: Resource, target: Target, turn: Turn | null, amount: Amount, kind?: Kind): Fields {
  const { around, name, type, nested, isRequired } = target;
  const [config, fields] = configWith(resource, around, amount);
  if (nested === null) fields[name] = turn === null ? null : sampleOf(type!, name, turn, kind);
  else if (turn === null) fields[name] = nested.absent;
  else fields[name] = turn === 1 && isRequired ? two(nested, amount) : present(nested, amount);
  return config;
}
