/**
 * Reads the interface of a root module from its code: the backend, the resources behind its outputs, and the outputs of
 * other states that its resources read. src/estate joins root modules by it.
 */
import type { Inventory, OutputRead, OutputTarget, RootInterface, RootOutput } from '../../graph/inventory.js';
import type { ModuleNode } from '../module-tree/module-model.js';
import { type ConfigGraph, referencesFrom } from '../references/config-graph.js';
import { hclReferences } from '../references/graph.js';
import { type Instance, type Instances, instancesOf, pairInstances } from '../references/instances.js';
import { type Link, type LinkBudget, linkBudget, linksFrom } from '../references/links.js';
import { backendOf } from './backend.js';
import { type StateReads, withStateReads } from './state-reads.js';

/** Adds a function that reads the interface on demand, because a single diagram does not need it. */
export const withInterface = (inventory: Inventory, root: ModuleNode): Inventory => ({
  ...inventory,
  interfaceOf: () => readInterface(inventory, root),
});

function readInterface({ resources }: Inventory, root: ModuleNode): RootInterface {
  const { root: rewritten, states } = withStateReads(root);
  const walk = createWalk(hclReferences(rewritten), instancesOf(resources), states);
  return {
    backend: backendOf(root.code),
    outputs: [...root.code.outputs.values()].map(({ name, file, span }): RootOutput => {
      return { name, file: file.path, line: span.line, targets: targetsOf(walk, name) };
    }),
    reads: states.size === 0 ? [] : readsIn(walk),
  };
}

/** Finds the ends of references, from a resource or an output. */
interface Walk {
  readonly instances: Instances;
  readonly states: StateReads;
  readonly linksOf: (from: string) => readonly Link[];
}

function createWalk(graph: ConfigGraph, instances: Instances, states: StateReads): Walk {
  const budget: LinkBudget = linkBudget();
  const stepsOf = (address: string) => referencesFrom(graph, address);
  const isEnd = (address: string) => instances.has(address) || states.has(address);
  return { instances, states, linksOf: (from) => linksFrom(from, stepsOf, isEnd, budget) };
}

/** Returns the resources, and the outputs of other states, in the value of an output of the root module. */
function targetsOf(walk: Walk, output: string): readonly OutputTarget[] {
  const self: Instance = { address: '', moduleNames: [], moduleKeys: [], key: null };
  const targets = walk.linksOf(`output.${output}`).flatMap((link): OutputTarget[] => {
    const [top, ...members] = link.path?.split('.') ?? [];
    if (top !== VALUE) return [];
    const state = walk.states.get(link.to);
    if (state === undefined) return endsOf(walk, link, [self]).map(([, address]) => ({ address, members }));
    const from = link.members ?? [];
    return sourcesOf(walk, state, null).map((address) => ({ address, members, from }));
  });
  return unique(targets);
}

const VALUE = 'value';

function readsIn(walk: Walk): readonly OutputRead[] {
  const reads = [...walk.instances].flatMap(([config, referrers]) =>
    walk.linksOf(config).flatMap((link): OutputRead[] => {
      const state = walk.states.get(link.to);
      const { path, members = [] } = link;
      if (state === undefined || path === null) return [];
      return referrers.flatMap((referrer) =>
        sourcesOf(walk, state, link.keyed ? referrer : null).map((through) => ({
          ...{ by: referrer.address, path, through, members },
        })),
      );
    }),
  );
  return unique(reads);
}

/** Returns the graph addresses of the data source: of the instance with the key, if one is selected. */
function sourcesOf(
  { instances }: Walk,
  { config, key }: { readonly config: string; readonly key: string | null },
  referrer: Instance | null,
): readonly string[] {
  const all = instances.get(config) ?? [];
  const wanted = key ?? referrer?.key ?? null;
  const selected = wanted === null ? all : all.filter((instance) => instance.key === wanted);
  return (selected.length > 0 ? selected : all).map(({ address }) => address);
}

function endsOf({ instances }: Walk, link: Link, from: readonly Instance[]): readonly [string, string][] {
  const { keys, moduleSelections, elements = [], keyed } = link;
  const selection = keyed ? 'keyed' : 'all';
  return pairInstances(from, instances.get(link.to) ?? [], { keys, moduleSelections, elements, selection });
}

const unique = <T>(items: readonly T[]): readonly T[] => [
  ...new Map(items.map((item) => [JSON.stringify(item), item])).values(),
];
