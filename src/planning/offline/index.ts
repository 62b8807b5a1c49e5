/**
 * Plans a configuration with the real engine and stand-in providers that groundplan serves: no credentials, no
 * downloads, no network, and no program runs but the engine. Method and placeholders: docs/offline-plan.md.
 */

import { join, resolve } from 'node:path';
import { doubtAboutFile } from '../../graph/inventory.js';
import { QUOTE_LENGTH } from '../../limits.js';
import type { Budget, Io } from '../../platform/io.js';
import { parseJsonFile } from '../../platform/json/file.js';
import { printable } from '../../platform/text/printable.js';
import {
  type HiddenDirectories,
  shortDiagnostics,
  wholeDiagnostics,
  withoutDirectories,
} from '../../terraform/engine/diagnostic-texts.js';
import type { Diagnostic, DiagnosticLocation } from '../../terraform/engine/diagnostics.js';
import { withLocation } from '../../terraform/mock-provider/provider-location.js';
import type { ProviderSchema } from '../../terraform/mock-provider/schema.js';
import { startProviders } from '../../terraform/mock-provider/servers.js';
import type { CallCode } from '../../terraform/module-tree/module-model.js';
import { originsIn, readMarkedPlan } from '../../terraform/plan/index.js';
import { type ConfigGraph, hasCycle } from '../../terraform/references/config-graph.js';
import { hclReferences } from '../../terraform/references/graph.js';
import { ATTEMPTS_MAX, CAREFUL_ATTEMPTS_MAX, PLANNED_INSTANCES_MAX } from '../limits.js';
import * as messages from '../messages.js';
import { PlaceholderLocations, withLocations, withNumberedKeys } from '../placeholder-locations.js';
import { withCodeValues } from '../static/code-values.js';
import { countInstances } from '../static/index.js';
import { proofOfPlan } from '../static/proof.js';
import { chooseWorkspace, DEFAULT_WORKSPACE } from '../terraform/workspace.js';
import { placeholderZeroCounts, withoutPlaceholders } from './assumed/index.js';
import { unknownSources } from './assumed/sources.js';
import { type Attempt, attemptPlan, CLI_CONFIG, planEnvironment } from './attempt.js';
import { nameInMessages, PrivateCopy, type WrittenCopy } from './copy/copy.js';
import type { ReadableOf } from './copy/file-copier.js';
import { HOME, type Layout, layoutOf, PROVIDERS } from './copy/layout.js';
import { lineAt } from './edits.js';
import { schemasOf } from './infer/schema.js';
import { type ConfigurationUse, gatherUse } from './infer/types.js';
import {
  countsDependingOn,
  type InstanceCount,
  possiblyUnknownCounts,
  unknownCounts,
} from './known-after-apply/instance-counts.js';
import { NO_SHORTCUTS, shortcutsFor } from './known-after-apply/shortcuts.js';
import { UnknownValues } from './known-after-apply/unknown-values.js';
import type { OfflineOptions, OfflineResult } from './model.js';
import { Draft, moreRepairs, toSourcePosition } from './repair.js';
import { NO_REPAIRS, type Repairs } from './sanitise/repairs.js';
import { answersFrom, type Certainty, leastCertain } from './values/answers.js';
import { prepareVariables, type VariableValues } from './values/variables.js';

/**
 * Plans a configuration. A configuration or an engine that fails is a result (`end: 'failed'`), not an error.
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
interface InferredProviders {
  readonly use: ConfigurationUse;
  readonly schemas: readonly ProviderSchema[];
}

/** Makes one plan, in several attempts. */
class OfflinePlan {
  /** Seconds left for all attempts together. */
  readonly #budget: Budget;
  /** The user's home directory, once a version manager needs it; null for an empty home. */
  #home: string | null = null;
  /** Configuration addresses of the resources that exist if placeholders are taken as unknown. */
  #proven: ReadonlySet<string> = new Set();
  /** The references of the code. */
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

  /** @throws InvalidInput if a variable file cannot be read */
  async make(): Promise<OfflineResult> {
    const { tree, varFiles, onStep } = this.options;
    onStep(messages.STEP_COPYING);
    const copy = new PrivateCopy(tree, this.layout, this.io, this.options.engine);
    const readable = await copy.prepare();
    await this.io.writeFile(join(this.layout.top, HOME, CLI_CONFIG), '');
    const variables = await prepareVariables(tree, varFiles, this.layout, this.io);
    const proven = await provenInstances(this.options, this.workspace, this.io);
    const reason = tooManyInstances(proven);
    if (reason !== null) return { end: 'failed', reason, diagnostics: [], whole: [] };
    this.#proven = new Set(proven.keys());
    const reporter = new DiagnosticReporter(this.options, this.layout, variables.names);
    const { attempt, attempts, ...outcome } = await this.#attempts(copy, readable, variables, reporter);
    if (attempt.end !== 'planned') return reporter.failed(attempt, outcome.written, this.#budget.left <= 0);
    const plan = parseJsonFile(Buffer.from(withNumberedKeys(attempt.text)), this.source.name).value;
    const references = this.#references;
    const proof = proofOfPlan(tree, plan, this.workspace, variables.placeholders);
    const planned = withLocations(readMarkedPlan(plan, this.source.name, null, references, proof), this.#locations);
    const inventory = {
      ...planned,
      doubts: variables.leftOut.map(doubtAboutFile),
      warnings: [...variables.warnings, ...planned.warnings],
    };
    const known = withoutPlaceholders(inventory, references, { tree, variables, ...outcome }, proof);
    return { end: 'planned', ...known, inventory: withCodeValues(known.inventory, proof), attempts };
  }

  /**
   * Plans again with more repairs until Terraform accepts the copy or no repair is left. If placeholders made an
   * instance count zero, the accepted plan is repeated with that count unknown. If the repeated plan fails, the earlier
   * plan is the result.
   */
  async #attempts(
    copy: PrivateCopy,
    readable: ReadableOf,
    variables: VariableValues,
    reporter: DiagnosticReporter,
  ): Promise<Outcome> {
    const { tree, engine } = this.options;
    const isCircular = hasCycle(this.#references);
    let repairs = NO_REPAIRS;
    let best: Outcome | null = null;
    for (let attempts = 1; ; attempts++) {
      reporter.step(attempts, repairs);
      const providers = this.#inferProviders(copy, repairs);
      const unknownValues = new UnknownValues(tree, providers.schemas, engine.command);
      const written = await copy.write(readable, repairs, isCircular ? NO_SHORTCUTS : shortcutsFor(unknownValues));
      const attempt = await this.#plan(providers, variables);
      const outcome = { written, repairs, attempts, attempt, certainties: new Map(this.#certainties) };
      reporter.debug(attempts, attempt, written);
      if (attempt.end === 'planned') best = outcome;
      if (attempts >= ATTEMPTS_MAX || this.#budget.left <= 0) return best ?? outcome;
      const better = this.#betterRepairs(outcome, unknownValues, variables);
      if (better === null) return best ?? outcome;
      repairs = better;
    }
  }

  /** Returns the repairs for the next attempt. Null if another attempt would not help. */
  #betterRepairs(outcome: Outcome, unknownValues: UnknownValues, variables: VariableValues): Repairs | null {
    const { attempt, attempts, repairs, written } = outcome;
    if (attempt.end === 'planned') return this.#withoutZeros(outcome, attempt.text, variables);
    if (attempt.end !== 'refused') return null;
    return moreRepairs(attempt.diagnostics, repairs, written, this.layout, (draft) =>
      this.#unknownCounts(unknownValues, draft, attempts < CAREFUL_ATTEMPTS_MAX ? null : written),
    );
  }

  /**
   * Returns the repairs for a plan in which instance counts that are zero because of a placeholder are unknown. Null if
   * there are none.
   */
  #withoutZeros(outcome: Outcome, text: string, variables: VariableValues): Repairs | null {
    const { tree } = this.options;
    const draft = new Draft(outcome.repairs);
    const origins = () => originsIn(JSON.parse(text));
    const inputs = { tree, variables, ...outcome };
    draft.makeCountsUnknown(placeholderZeroCounts(origins, this.#proven, this.#references, inputs));
    return draft.isChanged ? draft.repairs() : null;
  }

  /**
   * Returns the instance counts to take as unknown. After some attempts they include counts that only may be unknown,
   * because finding each one with a separate plan would take too long.
   * @param written null in the first attempts, which take only counts that are certainly unknown
   */
  #unknownCounts(
    unknownValues: UnknownValues,
    repairs: Repairs,
    written: WrittenCopy | null,
  ): readonly InstanceCount[] {
    const dependent = countsDependingOn(
      unknownValues.tree,
      this.#references,
      unknownSources(unknownValues.tree, repairs, written),
    );
    const counts = written === null ? unknownCounts(unknownValues) : possiblyUnknownCounts(unknownValues);
    return [...counts, ...dependent];
  }

  /** Infers the schemas of the providers from the code and the repairs so far. */
  #inferProviders(copy: PrivateCopy, repairs: Repairs): InferredProviders {
    const use = gatherUse(copy.plannedCode, this.options.engine.command, repairs);
    return { use, schemas: schemasOf(use, repairs).map(withLocation) };
  }

  /**
   * Plans, and tries again with the user's home if the engine did not start: a version manager may live in it and fail
   * without it.
   */
  async #plan(providers: InferredProviders, variables: VariableValues): Promise<Attempt> {
    const attempt = await this.#attempt(providers, variables);
    if (attempt.end !== 'not-started' || this.#home !== null) return attempt;
    this.#home = this.io.home;
    return this.#attempt(providers, variables);
  }

  /** Runs one plan while the stand-in providers run. */
  async #attempt({ use, schemas }: InferredProviders, variables: VariableValues): Promise<Attempt> {
    const { engine, tree, seconds } = this.options;
    const servers = await startProviders(
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
        reattach: servers.reattach,
        workspace: this.workspace === DEFAULT_WORKSPACE ? null : this.workspace,
        variables: tree.code.variables,
      });
      return await attemptPlan(
        { engine, layout: this.layout, env, budget: this.#budget, seconds },
        variables.options,
        this.io,
      );
    } finally {
      await servers.close();
    }
  }
}

// ---- Limits on the number of instances.

/**
 * Returns the number of instances of each block that the code alone gives, with placeholders unknown. A block whose
 * count is zero in any case (`length(var.names) * 0`) is absent.
 * @throws InvalidInput if a variable file cannot be read
 */
const provenInstances = (
  { tree, varFiles }: Pick<OfflineOptions, 'tree' | 'varFiles'>,
  workspace: string,
  io: Io,
): Promise<ReadonlyMap<string, number>> =>
  countInstances(tree, { varFiles: varFiles.map((path) => resolve(io.directory, path)), workspace }, io);

/**
 * Returns the reason why the code is too large to plan; null if it is not. Terraform would create every instance before
 * it reported the number.
 */
function tooManyInstances(counts: ReadonlyMap<string, number>): string | null {
  const sorted = [...counts].sort(([, a], [, b]) => b - a);
  const total = sorted.reduce((sum, [, count]) => sum + count, 0);
  if (total <= PLANNED_INSTANCES_MAX) return null;
  return messages.instancesTooMany(...sorted[0]!, PLANNED_INSTANCES_MAX);
}

// ---- Reports of the attempts of an offline plan: steps for the user, details for `--debug`, and the result of a plan
// that failed. Diagnostics of the private copy are shown with the file and line of the original code.

/** Reports one plan, which takes several attempts. */
class DiagnosticReporter {
  readonly #hidden: HiddenDirectories;

  /** @param names the user's names of variable files, by absolute path in the copy */
  constructor(
    readonly options: OfflineOptions,
    readonly layout: Layout,
    readonly names: ReadonlyMap<string, string>,
  ) {
    this.#hidden = [[layout.top, '']];
  }

  /** Announces an attempt. */
  step(attempts: number, { unknown }: Repairs): void {
    const { engine, onStep } = this.options;
    const count = [...unknown.values()].reduce((sum, { size }) => sum + size, 0);
    if (attempts === 1) onStep(messages.stepPlanning(engine.command));
    else onStep(messages.stepPlanningAgain(engine.command, attempts, count));
  }

  /** Prints the details of an attempt; nothing without `--debug`. */
  debug(attempts: number, attempt: Attempt, written: WrittenCopy): void {
    const { debug } = this.options;
    if (debug == null) return;
    if (attempts === 1) {
      for (const { file, line, what } of written.removals) {
        debug(messages.removedFromCopy(messages.positionIn(file, line), what));
      }
    }
    if ('diagnostics' in attempt) for (const line of this.#whole(attempt.diagnostics, written)) debug(line);
  }

  /**
   * Returns the result of a plan that failed.
   * @param isLate true if the time limit was reached
   */
  failed(attempt: Exclude<Attempt, { end: 'planned' }>, written: WrittenCopy, isLate: boolean): OfflineResult {
    const { engine, seconds } = this.options;
    const failure = (reason: string, diagnostics: readonly string[] = [], whole: readonly string[] = []) => ({
      end: 'failed' as const,
      reason: isLate ? messages.planTooLong(seconds) : reason,
      diagnostics,
      whole,
    });
    if (attempt.end === 'broken') return { ...failure(attempt.reason), isOfMachine: true };
    if (attempt.end === 'not-started') {
      const output = withoutDirectories(attempt.output, this.#hidden);
      return failure(messages.planFailed(engine.command, output || messages.NO_REASON_GIVEN));
    }
    const placed = this.#placed(attempt.diagnostics, written);
    const short = shortDiagnostics(placed, this.#hidden);
    const whole = wholeDiagnostics(placed, this.#hidden);
    const failed = failure(messages.planFailed(engine.command, short[0] ?? messages.NO_REASON_GIVEN), short, whole);
    const why = isLate ? '' : explanationOf(placed);
    return why === '' ? failed : { ...failed, why };
  }

  /** Returns the diagnostics in full, by line. */
  #whole(diagnostics: readonly Diagnostic[], written: WrittenCopy): readonly string[] {
    return wholeDiagnostics(this.#placed(diagnostics, written), this.#hidden);
  }

  /** Returns the diagnostics at their positions in the original code. */
  #placed(diagnostics: readonly Diagnostic[], written: WrittenCopy): readonly Diagnostic[] {
    return atOriginalPositions(diagnostics, written, this.names, this.layout);
  }
}

// ---- Terraform's explanation of an error in one sentence, without secrets.

const QUOTED = /"([^"]*)"/g;
const NAME = /^[A-Za-z_][\w.[\]-]*$/;
const HIDDEN = '"…"';

/**
 * Returns the first sentence of the detail; empty if there is none. A quoted text stays if it is a name in the code.
 * Any other quoted text may be a secret and is replaced.
 */
export function explanationOf(diagnostics: readonly Diagnostic[]): string {
  const first = diagnostics.find(({ severity }) => severity === 'error') ?? diagnostics[0];
  const [line = ''] = first?.detail.split(/\r?\n/) ?? [];
  const [sentence = ''] = /^.*?[.:](?=\s|$)|^.*$/.exec(line) ?? [];
  const code = first?.snippet?.code ?? '';
  const safe = sentence.replace(QUOTED, (quotation, text: string, offset: number) =>
    isNameIn(code, text) || isOfSchema(sentence, text, offset) ? quotation : HIDDEN,
  );
  return printable([...safe].length > QUOTE_LENGTH ? `${[...safe].slice(0, QUOTE_LENGTH).join('')}…` : safe);
}

/**
 * Sentences whose quoted text is a name from a schema or a declaration, not a value. A missing argument, for example,
 * is not in the code of the diagnostic.
 */
const OF_SCHEMA: readonly (readonly [before: RegExp, after: RegExp])[] = [
  [/\b(?:argument|attribute|input variable) $/, /^ (?:is|are) (?:required|not set|not expected|deprecated)\b/],
  [/\b(?:argument|attribute|input variable|block) named $/, /^ (?:is|are|has) not\b/],
  [/\bBlocks of type $/, /^ are not expected\b/],
  [/\b(?:at least|no more than|only) \w+ $/i, /^ blocks? (?:is|are) (?:required|allowed)\b/],
];

/**
 * True if the quoted text is a name from a schema or a declaration.
 * @param offset position of the opening quotation mark in the sentence
 */
const isOfSchema = (sentence: string, text: string, offset: number): boolean =>
  NAME.test(text) &&
  OF_SCHEMA.some(
    ([before, after]) => before.test(sentence.slice(0, offset)) && after.test(sentence.slice(offset + text.length + 2)),
  );

/** True if the code contains the text as a name, and nowhere as a quoted value. */
const isNameIn = (code: string, text: string): boolean =>
  NAME.test(text) && code.includes(text) && (isLabel(code, text) || !code.includes(`"${text}"`));

/** True if the text is a label of the block, or of the resource that the line refers to. */
const isLabel = (code: string, text: string): boolean =>
  new RegExp(`^\\s*\\w+ (?:"[\\w-]+" )?"${text.replace(/[.[\]]/g, '\\$&')}"`).test(code);

// ---- Diagnostics at their positions in the original code.

/**
 * Returns diagnostics at their positions in the original code. A diagnostic without such a position stays unchanged.
 * @param names the user's names of other files, by absolute path in the copy
 */
function atOriginalPositions(
  diagnostics: readonly Diagnostic[],
  written: WrittenCopy,
  names: ReadonlyMap<string, string>,
  layout: Layout,
): readonly Diagnostic[] {
  return diagnostics.map((diagnostic) => {
    const { place, snippet } = diagnostic;
    if (place === null) return diagnostic;
    const located = toSourcePosition(place, written, layout);
    if (located === null) {
      const path = resolve(layout.root, place.file);
      const call = written.stubs.calls.get(path);
      // The user has no such file, so the diagnostic is put at the call of the module.
      if (call !== undefined) return { ...diagnostic, place: placeOf(call), snippet: null };
      const name = names.get(path);
      return name === undefined ? diagnostic : { ...diagnostic, place: { ...place, file: name } };
    }
    const { text } = located.file;
    const line = lineAt(text, located.offset);
    const original = text.split('\n')[line - 1] ?? '';
    return {
      ...diagnostic,
      place: { file: nameInMessages(located.copied), line, column: null, bytes: null },
      // The snippet must show the user's line, not the line of the copy.
      snippet: snippet && { ...snippet, code: original, startLine: line },
    };
  });
}

/** Returns the position of a module call. */
const placeOf = ({ file, span }: CallCode): DiagnosticLocation => ({
  file: file.path,
  line: span.line,
  column: null,
  bytes: null,
});
