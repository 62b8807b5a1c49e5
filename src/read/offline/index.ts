/**
 * Plans a configuration with real Terraform and no providers: groundplan plays them. No credentials, no downloads, no
 * network, and no program runs but Terraform itself. How, and what is guessed: docs/offline-plan.md.
 */
import { join } from 'node:path';
import type { Io } from '../../io/io.js';
import { ATTEMPTS_MAX } from '../../limits/offline.js';
import * as messages from '../../messages/offline.js';
import { hclReferences } from '../hcl/references/graph.js';
import { proofOfPlan } from '../hcl/static/plan-proof.js';
import { parseJsonFile } from '../json-file.js';
import { readPlan } from '../plan-json/index.js';
import type { Diagnostic } from '../terraform/diagnostics.js';
import { shortDiagnostics, wholeDiagnostics } from '../terraform/format-diagnostics.js';
import { chooseWorkspace, DEFAULT_WORKSPACE } from '../terraform/workspace.js';
import { assumed } from './assumed/index.js';
import { Copy, type Written } from './copy/copy.js';
import { HOME, type Layout, layoutOf, PROVIDERS } from './copy/layout.js';
import type { Links } from './copy/links.js';
import { schemasOf } from './infer/schema.js';
import { gatherUse } from './infer/types.js';
import type { OfflineOptions, OfflineResult } from './model.js';
import { type Attempt, attemptPlan } from './plan/attempt.js';
import { CLI_CONFIG, planEnvironment } from './plan/environment.js';
import { originalPlaces } from './plan/said.js';
import { playProviders } from './provider/play.js';
import { repaired } from './repair/index.js';
import { NO_REPAIRS, type Repairs } from './sanitise/repairs.js';
import { answersFrom } from './values/answers.js';
import { prepareVariables, type VariableValues } from './values/variables.js';
import { whereabouts } from './values/whereabouts.js';

/**
 * Never fails because of the configuration or of Terraform: that is a result.
 * @throws InvalidInput where a variable file cannot be read; Misuse for a workspace that Terraform does not allow
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

/** What an attempt has come to. */
interface Outcome {
  readonly written: Written;
  readonly repairs: Repairs;
  readonly attempts: number;
  readonly attempt: Attempt;
}

class OfflinePlan {
  readonly #budget: { left: number };

  constructor(
    readonly source: { readonly name: string },
    readonly options: OfflineOptions,
    readonly workspace: string,
    readonly layout: Layout,
    readonly io: Io,
  ) {
    this.#budget = { left: options.seconds };
  }

  async make(): Promise<OfflineResult> {
    const { tree, varFiles, onStep } = this.options;
    onStep(messages.STEP_COPYING);
    const copy = new Copy(tree, this.layout, this.io);
    const links = await copy.prepare();
    await this.io.writeFile(join(this.layout.top, HOME, CLI_CONFIG), '');
    const variables = await prepareVariables(tree.code, varFiles, this.layout, whereabouts(tree), this.io);
    const outcome = await this.#attempts(copy, links, variables);
    if (outcome.attempt.end !== 'planned') return this.#failed(outcome, variables);
    const plan = parseJsonFile(Buffer.from(outcome.attempt.text), this.source.name).value;
    const references = hclReferences(tree);
    const proof = proofOfPlan(tree, plan, this.workspace);
    const inventory = readPlan(plan, this.source.name, null, references, proof);
    return {
      end: 'planned',
      ...assumed(inventory, references, { tree, variables, ...outcome }),
      attempts: outcome.attempts,
    };
  }

  /** Plans until Terraform has nothing against it, or nothing can be done about what it has. */
  async #attempts(copy: Copy, links: Links, variables: VariableValues): Promise<Outcome> {
    let repairs = NO_REPAIRS;
    for (let attempts = 1; ; attempts++) {
      this.#say(repairs, attempts);
      const written = await copy.write(links, repairs);
      const attempt = await this.#attempt(copy, repairs, variables);
      const outcome = { written, repairs, attempts, attempt };
      this.#debug(attempts, attempt, written, variables);
      if (attempt.end !== 'refused' || attempts >= ATTEMPTS_MAX || this.#budget.left <= 0) return outcome;
      const better = repaired(attempt.diagnostics, repairs, written, this.layout);
      if (better === null) return outcome;
      repairs = better;
    }
  }

  async #attempt(copy: Copy, repairs: Repairs, variables: VariableValues): Promise<Attempt> {
    const { engine, tree, seconds } = this.options;
    const use = gatherUse(copy.codes, engine.command, repairs);
    const schemas = schemasOf(use, repairs);
    const played = await playProviders(
      schemas,
      answersFrom(use, whereabouts(tree)),
      this.io,
      join(this.layout.top, PROVIDERS),
    );
    try {
      const env = planEnvironment(this.io.env, this.layout, {
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

  #say({ unknown }: Repairs, attempts: number): void {
    const { engine, onStep } = this.options;
    const count = [...unknown.values()].reduce((sum, { size }) => sum + size, 0);
    onStep(
      attempts === 1
        ? messages.stepPlanning(engine.command)
        : messages.stepPlanningAgain(engine.command, attempts, count),
    );
  }

  #debug(attempts: number, attempt: Attempt, written: Written, variables: VariableValues): void {
    const { debug } = this.options;
    if (debug == null) return;
    if (attempts === 1) {
      for (const { file, line, what } of written.removals)
        debug(messages.removedFromCopy(messages.placeIn(file, line), what));
    }
    if (attempt.end === 'broken') return;
    for (const line of wholeDiagnostics(this.#placed(attempt.diagnostics, written, variables), [[this.layout.top, '']]))
      debug(line);
  }

  #placed(diagnostics: readonly Diagnostic[], written: Written, variables: VariableValues): readonly Diagnostic[] {
    return originalPlaces(diagnostics, written, variables.names, this.layout);
  }

  #failed({ attempt, written, attempts }: Outcome, variables: VariableValues): OfflineResult {
    if (attempt.end === 'broken') return { end: 'failed', reason: attempt.reason, said: [], whole: [] };
    const placed = this.#placed(attempt.diagnostics, written, variables);
    const said = shortDiagnostics(placed, [[this.layout.top, '']]);
    const first = said[0] ?? messages.planTooManyAttempts(attempts);
    const reason =
      this.#budget.left <= 0
        ? messages.planTooLong(this.options.seconds)
        : messages.planFailed(this.options.engine.command, first);
    return { end: 'failed', reason, said, whole: wholeDiagnostics(placed, [[this.layout.top, '']]) };
  }
}
