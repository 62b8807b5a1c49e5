/**
 * Provides the code of both revisions to a report: for each entry its Terraform address and the lines of its block, and
 * for each line its web address.
 */

import type { Code, CodeDoubt, CodeResource, RevisionCode } from '../diff/report/code.js';
import type { SourceLine } from '../diff/report/model.js';
import { isPseudoType } from '../graph/counts.js';
import type { CodeLine, Doubt, Resource } from '../graph/inventory.js';
import type { Graph } from '../graph/model.js';
import { parseTerraformAddress } from '../graph/terraform-address.js';
import type { Io } from '../platform/io.js';
import { pathInRepository, urlIn } from '../terraform/fetch/web-location.js';
import { type LinkableSource, webLocationOf } from './provenance-details.js';
import type { Ledger } from './read.js';

/** The parts of a source that tell where its code is. */
export interface ReadCode {
  readonly resources: ReadonlyMap<string, Resource>;
  /** Null for a graph file, of which only the nodes are known. */
  readonly ledger: Ledger | null;
  readonly graph: Graph;
  /** Null if the source did not exist. */
  readonly source: LinkableSource | null;
  /** See `Inventory.doubts`; absent for files. */
  readonly doubts?: readonly Doubt[];
  /** See `Inventory.outputs`. */
  readonly outputs?: readonly string[] | undefined;
}

/** Returns the web address of a line. Null if no published commit is known that contains the file. */
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
 * @param revisions for a plan, which contains both states, the same object twice
 * @param folder folder of both sources in their repository, if the sources do not tell it; null for none
 */
export function codeOf(
  revisions: BothRevisions<ReadCode>,
  folder: string | null = '',
  io: Pick<Io, 'env' | 'directory'>,
): LinkedCode {
  const isPlan = revisions.before === revisions.after;
  const webs = { before: webOf(revisions.before, io), after: webOf(revisions.after, io) };
  const codeOn = (side: keyof typeof webs): RevisionCode =>
    codeOfRevision(revisions[side], {
      side: isPlan ? 'after' : side,
      folder: folderOf(revisions[side].source) ?? webs[side]?.folder ?? folder,
    });
  return {
    code: { before: codeOn('before'), after: codeOn('after') },
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

function codeOfRevision(
  { resources, ledger, graph, doubts = [], outputs }: ReadCode,
  location: CodeLocation,
): RevisionCode {
  const known = new Map([...resources].map(([address, resource]) => [address, codeResource(resource, location)]));
  if (ledger === null) for (const [address, node] of nodesOfFile(graph)) known.set(address, node);
  const origins = new Map([...known.values()].map((resource) => [resource.origin, resource]));
  const proofs = new Map(ledger?.implied.map(({ address, proof }) => [address, proof]));
  const edges = new Map(ledger?.arrows.map(({ from, to, evidence }) => [`${from}\n${to}`, evidence]));
  return {
    all: [...known.values()],
    doubts: doubts.map((doubt) => withSource(doubt, location)),
    outputs,
    resource: (address) => known.get(address),
    resourceWithOrigin: (origin) => origins.get(origin),
    resourceThatImplies: (address) => known.get(proofs.get(address) ?? ''),
    edge: (from, to) => {
      const proofs = edges.get(`${from}\n${to}`) ?? edges.get(`${to}\n${from}`) ?? [];
      return proofs.flatMap(({ by, path, line }) => {
        const resource = known.get(by);
        return resource === undefined ? [] : [{ resource, ...(path !== undefined && { path, line }) }];
      });
    },
  };
}

/** Returns the nodes of a graph file by address. They have no lines, because the file does not contain any. */
const nodesOfFile = ({ nodes }: Graph): readonly (readonly [string, CodeResource])[] =>
  [...nodes.values()].flatMap(({ address, type }) =>
    isPseudoType(type) || parseTerraformAddress(address) === null
      ? []
      : [[address, { origin: address, lines: new Map(), values: {} }] as const],
  );

/**
 * Returns a path such as `../modules/net/main.tf`, which starts at a source whose repository is not known. Null for any
 * other file, and for files of downloaded modules.
 */
const pathBesideSource = (folder: string, file: string): string | null =>
  folder === '' && file.startsWith('../') && !file.split('/').includes('.terraform') ? file : null;

/** Returns the line in the repository; undefined if the file is not in it. */
function sourceOf({ file, line }: CodeLine, { side, folder }: CodeLocation): SourceLine | undefined {
  const path = folder === null ? null : (pathInRepository(folder, file) ?? pathBesideSource(folder, file));
  return path ? { side, file: path, line } : undefined;
}

function withSource(doubt: Doubt, location: CodeLocation): CodeDoubt {
  const source = doubt.block && sourceOf(doubt.block, location);
  return source === undefined ? doubt : { ...doubt, source };
}

function codeResource({ origin, values, declared }: Resource, revision: CodeLocation): CodeResource {
  const sourceAt = (line: CodeLine): SourceLine | undefined => sourceOf(line, revision);
  const { calledAt, lines = new Map(), setAt = new Map() } = declared ?? {};
  // A block in another package, such as a registry module, is not in the repository. The call of the module is.
  const location = calledAt ?? declared;
  const source = location && sourceAt(location);
  const argumentsAt = [...setAt].flatMap(([path, line]) => {
    const argumentAt = sourceAt(line);
    return argumentAt === undefined ? [] : [[path, argumentAt] as const];
  });
  return {
    origin,
    values,
    lines: calledAt === undefined ? lines : new Map(),
    ...(argumentsAt.length > 0 && { setAt: new Map(argumentsAt) }),
    ...(source !== undefined && { source }),
    ...(calledAt !== undefined && { isForeign: true as const }),
  };
}
