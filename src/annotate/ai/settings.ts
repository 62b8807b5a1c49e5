/** Settings of the model services from environment variables. */
import { localModelOf, mostUsedCloud } from '../../catalog/cloud.js';
import type { Graph } from '../../graph/model.js';

export interface Settings {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly ollamaModel: string;
}

/** Returns the settings. The local model depends on the cloud with the most nodes, unless `OLLAMA_MODEL` is set. */
export function settingsFor(graph: Graph, env: Settings['env']): Settings {
  const cloud = mostUsedCloud([...graph.nodes.values()].map(({ type }) => type));
  return { env, ollamaModel: env.OLLAMA_MODEL?.trim() || localModelOf(cloud) };
}

/** Returns the first non-empty variable. */
export const settingOf = ({ env }: Settings, ...names: readonly string[]): string | undefined =>
  names.map((name) => env[name]?.trim()).find((value) => value !== undefined && value !== '');
