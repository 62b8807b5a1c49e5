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
import { playProviders } from '../../terraform/mock-provider/play.js';
import { LOCATION, withLocation } from '../../terraform/mock-provider/provider-location.js';
import type { ProviderSchema } from '../../terraform/mock-provider/schema.js';
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
import { numbersRestingOn, suspectNumbers, type UnknownNumber, unknownNumbers } from './known-after-apply/numbers.js';
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
  const asked = options.workspace ?? undefined;
  const workspace = await chooseWorkspace(asked, options.tree.code.directory, io);
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
  readonly #budget: Budget;
  /** The user's home directory, once a version manager needs it; null for an empty home. */
  #home: string | null = null;
  readonly #references: ConfigGraph;
  readonly #places = new PlaceholderLocations();
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
    if (reason !== null) return { end: 'failed', reason, said: [], whole: [] };
    const teller = new DiagnosticReporter(this.options, this.layout, variables.names);
    const { attempt, attempts, ...outcome } = await this.#attempts(copy, readable, variables, teller);
    if (attempt.end !== 'planned') return teller.failed(attempt, outcome.written, this.#budget.left <= 0);
    const plan = parseJsonFile(Buffer.from(numberedKeys(attempt.text)), this.source.name).value;
    const references = this.#references;
    const proof = proofOfPlan(tree, plan, this.workspace, variables.placeholders);
    const read = placed(readMarkedPlan(plan, this.source.name, null, references, proof), this.#places);
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
    teller: DiagnosticReporter,
  ): Promise<Outcome> {
    const { tree, engine } = this.options;
    const isCircular = hasCircle(this.#references);
    let repairs = NO_REPAIRS;
    let best: Outcome | null = null;
    for (let attempts = 1; ; attempts++) {
      teller.step(attempts, repairs);
      const known = this.#known(copy, repairs);
      const later = new UnknownValues(tree, known.schemas, engine.command);
      const written = await copy.write(readable, repairs, isCircular ? NO_SHORTCUTS : shortcuts(later));
      const attempt = await this.#plan(known, variables);
      const outcome = { written, repairs, attempts, attempt, certainties: new Map(this.#certainties) };
      teller.debug(attempts, attempt, written);
      if (attempt.end === 'planned') best = outcome;
      if (attempts >= ATTEMPTS_MAX || this.#budget.left <= 0) return best ?? outcome;
      const better: Repairs | null =
        attempt.end === 'planned'
          ? this.#withoutZeros(outcome, attempt.text, variables)
          : attempt.end === 'refused'
            ? repaired(attempt.diagnostics, repairs, written, this.layout, (draft) =>
                this.#unknownNumbers(later, draft, attempts < CAREFUL_ATTEMPTS_MAX ? null : written),
              )
            : null;
      if (better === null) return best ?? outcome;
      repairs = better;
    }
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
  #unknownNumbers(later: UnknownValues, repairs: Repairs, written: WrittenCopy | null): readonly UnknownNumber[] {
    const resting = numbersRestingOn(later.tree, this.#references, unknownSources(later.tree, repairs, written));
    const more = written === null ? unknownNumbers(later) : suspectNumbers(later);
    return [...more, ...resting];
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
    const played = await playProviders(
      schemas,
      answersFrom(
        use,
        (place) => this.#places.tokenOf(place),
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
  readonly #texts = new Map<string, string>();

  tokenOf(text: string): string {
    const known = [...this.#texts].find(([, one]) => one === text);
    const token = known?.[0] ?? `zz-unknown-place-${this.#texts.size}`;
    this.#texts.set(token, text);
    return token;
  }

  textOf(token: string): string | null {
    return this.#texts.get(token) ?? null;
  }
}

/** Sets region, zone and account of each resource from its provider's configuration, as Terraform has evaluated it. */
function placed(inventory: Inventory, places: PlaceholderLocations): Inventory {
  const resources = inventory.resources.map((resource) => withoutUnknownLocations(placeOf(resource, places)));
  return { ...inventory, resources };
}

function placeOf(resource: Resource, places: PlaceholderLocations): Resource {
  const { [LOCATION]: said, ...values } = resource.values;
  if (said === undefined) return resource;
  const { region: _, zone: __, account: ___, ...others } = resource;
  const text = typeof said === 'string' ? places.textOf(said) : null;
  if (text === null) return { ...others, values };
  const place: unknown = JSON.parse(text);
  const [region, zone, account] = ['region', 'zone', 'account'].map((name) => textOf(member(place, name)));
  return {
    ...others,
    values,
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
  const done = new Set<string>();
  for (const start of graph.keys()) {
    if (done.has(start)) continue;
    const above = new Set([start]);
    const way = [{ at: start, next: targets(graph, start) }];
    for (let top = way.at(-1); top !== undefined; top = way.at(-1)) {
      const { done: isLast, value: to } = top.next.next();
      if (isLast) {
        done.add(top.at);
        above.delete(top.at);
        way.pop();
      } else if (above.has(to)) return true;
      else if (!done.has(to)) {
        above.add(to);
        way.push({ at: to, next: targets(graph, to) });
      }
    }
  }
  return false;
}

/** Returns the targets of references. Outputs of a module whose code is not here depend on nothing. */
const targets = (graph: ConfigGraph, from: string): Iterator<string> =>
  from.includes(STAND_IN)
    ? [][Symbol.iterator]()
    : referencesFrom(graph, from)
        .map(({ to }) => to)
        .values();

const STAND_IN = `.${OPAQUE_TYPE}.`;
