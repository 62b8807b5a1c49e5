import type { Connection, Facts, Part, Subject } from '../../../src/graph/questions/model.js';
import { createNetwork, type Network } from '../../../src/graph/questions/network.js';
import type { Reached } from '../../../src/graph/questions/reach.js';

/** A subject by its address; `box/name` is in the box. */
export const subject = (path: string, more: Partial<Subject> = {}): Subject => {
  const [address = '', parent] = path.split('/').reverse();
  const type = address.split('.')[0]!;
  const isBox = type === 'vpc' || type === 'subnet';
  return { address, type, title: type, parent: parent ?? null, isBox, isInternet: type === 'internet', ...more };
};

/** A connection in short: `a.a -> b.b: 443/tcp`, `a.a <-> b.b`, `a.a --- b.b` for a thin one, `a.a ?> b.b` for an inference. */
function connection(text: string): Connection {
  const [, from = '', arrow, to = '', label = ''] = /^(\S+) (\S+) (\S+?)(?:: (.*))?$/.exec(text) ?? [];
  return {
    ...{ from, to, label, twoWay: arrow === '<->', isThin: arrow === '---' },
    certainty: arrow === '?>' ? 'inference' : 'fact',
  };
}

export function network(
  subjects: readonly (string | Subject)[],
  connections: readonly string[],
  more: Partial<Pick<Facts, 'parts' | 'hidden' | 'references'>> = {},
): Network {
  return createNetwork({
    subjects: subjects.map((each) => (typeof each === 'string' ? subject(each) : each)),
    connections: connections.map(connection),
    ...{ parts: [], hidden: [], references: [], ...more },
  });
}

export const part = (address: string, node: string, more: Partial<Part> = {}): Part => ({
  ...{ address, origin: address, node, type: address.split('.')[0]!, title: address.split('.')[0]! },
  why: `part of ${node}`,
  ...more,
});

/** Results as lines. */
export const lines = (all: readonly Reached[]): string[] =>
  all.map(({ subject: { address }, distance, certainty, next, steps, isPortUnknown }) => {
    const words = steps.map(
      ({ kind, from, to, label = '' }) => `${from} ${kind === 'connection' ? '->' : kind} ${to}${label && ` ${label}`}`,
    );
    return [distance, address, certainty, `by ${next}`, words.join(', '), ...(isPortUnknown ? ['port?'] : [])].join(
      '; ',
    );
  });

export const SHOP = network(
  ['internet.i', 'lb.a', 'vpc.v', 'vpc.v/subnet.s', 'subnet.s/app.a', 'subnet.s/db.d', 'key.k', 'vpn.n'],
  [
    'internet.i -> lb.a: 443/tcp',
    'lb.a -> app.a: 8080/tcp',
    'app.a ?> db.d: 5432/tcp',
    'db.d --- key.k',
    'vpn.n -> vpc.v',
  ],
);
