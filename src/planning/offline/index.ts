/**
 * Plans a configuration with the real engine and stand-in providers that groundplan serves: no credentials, no
 * downloads, no network, and no program runs but the engine. Method and placeholders: docs/offline-plan.md.
 */

import { join, resolve } from 'node:path';
import { isUnknownLocation, UNKNOWN_LOCATIONS } from '../../catalog/locations.js';
import type { Inventory, Resource } from '../../graph/inventory.js';
import type { Budget, Io } from '../../platform/io.js';
import { parseJsonFile } from '../../platform/json/file.js';
import { member, textOf } from '../../platform/json/foreign.js';
import { LOCATION, withLocation } from '../../terraform/mock-provider/provider-location.js';
import type { ProviderSchema } from '../../terraform/mock-provider/schema.js';
import { startProviders } from '../../terraform/mock-provider/servers.js';
import { OPAQUE_TYPE } from '../../terraform/module-tree/opaque.js';
import { originsIn, readMarkedPlan } from '../../terraform/plan/index.js';
import { configAddressOf } from '../../terraform/references/addresses.js';
import { type ConfigGraph, referencesFrom } from '../../terraform/references/config-graph.js';
import { hclReferences } from '../../terraform/references/graph.js';
import { numbered, withoutUnknownLocations } from '../../terraform/unknown-locations.js';
import { ATTEMPTS_MAX, CAREFUL_ATTEMPTS_MAX, PLANNED_INSTANCES_MAX } from '../limits.js';
import * as messages from '../messages.js';
import { readStatic } from '../static/index.js';
import { proofOfPlan } from '../static/plan-proof.js';
import { withWritten } from '../static/written/index.js';
import { chooseWorkspace, DEFAULT_WORKSPACE } from '../terraform/workspace.js';
import { assumed, zerosIn } from './assumed/index.js';
import { unknownSources } from './assumed/sources.js';
import { Copy, type WrittenCopy } from './copy/copy.js';
import { HOME, type Layout, layoutOf, PROVIDERS } from './copy/layout.js';
import type { ReadableOf } from './copy/readable.js';
import { schemasOf } from './infer/schema.js';
import { type ConfigurationUse, gatherUse } from './infer/types.js';
import { UnknownValues } from './known-after-apply/later.js';
import { type InstanceNumber, numbersRestingOn, suspectNumbers, unknownNumbers } from './known-after-apply/numbers.js';
import { NO_SHORTCUTS, shortcuts } from './known-after-apply/shortcuts.js';
import type { OfflineOptions, OfflineResult } from './model.js';
import { type Attempt, attemptPlan } from './plan/attempt.js';
import { CLI_CONFIG, planEnvironment } from './plan/environment.js';
import { Draft } from './repair/draft.js';
import { repaired } from './repair/index.js';
import { DiagnosticReporter } from './reporter.js';
import { NO_REPAIRS, type Repairs } from './sanitise/repairs.js';
import { answersFrom, type Certainty, leastCertain } from './values/answers.js';
import { prepareVariables, type VariableValues } from './values/variables.js';

/**
 * Plans a configuration. A configuration or an engine that fails is a result (`end: 'failed'`), not an error.
 *
 * @throws InvalidInput if a variable file cannot be read; Misuse for a workspace name that Terraform does not allow
 */
export async function planOffline(
  source: { readonly name: string },
  options: OfflineOptions,
  io: Io,
): Promise<OfflineResult> {
  const workspace = await chooseWorkspace(options.workspace ?? undefined, options.tree.code.directory, io);
  return io.withTemporaryDirectory((top) =>
    new OfflinePlan(source, options, workspace, layoutOf(options.tree, top), io).make(),
  );
}

/** One attempt at a plan, with the copy and the repairs that it was made with. */
interface Outcome {
  readonly written: WrittenCopy;
  readonly repairs: Repairs;
  readonly attempts: number;
  readonly attempt: Attempt;
  /** Certainty of the answers that data sources were given, by type. */
  readonly certainties: ReadonlyMap<string, Certainty>;
}

/** Use of the providers in the code, and the schemas inferred from that use. */
interface Known {
  readonly use: ConfigurationUse;
  readonly schemas: readonly ProviderSchema[];
}

class OfflinePlan {
  /** Seconds left for all attempts together. */
  readonly #budget: Budget;
  /** The user's home directory, once a version manager needs it; null for an empty home. */
  #home: string | null = null;
  readonly #references: ConfigGraph;
  readonly #locations = new PlaceholderLocations();
  readonly #certainties = new Map<string, Certainty>();

  constructor(
    readonly source: { readonly name: string },
    readonly options: OfflineOptions,
    readonly workspace: string,
    readonly layout: Layout,
    readonly io: Io,
  ) {
    this.#budget = { left: options.seconds };
    this.#references = hclReferences(options.tree);
  }

  async make(): Promise<OfflineResult> {
    const { tree, varFiles, onStep } = this.options;
    onStep(messages.STEP_COPYING);
    const copy = new Copy(tree, this.layout, this.io, this.options.engine);
    const readable = await copy.prepare();
    await this.io.writeFile(join(this.layout.top, HOME, CLI_CONFIG), '');
    const variables = await prepareVariables(tree, varFiles, this.layout, this.io);
    const reason = await tooManyInstances(this.options, this.workspace, this.io);
    if (reason !== null) return { end: 'failed', reason, diagnostics: [], whole: [] };
    const reporter = new DiagnosticReporter(this.options, this.layout, variables.names);
    const { attempt, attempts, ...outcome } = await this.#attempts(copy, readable, variables, reporter);
    if (attempt.end !== 'planned') return reporter.failed(attempt, outcome.written, this.#budget.left <= 0);
    const plan = parseJsonFile(Buffer.from(numberedKeys(attempt.text)), this.source.name).value;
    const references = this.#references;
    const proof = proofOfPlan(tree, plan, this.workspace, variables.placeholders);
    const read = withLocations(readMarkedPlan(plan, this.source.name, null, references, proof), this.#locations);
    const inventory = { ...read, warnings: [...variables.warnings, ...read.warnings] };
    const facts = assumed(inventory, references, { tree, variables, ...outcome }, proof);
    return { end: 'planned', ...facts, inventory: withWritten(facts.inventory, proof), attempts };
  }

  /**
   * Plans again with more repairs until Terraform accepts the copy or no repair is left. An accepted plan is repeated
   * if placeholders made a number of instances zero; that number is then unknown. If the repeated plan fails, the
   * earlier plan is the result.
   */
  async #attempts(
    copy: Copy,
    readable: ReadableOf,
    variables: VariableValues,
    reporter: DiagnosticReporter,
  ): Promise<Outcome> {
    const { tree, engine } = this.options;
    const isCircular = hasCircle(this.#references);
    let repairs = NO_REPAIRS;
    let best: Outcome | null = null;
    for (let attempts = 1; ; attempts++) {
      reporter.step(attempts, repairs);
      const known = this.#known(copy, repairs);
      const later = new UnknownValues(tree, known.schemas, engine.command);
      const written = await copy.write(readable, repairs, isCircular ? NO_SHORTCUTS : shortcuts(later));
      const attempt = await this.#plan(known, variables);
      const outcome = { written, repairs, attempts, attempt, certainties: new Map(this.#certainties) };
      reporter.debug(attempts, attempt, written);
      if (attempt.end === 'planned') best = outcome;
      if (attempts >= ATTEMPTS_MAX || this.#budget.left <= 0) return best ?? outcome;
      const better = this.#betterRepairs(outcome, later, variables);
      if (better === null) return best ?? outcome;
      repairs = better;
    }
  }

  /** Returns the repairs for the next attempt. Null if another attempt would not help. */
  #betterRepairs(outcome: Outcome, later: UnknownValues, variables: VariableValues): Repairs | null {
    const { attempt, attempts, repairs, written } = outcome;
    if (attempt.end === 'planned') return this.#withoutZeros(outcome, attempt.text, variables);
    if (attempt.end !== 'refused') return null;
    return repaired(attempt.diagnostics, repairs, written, this.layout, (draft) =>
      this.#unknownNumbers(later, draft, attempts < CAREFUL_ATTEMPTS_MAX ? null : written),
    );
  }

  /** Returns repairs that make unknown the numbers that are zero because of a placeholder. Null if no number is. */
  #withoutZeros(outcome: Outcome, text: string, variables: VariableValues): Repairs | null {
    const { tree } = this.options;
    const draft = new Draft(outcome.repairs);
    const origins = () => originsIn(JSON.parse(text));
    draft.makeNumbersUnknown(zerosIn(origins, this.#references, { tree, variables, ...outcome }));
    return draft.isChanged ? draft.repairs() : null;
  }

  /**
   * Returns the numbers of instances to take as unknown. After some attempts this includes numbers that only may be
   * unknown: finding each with a plan of its own would take too long.
   *
   * @param written null in the first attempts, which take only numbers that are surely unknown
   */
  #unknownNumbers(later: UnknownValues, repairs: Repairs, written: WrittenCopy | null): readonly InstanceNumber[] {
    const resting = numbersRestingOn(later.tree, this.#references, unknownSources(later.tree, repairs, written));
    const numbers = written === null ? unknownNumbers(later) : suspectNumbers(later);
    return [...numbers, ...resting];
  }

  #known(copy: Copy, repairs: Repairs): Known {
    const use = gatherUse(copy.codes, this.options.engine.command, repairs);
    return { use, schemas: schemasOf(use, repairs).map(withLocation) };
  }

  /**
   * Plans, and tries again with the user's home if the engine did not start: a version manager may live in it and fail
   * without it.
   */
  async #plan(known: Known, variables: VariableValues): Promise<Attempt> {
    const attempt = await this.#attempt(known, variables);
    if (attempt.end !== 'not-started' || this.#home !== null) return attempt;
    this.#home = this.io.home;
    return this.#attempt(known, variables);
  }

  async #attempt({ use, schemas }: Known, variables: VariableValues): Promise<Attempt> {
    const { engine, tree, seconds } = this.options;
    const played = await startProviders(
      schemas,
      answersFrom(
        use,
        (location) => this.#locations.tokenOf(location),
        (type, certainty) =>
          this.#certainties.set(type, leastCertain([certainty, this.#certainties.get(type) ?? certainty])),
      ),
      this.io,
      join(this.layout.top, PROVIDERS),
    );
    try {
      const env = planEnvironment(this.io.env, this.layout, {
        engine,
        home: this.#home,
        reattach: played.reattach,
        workspace: this.workspace === DEFAULT_WORKSPACE ? null : this.workspace,
        variables: tree.code.variables,
      });
      return await attemptPlan(
        { engine, layout: this.layout, env, budget: this.#budget, seconds },
        variables.options,
        this.io,
      );
    } finally {
      await played.close();
    }
  }
}

// ---- Locations of stand-in providers, and placeholder zones in the plan.

/**
 * Maps provider locations to the tokens that stand for them in the plan. Code can read any attribute of a resource,
 * including this one, and a location may come from a secret. So a token carries no text of the location, and other code
 * treats it as an unknown location.
 */
class PlaceholderLocations {
  /** Locations by token. */
  readonly #texts = new Map<string, string>();

  /** @param location JSON of region, zone and account. The same location has the same token. */
  tokenOf(location: string): string {
    const known = [...this.#texts].find(([, text]) => text === location);
    const token = known?.[0] ?? `zz-unknown-place-${this.#texts.size}`;
    this.#texts.set(token, location);
    return token;
  }

  /** Returns the location as JSON; null for a text that is no token. */
  locationOf(token: string): string | null {
    return this.#texts.get(token) ?? null;
  }
}

/** Sets region, zone and account of each resource from its provider's configuration, as Terraform has evaluated it. */
function withLocations(inventory: Inventory, locations: PlaceholderLocations): Inventory {
  const resources = inventory.resources.map((resource) =>
    withoutUnknownLocations(withPlaceholderLocation(resource, locations)),
  );
  return { ...inventory, resources };
}

function withPlaceholderLocation(resource: Resource, locations: PlaceholderLocations): Resource {
  const { [LOCATION]: token, ...values } = resource.values;
  if (token === undefined) return resource;
  const { region: _, zone: __, account: ___, ...others } = resource;
  const text = typeof token === 'string' ? locations.locationOf(token) : null;
  if (text === null) return { ...others, values };
  const location: unknown = JSON.parse(text);
  const [region, zone, account] = ['region', 'zone', 'account'].map((name) => textOf(member(location, name)));
  return {
    ...others,
    values,
    // The resource's own `region` takes precedence over that of its provider.
    ...(region != null && textOf(values.region) === null && { region }),
    ...(zone != null && { zone }),
    ...(account != null && { account }),
  };
}

/** Instance keys in the text of a plan: `["zz-unknown-1a"]` in addresses, where the quotes are escaped. */
const KEYS = /\[\\"(?:[^"\\\]]|\\[^"])*\\"\]/g;

/** Replaces placeholder zones in the instance keys of a plan by their numbers. */
export function numberedKeys(text: string): string {
  if (!isUnknownLocation(text)) return text;
  return text.replace(KEYS, (key) => key.replace(UNKNOWN_LOCATIONS, (place) => numbered(place, true) ?? 'region'));
}

// ---- Configurations that are too large to plan.
// Detected from the code alone: Terraform would create every instance.

/**
 * Returns the reason if the code creates too many instances, and null if not.
 *
 * @throws InvalidInput if a variable file cannot be read
 */
async function tooManyInstances(
  { tree, varFiles }: Pick<OfflineOptions, 'tree' | 'varFiles'>,
  workspace: string,
  io: Io,
): Promise<string | null> {
  const given = varFiles.map((path) => resolve(io.directory, path));
  const { resources } = await readStatic(tree, { varFiles: given, workspace }, io);
  const counts = new Map<string, number>();
  for (const { origin, count = 1 } of resources) {
    const block = configAddressOf(origin) ?? origin;
    counts.set(block, (counts.get(block) ?? 0) + (count === 'unknown' ? 1 : count));
  }
  const sorted = [...counts].sort(([, a], [, b]) => b - a);
  const sum = sorted.reduce((all, [, count]) => all + count, 0);
  if (sum <= PLANNED_INSTANCES_MAX) return null;
  return messages.instancesTooMany(...sorted[0]!, PLANNED_INSTANCES_MAX);
}

// ---- Circular references.

/** True if a reference leads back to its origin. Iterative, since a chain of references can be as long as the configuration. */
export function hasCircle(graph: ConfigGraph): boolean {
  const visited = new Set<string>();
  for (const start of graph.keys()) {
    if (visited.has(start)) continue;
    /** Addresses from `start` to the current one, each with the targets that are left to visit. */
    const path = [{ address: start, targets: targets(graph, start) }];
    const onPath = new Set([start]);
    for (let current = path.at(-1); current !== undefined; current = path.at(-1)) {
      const { done, value: target } = current.targets.next();
      if (done) {
        visited.add(current.address);
        onPath.delete(current.address);
        path.pop();
      } else if (onPath.has(target)) return true;
      else if (!visited.has(target)) {
        onPath.add(target);
        path.push({ address: target, targets: targets(graph, target) });
      }
    }
  }
  return false;
}

/** Returns the targets of references. Outputs of a module whose code is not here depend on nothing. */
const targets = (graph: ConfigGraph, from: string): Iterator<string> =>
  (from.includes(STAND_IN) ? [] : referencesFrom(graph, from).map(({ to }) => to)).values();

/** Part of the address of a stand-in: `module.vpc.terraform_module.vpc`. */
const STAND_IN = `.${OPAQUE_TYPE}.`;
