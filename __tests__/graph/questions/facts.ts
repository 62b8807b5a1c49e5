import type { Connection, Facts, Part, Subject } from '../../../src/graph/questions/model.js';
import { createNetwork, type Network } from '../../../src/graph/questions/network.js';

/** A subject by its address; `box/name` is in the box. */
export const subject = (path: string, more: Partial<Subject> = {}): Subject => {
  const [address = '', parent] = path.split('/').reverse();
  const type = address.split('.')[0]!;
  const isBox = type === 'vpc' || type === 'subnet';
  return { address, type, title: type, parent: parent ?? null, isBox, isInternet: type === 'internet', ...more };
};

/** A connection in short: `a.a -> b.b: 443/tcp`, `a.a <-> b.b`, `a.a --- b.b` for a thin one, `a.a ?> b.b` for an inference. */
export function connection(text: string): Connection {
  const [, from = '', arrow, to = '', label = ''] = /^(\S+) (\S+) (\S+?)(?:: (.*))?$/.exec(text) ?? [];
  return {
    ...{ from, to, label, twoWay: arrow === '<->', isThin: arrow === '---' },
    certainty: arrow === '?>' ? 'inference' : 'fact',
  };
}

export function network(
  subjects: readonly (string | Subject)[],
  connections: readonly string[],
  more: Partial<Pick<Facts, 'parts' | 'hidden'>> = {},
): Network {
  return createNetwork({
    subjects: subjects.map((each) => (typeof each === 'string' ? subject(each) : each)),
    connections: connections.map(connection),
    ...{ parts: [], hidden: [], ...more },
  });
}

export const part = (address: string, node: string, more: Partial<Part> = {}): Part => ({
  ...{ address, origin: address, node, type: address.split('.')[0]!, title: address.split('.')[0]! },
  why: `part of ${node}`,
  ...more,
});
