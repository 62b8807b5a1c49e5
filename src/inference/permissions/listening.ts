/** On which ports things listen, as far as the plan or their type says. */
import type { ListenRule } from '../../catalog/access-rules.js';
import type { Scene } from '../scene.js';
import { textsAt } from '../values.js';
import { type Listening, rangeIn } from './ports.js';

/** Null where nobody knows; nothing where nobody calls it at a port. */
export type ListeningOf = (node: string) => readonly Listening[] | null;

export function listeningIn(picture: Scene): ListeningOf {
  const { model, folds } = picture;
  const known = new Map<string, readonly Listening[] | null>();

  function find(node: string): readonly Listening[] | null {
    const own = saidOf(node, false);
    if (own !== undefined) return own;
    // Of the listeners of a balancer one may say nothing: then it listens where nobody knows.
    const parts = folds.partsOf(node).map((part) => saidOf(part, true));
    const said = parts.filter((part) => part !== undefined);
    return said.length === 0 || said.includes(null) ? null : said.flatMap((ports) => ports as readonly Listening[]);
  }

  /** @returns undefined where its type says nothing of it, or of what it is part of */
  function saidOf(address: string, isPart: boolean): readonly Listening[] | null | undefined {
    const rule = model.factsOf(address).listens;
    if (rule === undefined || (rule.ofHost === true) !== isPart) return undefined;
    return portsBy(rule, model.valuesOf(address));
  }

  return (node) => {
    const before = known.get(node);
    if (before !== undefined) return before;
    const fresh = find(node);
    known.set(node, fresh);
    return fresh;
  };
}

function portsBy(
  { at = [], by, usual }: ListenRule,
  values: Parameters<typeof textsAt>[0],
): readonly Listening[] | null {
  const texts = at.flatMap((path) => textsAt(values, path.split('.')));
  const stated = texts.map(rangeIn);
  if (stated.length > 0) return stated.includes(null) ? null : (stated as readonly Listening[]);
  const [word = ''] = by === undefined ? [] : textsAt(values, [by.attribute]);
  const told = by?.ports.find(([start]) => word.toLowerCase().startsWith(start))?.[1] ?? usual;
  return told === undefined ? null : told.map((port) => ({ from: port, to: port }));
}
