/**
 * What spreads from a value that was made up: from variables to what reads them, up to the number of instances of a
 * resource. An attribute of a resource spreads nothing: which resources there are does not change with it.
 */
import { type ConfigGraph, referencesFrom } from '../../config-graph.js';
import type { ModuleNode } from '../../hcl/module-model.js';
import { prefixOf } from '../../hcl/references/scope.js';
import { namesOf } from '../../hcl/references/subject.js';
import { usesIn } from '../../hcl/references/uses.js';
import { argumentOf } from '../../hcl/walk.js';

const NUMBERS = ['count', 'for_each'] as const;
const NOTHING: ReadonlySet<string> = new Set();

/** Configuration addresses to what was made up there: any texts. */
export interface Sources {
  /** Variables, locals, outputs, data sources: what they give is made up. */
  readonly values: ReadonlyMap<string, ReadonlySet<string>>;
  /** Resources, and modules by prefix: how many there are of them is made up. */
  readonly numbers: ReadonlyMap<string, ReadonlySet<string>>;
}

export class Taint {
  readonly #known = new Map<string, ReadonlySet<string>>();
  /** What the number of instances of a module call refers to, by prefix. */
  readonly #calls = new Map<string, readonly string[]>();

  constructor(
    readonly graph: ConfigGraph,
    tree: ModuleNode,
    readonly sources: Sources,
  ) {
    this.#readCalls(tree);
  }

  /** What the existence or the number of a resource rests on. @param address its configuration address */
  ofResource(address: string): ReadonlySet<string> {
    const found = new Set<string>();
    add(found, this.sources.numbers.get(address));
    for (const { to, attribute } of referencesFrom(this.graph, address)) {
      if (attribute === 'count' || attribute === 'for_each') add(found, this.#of(to));
    }
    for (const prefix of prefixesOf(address)) {
      add(found, this.sources.numbers.get(prefix));
      for (const to of this.#calls.get(prefix) ?? []) add(found, this.#of(to));
    }
    return found;
  }

  /** Without recursion: chains of values through many modules are long. */
  #of(address: string): ReadonlySet<string> {
    const known = this.#known.get(address);
    if (known !== undefined) return known;
    const found = new Set<string>();
    const seen = new Set<string>([address]);
    const open = [address];
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      add(found, this.sources.values.get(at));
      add(found, this.sources.numbers.get(at));
      const isValue = VALUE.test(at);
      for (const { to, attribute } of referencesFrom(this.graph, at)) {
        if (!isValue && attribute !== 'count' && attribute !== 'for_each') continue;
        if (!seen.has(to)) open.push(to);
        seen.add(to);
      }
    }
    this.#known.set(address, found.size === 0 ? NOTHING : found);
    return found;
  }

  #readCalls(node: ModuleNode): void {
    const names = namesOf(node.code);
    const outer = prefixOf(node.path);
    for (const call of node.code.calls) {
      const uses = NUMBERS.flatMap((name) => {
        const value = argumentOf(call.block.body, name);
        return value === null ? [] : usesIn(value, names).uses;
      });
      this.#calls.set(
        prefixOf([...node.path, call.name]),
        uses.map(({ address }) => `${outer}${address}`),
      );
    }
    for (const child of node.children.values()) if ('code' in child) this.#readCalls(child);
  }
}

/** Variables, locals and outputs; all else are resources. */
const VALUE = /(?:^|\.)(?:var|local|output)\.[^.]+$/;

function add(found: Set<string>, more: ReadonlySet<string> | undefined): void {
  for (const one of more ?? []) found.add(one);
}

/** `module.a.module.b.aws_vpc.c`: `module.a.`, `module.a.module.b.` */
function prefixesOf(address: string): readonly string[] {
  const parts = address.split('.');
  const prefixes: string[] = [];
  for (let at = 0; parts[at] === 'module' && at + 2 < parts.length; at += 2)
    prefixes.push(`${parts.slice(0, at + 2).join('.')}.`);
  return prefixes;
}
