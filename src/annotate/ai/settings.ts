/** What the environment says about the services. */
import { localModelOf, mostUsedCloud } from '../../catalog/cloud.js';
import type { Graph } from '../../graph/model.js';

export interface Settings {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly ollamaModel: string;
}

/** The model of the local server, by the cloud that most of the picture is of; `OLLAMA_MODEL` overrides it. */
export function settingsFor(graph: Graph, env: Settings['env']): Settings {
  const cloud = mostUsedCloud([...graph.nodes.values()].map(({ type }) => type));
  return { env, ollamaModel: env.OLLAMA_MODEL?.trim() || localModelOf(cloud) };
}

/** The first of the variables that is set to something. */
export const settingOf = ({ env }: Settings, ...names: readonly string[]): string | undefined =>
  names.map((name) => env[name]?.trim()).find((value) => value !== undefined && value !== '');
