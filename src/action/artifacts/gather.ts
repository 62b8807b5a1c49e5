/** Reads diagrams from a folder of unpacked artifacts, whose content is untrusted. */
import { join } from 'node:path';
import { InvalidInput } from '../../errors.js';
import { byText } from '../../graph/order.js';
import type { Entry, Io } from '../../platform/io.js';
import type { Diagram, DiagramFiles, GraphSummary } from '../../pull-request/model.js';
import { ENDINGS, MANIFEST_ENDING } from '../drawing/files.js';
import { ARTIFACT_DEPTH, DIAGRAMS_MAX, MANIFEST_BYTES_MAX, MANIFESTS_BYTES_MAX, PICTURE_BYTES_MAX } from '../limits.js';
import * as messages from '../messages.js';
import { MANIFEST_SCHEMA, type Manifest } from './manifest.js';
import { type DiscoveredRoots, ROOTS_FILE, ROOTS_SCHEMA } from './roots-list.js';

type Files = Pick<Io, 'list' | 'readFile' | 'sizeOf' | 'kindOf'>;

/** The valid diagrams of the artifacts, with warnings about the others. */
export interface GatheredDiagrams {
  /** Diagrams in the order of their paths in the repository. */
  readonly diagrams: readonly Diagram[];
  /** Folder that each diagram was found in, by id. */
  readonly folders: ReadonlyMap<string, string>;
  /** List of roots from `mode: discover`; null if there is none or it is invalid. */
  readonly discovered: DiscoveredRoots | null;
  readonly warnings: readonly string[];
}

/**
 * Reads the diagrams below the folder. An invalid or duplicate manifest is skipped with a warning, and so are those
 * beyond the limits.
 * @throws InvalidInput if the folder does not exist
 */
export async function gather(directory: string, io: Files): Promise<GatheredDiagrams> {
  if ((await io.kindOf(directory)) !== 'directory') {
    throw new InvalidInput(messages.inputDirMissing(directory), { remedy: messages.INPUT_DIR_REMEDY });
  }
  const { Ajv } = await import('ajv');
  const ajv = new Ajv({ allowUnionTypes: true });
  const isManifest = ajv.compile<Manifest>(MANIFEST_SCHEMA);
  const isRootsList = ajv.compile<DiscoveredRoots>(ROOTS_SCHEMA);
  const warnings: string[] = [];
  const diagrams = new Map<string, Diagram>();
  const folders = new Map<string, string>();
  const artifacts = await findArtifacts(directory, ARTIFACT_DEPTH, io);
  const manifests = artifacts.filter(({ name }) => name !== ROOTS_FILE);
  if (manifests.length > DIAGRAMS_MAX) warnings.push(messages.tooManyDiagrams(manifests.length, DIAGRAMS_MAX));
  const list = artifacts.find(({ name }) => name === ROOTS_FILE);
  const discovered = list === undefined ? null : await readJson(list, io);
  if (list !== undefined && !isRootsList(discovered)) warnings.push(messages.manifestInvalid(list.name));
  const readable = await withinSizeLimit(manifests.slice(0, DIAGRAMS_MAX), io);
  const omitted = Math.min(manifests.length, DIAGRAMS_MAX) - readable.length;
  if (omitted > 0) warnings.push(messages.manifestsTooLarge(omitted, omitted + readable.length, MANIFESTS_BYTES_MAX));
  for (const artifact of readable) {
    const value = await readJson(artifact, io);
    if (
      !isManifest(value) ||
      artifact.name !== `${value.id}${MANIFEST_ENDING}` ||
      !isConsistent(value.graph) ||
      (value.change !== undefined && !isConsistent(value.change.graph))
    ) {
      warnings.push(messages.manifestInvalid(artifact.name));
    } else if (diagrams.has(value.id)) {
      warnings.push(messages.diagramTwice(value.id));
    } else {
      const { groundplan: _, ...diagram } = value;
      diagrams.set(value.id, { ...diagram, files: await filesOf(value, artifact, io) });
      folders.set(value.id, artifact.folder);
    }
  }
  const ordered = [...diagrams.values()].sort((a, b) => byText(a.path, b.path) || byText(a.id, b.id));
  return { diagrams: ordered, folders, discovered: isRootsList(discovered) ? discovered : null, warnings };
}

/** A manifest or a list of roots, and the entries of its folder. */
interface ArtifactFolder {
  readonly folder: string;
  /** File name of the manifest or list. */
  readonly name: string;
  readonly siblings: readonly Entry[];
}

/**
 * Finds manifests and lists of roots, in the folder and in folders up to `depth` levels below it. Does not follow links,
 * which could lead to files of the machine.
 */
async function findArtifacts(folder: string, depth: number, io: Files): Promise<ArtifactFolder[]> {
  const entries = await io.list(folder);
  const here = entries
    .filter(({ name, kind }) => kind === 'file' && (name.endsWith(MANIFEST_ENDING) || name === ROOTS_FILE))
    .map(({ name }) => ({ folder, name, siblings: entries }));
  if (depth === 0) return here;
  const below: ArtifactFolder[] = [];
  for (const { name, kind } of entries) {
    if (kind === 'directory') below.push(...(await findArtifacts(join(folder, name), depth - 1, io)));
  }
  return [...here, ...below];
}

/**
 * Returns the manifests that fit into the limit, in their original order. The smallest are chosen first, so that a
 * large one displaces no others.
 */
async function withinSizeLimit(artifacts: readonly ArtifactFolder[], io: Files): Promise<readonly ArtifactFolder[]> {
  const sized: { readonly artifact: ArtifactFolder; readonly bytes: number }[] = [];
  for (const artifact of artifacts) {
    const bytes = (await io.sizeOf(join(artifact.folder, artifact.name))) ?? 0;
    // An oversized manifest counts as 0 here: it is reported as invalid and never read.
    sized.push({ artifact, bytes: bytes > MANIFEST_BYTES_MAX ? 0 : bytes });
  }
  let bytesLeft = MANIFESTS_BYTES_MAX;
  const fits = new Set<ArtifactFolder>();
  for (const { artifact, bytes } of sized.sort((a, b) => a.bytes - b.bytes)) {
    bytesLeft -= bytes;
    if (bytesLeft >= 0) fits.add(artifact);
  }
  return artifacts.filter((artifact) => fits.has(artifact));
}

/** Returns the JSON value of a file; null for a file that is too large or is not JSON. No schema accepts null. */
async function readJson({ folder, name }: ArtifactFolder, io: Files): Promise<unknown> {
  const path = join(folder, name);
  if (((await io.sizeOf(path)) ?? 0) > MANIFEST_BYTES_MAX) return null;
  try {
    return JSON.parse(Buffer.from(await io.readFile(path)).toString('utf8'));
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/**
 * Returns the paths of the files that the manifest lists, without those that are missing, links or too large. The names
 * are derived from the id, so a manifest cannot name a file elsewhere.
 */
async function filesOf(
  { id, files }: Manifest,
  { folder, siblings }: ArtifactFolder,
  io: Files,
): Promise<DiagramFiles> {
  const existing: Partial<Record<keyof DiagramFiles, string>> = {};
  for (const kind of files) {
    const name = `${id}${ENDINGS[kind]}`;
    const path = join(folder, name);
    const isFile = siblings.some((entry) => entry.name === name && entry.kind === 'file');
    if (isFile && ((await io.sizeOf(path)) ?? 0) <= PICTURE_BYTES_MAX) existing[kind] = path;
  }
  return existing;
}

/**
 * Checks a graph for what a schema cannot express: unique addresses, existing parents and ends of edges, and no
 * container inside itself.
 */
function isConsistent({ nodes, edges }: GraphSummary): boolean {
  const parents = new Map(nodes.map(({ address, parent }) => [address, parent]));
  if (parents.size !== nodes.length) return false;
  if (edges.some(({ from, to }) => !parents.has(from) || !parents.has(to))) return false;
  const checked = new Set<string>();
  return nodes.every(({ address }) => {
    const path = new Set<string>();
    for (let current: string | null = address; current !== null && !checked.has(current); ) {
      const parent = parents.get(current);
      if (parent === undefined || path.has(current)) return false;
      path.add(current);
      current = parent;
    }
    for (const ancestor of path) checked.add(ancestor);
    return true;
  });
}
