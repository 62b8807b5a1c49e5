/** Chooses the engine and the dialect of a directory: by the user's choice, or else by the signs of OpenTofu in the code. */

import { External, InvalidInput, Missing } from '../errors.js';
import type { Io } from '../platform/io.js';
import { type Engine, findEngine } from '../terraform/engine/engine.js';
import type { HclFile } from '../terraform/hcl/model.js';
import * as terraformMessages from '../terraform/messages.js';
import { type TofuSign, tofuSigns } from '../terraform/module-tree/dialect.js';
import { findNoModule, readTree, type TreeOptions } from '../terraform/module-tree/read-tree.js';
import * as messages from './messages.js';
import type { CodeSource, Planner } from './source.js';

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
 *
 * @throws Missing, External if the planner needs an engine and none can plan the code
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
    return engine.command === 'tofu' ? { engine, tofu: true, warnings: [] } : byTerraform(engine, signs, planner);
  } catch (error) {
    const canFallBack = planner === 'auto' && (error instanceof Missing || error instanceof External);
    if (!canFallBack) throw error;
    return { ...withoutEngine, warnings: [messages.staticInstead(error.message)] };
  }
}

/**
 * Chooses Terraform if `tofu` is not installed, and lets it read `.tofu` files if it plans them as OpenTofu does.
 *
 * @throws Missing if Terraform refuses the code, or could plan it only in a copy
 */
function byTerraform(engine: Engine, signs: readonly TofuSign[], planner: Planner): ChosenEngine {
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

/** Returns no signs if the code cannot be read: the planner that reads it next reports why. */
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
