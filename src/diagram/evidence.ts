/** Code of both revisions for a report: addresses and lines of its entries, and web addresses of the lines. */

import type { Code, CodeResource, RevisionCode } from '../diff/report/code.js';
import type { SourceLine } from '../diff/report/model.js';
import { isPseudoType } from '../graph/counts.js';
import type { CodeLine, Resource } from '../graph/inventory.js';
import type { Graph } from '../graph/model.js';
import { parseTerraformAddress } from '../graph/terraform-address.js';
import type { Io } from '../platform/io.js';
import { pathInRepository, urlIn } from '../terraform/fetch/web-location.js';
import { type LinkableSource, webLocationOf } from './provenance-details.js';
import type { Ledger } from './read.js';

/** A source that was read, as far as its code is needed. */
export interface ReadCode {
  readonly resources: ReadonlyMap<string, Resource>;
  /** Null for a graph file, of which only the nodes are known. */
  readonly ledger: Ledger | null;
  readonly graph: Graph;
  /** Null if the source did not exist. */
  readonly source: LinkableSource | null;
}

/** Returns the web address of a line; null if no commit is known that has it. */
export type LinkTo = (line: SourceLine) => string | null;

export interface LinkedCode {
  readonly code: Code;
  readonly linkTo: LinkTo;
}

interface BothRevisions<T> {
  readonly before: T;
  readonly after: T;
}

/**
 * Returns the code of both revisions and their links.
 * @param revisions the same object twice for a plan, which contains both states
 * @param folder folder of both sources in their repository, if the sources do not tell it; null for none
 */
export function codeOf(
  revisions: BothRevisions<ReadCode>,
  folder: string | null = '',
  io: Pick<Io, 'env' | 'directory'>,
): LinkedCode {
  const isPlan = revisions.before === revisions.after;
  const webs = { before: webOf(revisions.before, io), after: webOf(revisions.after, io) };
  const codeAt = (side: keyof typeof webs): RevisionCode =>
    codeOfRevision(revisions[side], {
      side: isPlan ? 'after' : side,
      folder: folderOf(revisions[side].source) ?? webs[side]?.folder ?? folder,
    });
  return {
    code: { before: codeAt('before'), after: codeAt('after') },
    linkTo: ({ side, file, line }) => {
      const web = webs[side];
      return web === null ? null : urlIn(web, file, line);
    },
  };
}

const webOf = ({ source }: ReadCode, io: Pick<Io, 'env' | 'directory'>) => source && webLocationOf(source, io);

const folderOf = (source: LinkableSource | null): string | undefined =>
  source?.fetched?.folder ?? source?.history?.folder.replace(/\/$/, '');

/** The location of the files of a revision. `folder` is that of the source in its repository; null if it has none. */
interface CodeLocation {
  readonly side: SourceLine['side'];
  readonly folder: string | null;
}

function codeOfRevision({ resources, ledger, graph }: ReadCode, where: CodeLocation): RevisionCode {
  const known = new Map([...resources].map(([address, resource]) => [address, codeResource(resource, where)]));
  if (ledger === null) for (const [address, node] of nodesOfFile(graph)) known.set(address, node);
  const origins = new Map([...known.values()].map((resource) => [resource.origin, resource]));
  const proofs = new Map(ledger?.implied.map(({ address, proof }) => [address, proof]));
  const edges = new Map(ledger?.arrows.map(({ from, to, evidence }) => [`${from}\n${to}`, evidence[0]]));
  return {
    all: [...known.values()],
    resource: (address) => known.get(address),
    resourceWithOrigin: (origin) => origins.get(origin),
    resourceThatImplies: (address) => known.get(proofs.get(address) ?? ''),
    edge: (from, to) => {
      const proof = edges.get(`${from}\n${to}`) ?? edges.get(`${to}\n${from}`);
      const resource = known.get(proof?.by ?? '');
      if (resource === undefined) return undefined;
      return { resource, ...(proof?.path !== undefined && { path: proof.path, line: proof.line }) };
    },
  };
}

/** Nodes of a graph file have addresses, but no lines. */
const nodesOfFile = ({ nodes }: Graph): readonly (readonly [string, CodeResource])[] =>
  [...nodes.values()].flatMap(({ address, type }) =>
    isPseudoType(type) || parseTerraformAddress(address) === null
      ? []
      : [[address, { origin: address, lines: new Map(), values: {} }] as const],
  );

/** Returns the path of a file beside the source, if its repository is not known; null for any other file. */
const pathBesideSource = (folder: string, file: string): string | null =>
  folder === '' && file.startsWith('../') && !file.split('/').includes('.terraform') ? file : null;

function codeResource({ origin, values, declared }: Resource, { side, folder }: CodeLocation): CodeResource {
  const sourceAt = ({ file, line }: CodeLine): SourceLine | undefined => {
    const path = folder === null ? null : (pathInRepository(folder, file) ?? pathBesideSource(folder, file));
    return path ? { side, file: path, line } : undefined;
  };
  const { calledAt, lines = new Map(), setAt = new Map() } = declared ?? {};
  const at = calledAt ?? declared;
  const source = at && sourceAt(at);
  const argumentsAt = [...setAt].flatMap(([path, line]) => {
    const argumentAt = sourceAt(line);
    return argumentAt === undefined ? [] : [[path, argumentAt] as const];
  });
  return {
    ...{ origin, values, lines: calledAt === undefined ? lines : new Map() },
    ...(argumentsAt.length > 0 && { setAt: new Map(argumentsAt) }),
    ...(source !== undefined && { source }),
    ...(calledAt !== undefined && { isForeign: true as const }),
  };
}
