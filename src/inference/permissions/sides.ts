/** One end of rules, as it is written: by texts in their blocks, and by references where texts are not known yet. */
import type { Peers } from '../../catalog/access-rules.js';
import { leadsInto, type Reference, type Resource } from '../../graph/inventory.js';
import type { Model } from '../model.js';
import { type Block, textsAt } from '../values.js';
import { labelToken, type Members, push } from './members.js';
import { isWithin, rangeOf } from './ranges.js';

export interface RuleEnd {
  /** Groups, subnets and labels; see Members. */
  readonly tokens: Set<string>;
  /** Ranges as texts. */
  readonly ranges: Set<string>;
  /** Something is said of this end, be it known or not. */
  isSaid: boolean;
  /** Everything, or all of a network. */
  isAll: boolean;
  /** Everybody, or somebody outside. */
  isOutside: boolean;
  /** Everybody. */
  isAnybody: boolean;
  /** Those that come through a proxy of the cloud. */
  isTunnel: boolean;
  /** The attribute that says so. */
  path: string | undefined;
  /** Line of the reference to a token, as references have it. */
  readonly lines: Map<string, number>;
}

export interface SideSearch {
  readonly resource: Resource;
  /** The block that the rules are in; null for the resource itself. */
  readonly around: string | null;
  readonly blocks: readonly Block[];
  /** Of these, those that the rule may be about. */
  readonly fitting: ReadonlySet<Block>;
  /** Blocks that are about something else. */
  readonly isAside: (block: Block) => boolean;
  readonly model: Model;
  readonly members: Members;
}

const emptySide = (): RuleEnd => ({
  ...{ tokens: new Set(), ranges: new Set(), lines: new Map() },
  ...{ isSaid: false, isAll: false, isOutside: false, isAnybody: false, isTunnel: false, path: undefined },
});

const textsOf = (block: Block, attribute: string): readonly string[] =>
  textsAt(block, attribute.split('.')).filter((text) => text !== '');

/**
 * One side a block. What is referred to stands in the block that holds its identity or range; else in the blocks that say
 * nothing of this end, since that is what is not known yet. @param isExact several of both: then in none
 */
export function sidesOf(peers: Peers, search: SideSearch, isExact: boolean): ReadonlyMap<Block, RuleEnd> {
  const { blocks, fitting, isAside } = search;
  const attributes = [...(peers.groups ?? []), ...(peers.ranges ?? []), ...(peers.labels ?? [])];
  const sides = new Map([...fitting].map((block) => [block, textualSide(block, peers, search)]));
  const open = blocks.filter(
    (block) => !isAside(block) && attributes.every((attribute) => textsOf(block, attribute).length === 0),
  );
  const put = (block: Block, { target, line }: Free, path: string): void => {
    const side = sides.get(block);
    if (side === undefined) return;
    if (line !== undefined && !side.tokens.has(target)) side.lines.set(target, line);
    side.tokens.add(target);
    side.isSaid = true;
    side.path = path;
  };
  for (const attribute of attributes) {
    const isRange = peers.ranges?.includes(attribute) === true;
    const { held, free, path } = referredTo(attribute, attribute === attributes[0], search);
    for (const [block, targets] of held) {
      for (const one of targets) if (!isRange || search.members.isSubnet(one.target)) put(block, one, path);
      if (isRange)
        dropLiterals(
          sides.get(block),
          targets.flatMap(({ target }) => identitiesOf(target, search.model)),
        );
    }
    const loose = isRange ? free.filter(({ target }) => search.members.isSubnet(target)) : free;
    if (loose.length === 0) continue;
    // What a reference says is no literal beside it: looked-up ranges may be made up.
    if (isRange) for (const block of fitting) dropLiterals(sides.get(block), textsOf(block, attribute));
    if (isExact && open.length > 1 && new Set(loose.map(({ target }) => target)).size > 1) continue;
    const [only] = blocks.length === 1 ? blocks : [];
    const homes = open.length > 0 ? open : only === undefined ? [] : [only];
    for (const one of loose) {
      for (const block of homes) if (isSaidBy(block, one.words)) put(block, one, path);
    }
  }
  return sides;
}

/** Whether a block may be the one with these words. */
const isSaidBy = (block: Block, words: Reference['block'] = {}): boolean =>
  Object.entries(words).every(([name, text]) => textsAt(block, [name]).every((value) => value === text));

function dropLiterals(side: RuleEnd | undefined, texts: readonly string[]): void {
  for (const text of texts) side?.ranges.delete(rangeOf(text) ?? '');
}

function textualSide(block: Block, peers: Peers, { around, model, members }: SideSearch): RuleEnd {
  const side = emptySide();
  const pathOf = (attribute: string): string => (around === null ? attribute : `${around}.${attribute}`);
  for (const attribute of peers.labels ?? []) {
    for (const text of textsOf(block, attribute)) side.tokens.add(labelToken(text));
  }
  for (const text of (peers.ranges ?? []).flatMap((attribute) => textsOf(block, attribute))) {
    const range = rangeOf(text);
    if (isOutside(text, range, model)) side.isOutside = true;
    if (model.knowledge.strangers.anybody.has(text.toLowerCase())) side.isAnybody = true;
    if (model.knowledge.strangers.tunnels.ranges.has(range ?? '')) side.isTunnel = true;
    if (model.knowledge.everywhere.has(text.toLowerCase()) || (range !== null && members.isWhole(range)))
      side.isAll = true;
    else if (range !== null) side.ranges.add(range);
  }
  const said = [peers.labels, peers.ranges, peers.groups].flatMap((all = []) => all);
  const first = said.find((attribute) => textsOf(block, attribute).length > 0);
  if (first !== undefined) {
    side.isSaid = true;
    side.path = pathOf(first);
  }
  return side;
}

function isOutside(text: string, range: string | null, { knowledge }: Model): boolean {
  const { anybody, never } = knowledge.strangers;
  if (anybody.has(text.toLowerCase())) return true;
  return range !== null && !OWN_V6.test(range) && !isWithin(range, never);
}

/** Ranges of version 6 that lead nowhere outside. */
const OWN_V6 = /^(?:f[cd]|fe[89ab]|::1(?:\/|$))/;

/** What a reference leads to, and what it says of the block that it is in. */
interface Free {
  readonly target: string;
  readonly words?: Reference['block'];
  readonly line?: number;
}

interface ReferredTo {
  /** By the block that holds their identity or range. */
  readonly held: ReadonlyMap<Block, readonly Free[]>;
  /** In no block for sure. */
  readonly free: readonly Free[];
  readonly path: string;
}

/** What an attribute refers to. @param isFirst what the block refers to as a whole is meant by its first attribute */
function referredTo(attribute: string, isFirst: boolean, { resource, around, blocks, model }: SideSearch): ReferredTo {
  const path = around === null ? attribute : `${around}.${attribute}`;
  const blocksBy = new Map<string, Block[]>();
  const targets = new Map<string, Free[]>();
  for (const { path: at, to, block, line } of model.referencesOf(resource.address)) {
    if (leadsInto(at, path) || (isFirst && around !== null && at === around))
      push(targets, to, { target: to, ...(block && { words: block }), ...(line !== undefined && { line }) });
  }
  if (targets.size === 0) return { held: new Map(), free: [], path };
  for (const block of blocks) {
    for (const text of new Set(textsOf(block, attribute))) push(blocksBy, text, block);
  }
  const held = new Map<Block, Free[]>();
  const free: Free[] = [];
  for (const [target, all] of targets) {
    const homes = new Set(identitiesOf(target, model).flatMap((text) => blocksBy.get(text) ?? []));
    for (const block of homes) push(held, block, all.find(({ words }) => isSaidBy(block, words)) ?? { target });
    if (homes.size === 0) free.push(...all);
  }
  return { held, free, path };
}

const identitiesOf = (address: string, { factsOf, knowledge, valuesOf }: Model): readonly string[] =>
  [...knowledge.ownIdentities, ...(factsOf(address).ranges?.at ?? [])].flatMap((name) =>
    textsAt(valuesOf(address), [name]),
  );
