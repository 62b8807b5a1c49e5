/**
 * Chooses the engine and the dialect of a directory: by the user's choice, or else by the signs of OpenTofu in the
 * code.
 */

import { External, InvalidInput, Missing } from '../errors.js';
import type { Io } from '../platform/io.js';
import { type Engine, findEngine } from '../terraform/engine/engine.js';
import type { Block, HclFile } from '../terraform/hcl/model.js';
import { argumentOf, literalText, traversalsIn } from '../terraform/hcl/walk.js';
import * as terraformMessages from '../terraform/messages.js';
import { isTofuFile } from '../terraform/module-tree/module-files.js';
import type { ModuleCode, ModuleNode } from '../terraform/module-tree/module-model.js';
import { findNoModule, readTree, type TreeOptions } from '../terraform/module-tree/read-tree.js';
import * as messages from './messages.js';
import type { CodeSource, Planner } from './source.js';

/** The engine for a source, and the dialect to read its code in. */
interface ChosenEngine {
  /** Null if the code is read without an engine: the user asked for that, or no installed engine can plan the code. */
  readonly engine: Engine | null;
  /** True if `.tofu` files are read, and take precedence over `.tf` files. */
  readonly tofu: boolean;
  readonly warnings: readonly string[];
}

/** Options for reading the code to detect its dialect. Nothing is fetched. */
type SurveyOptions = Pick<TreeOptions, 'early' | 'installed'> & { readonly parsed: Map<string, HclFile> };

/**
 * Chooses the engine for a source. With the planner `auto`, a missing engine means static analysis and a warning.
 * @throws Missing or External, like `findEngine`, if the planner needs an engine and none can plan the code
 */
export async function chooseEngine(
  source: Pick<CodeSource, 'directory' | 'repository' | 'planning'>,
  survey: SurveyOptions,
  io: Io,
): Promise<ChosenEngine> {
  const { planner, engine: choice } = source.planning;
  const withoutEngine = { engine: null, tofu: choice !== 'terraform' };
  if (planner === 'static') return { ...withoutEngine, warnings: [] };
  const signs = choice === 'auto' ? await signsIn(source, survey, io) : [];
  try {
    const engine = await findEngine(io, choice, signs.length > 0 ? 'tofu' : 'terraform');
    return engine.command === 'tofu' ? { engine, tofu: true, warnings: [] } : terraformInstead(engine, signs, planner);
  } catch (error) {
    const canFallBack = planner === 'auto' && (error instanceof Missing || error instanceof External);
    if (!canFallBack) throw error;
    return { ...withoutEngine, warnings: [messages.staticInstead(error.message)] };
  }
}

/**
 * Chooses Terraform although the code may be for OpenTofu, which is not installed. Terraform reads `.tofu` files if its
 * plan of them equals that of OpenTofu.
 * @throws Missing if Terraform refuses the code, or could plan it only in a copy
 */
function terraformInstead(engine: Engine, signs: readonly TofuSign[], planner: Planner): ChosenEngine {
  const [first] = signs;
  if (first === undefined || first.terraform === 'other') return { engine, tofu: false, warnings: [] };
  const texts = signs.filter((sign) => sign.terraform === first.terraform).map(({ text }) => text);
  // With real providers, Terraform runs in the source directory, where `.tofu` files cannot be renamed to `.tf` as in
  // the copy.
  if (first.terraform === 'equal' && planner !== 'terraform')
    return { engine, tofu: true, warnings: [messages.tofuByTerraform(texts)] };
  throw new Missing(messages.tofuNeeded(terraformMessages.TOFU_MISSING, texts), {
    remedy: messages.TOFU_NEEDED_REMEDY,
  });
}

/** Returns the signs of OpenTofu in the code; none if it cannot be read: the planner that reads it next reports why. */
async function signsIn(
  { directory, repository }: Pick<CodeSource, 'directory' | 'repository'>,
  survey: SurveyOptions,
  io: Io,
): Promise<readonly TofuSign[]> {
  const within = repository === null ? {} : { within: repository };
  const options = { ...survey, ...within, tofu: true, findModule: findNoModule };
  try {
    return tofuSigns((await readTree(directory, io, options)).root);
  } catch (error) {
    if (error instanceof InvalidInput) return [];
    throw error;
  }
}

// ---- Signs of OpenTofu: features that Terraform rejects or silently reads differently.

/** A feature of OpenTofu in the code. */
interface TofuSign {
  /** The feature with its file and line: `lifecycle.enabled (main.tf:4)`; for a file only its path. */
  readonly text: string;
  /**
   * Terraform's treatment of the feature. `other`: it reads another file instead. `equal`: given a copy of the code, it
   * makes the same plan as OpenTofu. `refuses`: it cannot plan the code.
   */
  readonly terraform: 'other' | 'equal' | 'refuses';
}

/** Returns the signs in all modules whose code is available. The features that Terraform rejects come first. */
function tofuSigns(root: ModuleNode): readonly TofuSign[] {
  const signs = new Map<string, TofuSign>();
  const seen = new Set<string>();
  const pending: ModuleNode[] = [root];
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    for (const child of node.children.values()) if ('code' in child) pending.push(child);
    if (seen.has(node.code.directory)) continue;
    seen.add(node.code.directory);
    for (const sign of signsInModule(node.code)) signs.set(sign.text, sign);
  }
  const rank = { refuses: 0, equal: 1, other: 2 } as const;
  return [...signs.values()].sort((a, b) => rank[a.terraform] - rank[b.terraform]);
}

function signsInModule(code: ModuleCode): readonly TofuSign[] {
  return code.files.flatMap((file): TofuSign[] => [
    ...fileSign(file, code),
    ...file.body.blocks.flatMap((block) =>
      SIGNS.filter(({ isIn }) => isIn(block, code)).map(({ feature, terraform }) => ({
        text: `${feature} (${file.path}:${block.span.line})`,
        terraform,
      })),
    ),
  ]);
}

/** Returns the sign of a `.tofu` file; none for any other file. */
function fileSign({ path }: HclFile, { unread = [] }: ModuleCode): TofuSign[] {
  if (!isTofuFile(path)) return [];
  return [{ text: path, terraform: unread.includes(path.replace('.tofu', '.tf')) ? 'other' : 'equal' }];
}

/** A feature, and how to detect it. */
interface Rule extends Pick<TofuSign, 'terraform'> {
  readonly feature: string;
  readonly isIn: (block: Block, code: ModuleCode) => boolean;
}

/** Blocks that can have `lifecycle.enabled`. */
const REPEATABLE: ReadonlySet<string> = new Set(['resource', 'data', 'ephemeral', 'module']);

/** Features documented at https://opentofu.org/docs/ and unknown to Terraform. */
const SIGNS: readonly Rule[] = [
  {
    feature: 'lifecycle.enabled',
    terraform: 'refuses',
    isIn: ({ type, body }) =>
      REPEATABLE.has(type) &&
      body.blocks.some((block) => block.type === 'lifecycle' && argumentOf(block.body, 'enabled') !== null),
  },
  {
    feature: 'for_each of a provider',
    terraform: 'refuses',
    isIn: ({ type, body }) => type === 'provider' && argumentOf(body, 'for_each') !== null,
  },
  {
    // A copy omits the block, so its state and plans are unencrypted.
    feature: 'encryption',
    terraform: 'equal',
    isIn: ({ type, body }) => type === 'terraform' && body.blocks.some((block) => block.type === 'encryption'),
  },
  {
    // In a copy every source is a literal path.
    feature: 'a module source that is an expression',
    terraform: 'equal',
    isIn: ({ type, body }, code) => {
      const source = type === 'module' ? argumentOf(body, 'source') : null;
      return source !== null && literalText(source) === null && !isConstant(source, code);
    },
  },
];

/** True if Terraform can evaluate the source: since 1.15 it may use variables declared with `const = true`. */
function isConstant(source: Parameters<typeof traversalsIn>[0], { variables }: ModuleCode): boolean {
  const used = traversalsIn(source).flatMap(({ root, steps: [step] }) =>
    root === 'var' && step?.kind === 'attribute' ? [variables.get(step.name)] : [],
  );
  return used.length > 0 && used.every((variable) => variable !== undefined && isTrue(variable.block, 'const'));
}

/** True if the argument is literally true. */
function isTrue({ body }: Block, name: string): boolean {
  const value = argumentOf(body, name);
  return value?.kind === 'literal' && value.value === true;
}
