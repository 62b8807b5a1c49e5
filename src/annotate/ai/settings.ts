/** What the environment says about the services. */
import type { Graph } from '../../graph/model.js';

export interface Settings {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly ollamaModel: string;
}

/** The model of the local server, by the cloud that most of the picture is of; `OLLAMA_MODEL` overrides it. */
const OLLAMA_MODELS: readonly (readonly [prefix: string, model: string])[] = [
  ['aws_', 'llama3'],
  ['azurerm_', 'llama3'],
  ['google_', 'llama3'],
];
const OLLAMA_MODEL = 'llama3';

export function settingsFor(graph: Graph, env: Settings['env']): Settings {
  const types = [...graph.nodes.values()].map(({ type }) => type);
  const counted = OLLAMA_MODELS.map(([prefix, model]) => ({
    model,
    count: types.filter((type) => type.startsWith(prefix)).length,
  })).sort((a, b) => b.count - a.count);
  const model = counted[0] !== undefined && counted[0].count > 0 ? counted[0].model : OLLAMA_MODEL;
  return { env, ollamaModel: env.OLLAMA_MODEL?.trim() || model };
}

/** The first of the variables that is set to something. */
export const settingOf = ({ env }: Settings, ...names: readonly string[]): string | undefined =>
  names.map((name) => env[name]?.trim()).find((value) => value !== undefined && value !== '');
