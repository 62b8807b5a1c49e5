/**
 * No mute icons. What is joined to others by nothing but quiet arrows is part of the one thing that uses it, such as the key
 * of a cluster; else, and where it is a thing of its own, its arrows are thin.
 */
import { groupBy } from '../graph/group-by.js';
import { byAddress } from '../graph/order.js';
import type { Arrow } from './edges/candidates.js';
import { withHosts } from './fold.js';
import type { Host } from './hosts.js';
import { QUIET_CROWD } from './limits.js';
import { picture as pictureOf, type Scene } from './scene.js';

export interface ConnectedScene {
  readonly seen: Scene;
  /** The quiet arrows that are drawn. */
  readonly thin: readonly Arrow[];
}

/** @param quiet arrows that are no requests @param loud whatever else has an arrow */
export function speak(seen: Scene, quiet: readonly Arrow[], loud: ReadonlySet<string>): ConnectedScene {
  const isMute = (address: string): boolean => !loud.has(address);
  const hosts = settingsOf(
    quiet.filter(({ to }) => isMute(to)),
    quiet,
    seen,
  );
  const folds = hosts.size === 0 ? seen.folds : withHosts(seen.folds, hosts);
  const after = hosts.size === 0 ? seen : pictureOf({ ...seen, folds });
  // Helpers are there because nothing else is: what they name of each other says nothing.
  const isHelper = (address: string): boolean => seen.model.factsOf(address).hide !== undefined;
  const told = quiet.filter(({ from, to }) => !isHelper(from) && !isHelper(to));
  return { seen: after, thin: thinIn(told, hosts, isMute) };
}

/**
 * Arrows between what is left, once a pair, of what would be mute without: a crowd at one end says nothing. What has a word,
 * an alarm, is an event and no tie: whoever is told of it is joined to nothing by that.
 */
function thinIn(
  quiet: readonly Arrow[],
  hosts: ReadonlyMap<string, Host>,
  isMute: (address: string) => boolean,
): readonly Arrow[] {
  const pairs = new Map<string, Arrow>();
  for (const arrow of quiet) {
    const [from, to] = [lastOf(arrow.from, hosts), lastOf(arrow.to, hosts)];
    if (arrow.label === '' && from !== to && !pairs.has(`${from} ${to}`))
      pairs.set(`${from} ${to}`, { ...arrow, from, to, thin: true });
  }
  const users = groupBy([...pairs.values()], ({ to }) => to);
  const used = groupBy([...pairs.values()], ({ from }) => from);
  const isCrowd = (arrows: readonly Arrow[] | undefined): boolean => (arrows?.length ?? 0) > QUIET_CROWD;
  return [...pairs.values()].filter(
    ({ from, to }) => (isMute(from) || isMute(to)) && !isCrowd(users.get(to)) && !isCrowd(used.get(from)),
  );
}

function lastOf(address: string, hosts: ReadonlyMap<string, Host>): string {
  let at = address;
  for (let host = hosts.get(at); host !== undefined; host = hosts.get(at)) at = host.address;
  return at;
}

/**
 * Quiet things that one thing alone uses. What it uses itself is then used by that, so that a key of a log group is the key
 * of what writes the logs: it takes as many turns as such chains are long.
 */
function settingsOf(used: readonly Arrow[], quiet: readonly Arrow[], { model }: Scene): ReadonlyMap<string, Host> {
  const incoming = groupBy(quiet, ({ to }) => to);
  const isSetting = (address: string): boolean => {
    const { hide, supporting: isQuiet, standalone } = model.factsOf(address);
    return isQuiet === true && standalone !== true && hide === undefined;
  };
  const open = new Set(used.map(({ to }) => to).filter(isSetting));
  const hosts = new Map<string, Host>();
  for (let before = -1; before !== hosts.size; ) {
    before = hosts.size;
    for (const address of [...open].sort(byAddress)) {
      const arrows = incoming.get(address) ?? [];
      const users = new Set(arrows.map(({ from }) => lastOf(from, hosts)));
      const [user] = users;
      if (users.size !== 1 || user === undefined || user === address) continue;
      const evidence = (arrows[0] as Arrow).evidence[0];
      if (evidence !== undefined) hosts.set(address, { address: user, kind: 'user', evidence });
      open.delete(address);
    }
  }
  return hosts;
}

/** Arrows that are requests, and those by which something takes what it runs. */
export function withoutPulls(
  arrows: readonly Arrow[],
  { model }: Scene,
): { readonly calls: readonly Arrow[]; readonly pulls: readonly Arrow[] } {
  const { factsOf } = model;
  const isPull = ({ from, to }: Arrow): boolean =>
    factsOf(to).imageConsumers?.includes(factsOf(from).category) === true;
  return { calls: arrows.filter((arrow) => !isPull(arrow)), pulls: arrows.filter(isPull) };
}
