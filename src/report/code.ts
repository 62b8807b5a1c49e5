/** Code of both sides, as a report asks it for the lines that say so. */
import type { Json } from '../graph/inventory.js';
import type { SourceLine } from './model.js';

/** A resource, with its place in the code where that is at hand. */
export interface CodeResource {
  /** The address as Terraform writes it. */
  readonly origin: string;
  /** Of its block; of a module of another package, of the call that leads to it. */
  readonly source?: SourceLine;
  /** Line of each attribute in the file of `source`, by its path: `vpc_config.subnet_ids`. Empty where they are elsewhere. */
  readonly lines: ReadonlyMap<string, number>;
  /** It is in a module of another package. */
  readonly isForeign?: true;
  /** For comparing alone: they are not shown. */
  readonly values: Readonly<Record<string, Json>>;
}

/** The attribute that makes an edge. */
export interface EdgeCode {
  readonly resource: CodeResource;
  /** Absent where nothing single says it. */
  readonly path?: string;
  /** Its line in the file of the resource, where that is not that of the first attribute with the path. */
  readonly line?: number | undefined;
}

export interface CodeSide {
  /** In the order of the source. */
  readonly all: readonly CodeResource[];
  /** By its address in the graph, without the number of a copy. */
  readonly resource: (address: string) => CodeResource | undefined;
  /** By its address as Terraform writes it. */
  readonly called: (origin: string) => CodeResource | undefined;
  /** Of a zone or a region the resource that proves it. */
  readonly implied: (address: string) => CodeResource | undefined;
  /** By the ends that it has in the graph of this side, in either direction. */
  readonly edge: (from: string, to: string) => EdgeCode | undefined;
}

/** Of a plan, which says both sides, the two are the same. */
export interface Code {
  readonly before: CodeSide;
  readonly after: CodeSide;
}

/**
 * The line of a resource that changes: of a named attribute, else of the first one that differs, else of its block.
 * @param names attributes, the most telling first @param was the same resource before; undefined for a new one
 */
export function changedLine(
  resource: CodeResource,
  was?: CodeResource,
  names: readonly string[] = [],
): SourceLine | undefined {
  const { source, lines, values } = resource;
  if (source === undefined) return undefined;
  const linesOf = (paths: readonly string[]): readonly number[] =>
    paths.map((path) => lineOf(path, lines)).filter((line) => line !== undefined);
  const [named] = linesOf(names);
  const others = named !== undefined || was === undefined ? [] : linesOf(differing(was.values, values, ''));
  const line = named ?? (others.length === 0 ? source.line : Math.min(...others));
  return { ...source, line };
}

/** The line of an attribute, or of the first one in a block; undefined where it is not written. */
export function lineOf(path: string, lines: ReadonlyMap<string, number>): number | undefined {
  const own = lines.get(path);
  if (own !== undefined) return own;
  const inside = [...lines].flatMap(([each, line]) => (each.startsWith(`${path}.`) ? [line] : []));
  return inside.length === 0 ? undefined : Math.min(...inside);
}

type Values = Readonly<Record<string, Json | undefined>>;

/** Paths of what differs, in the order of the names. Of several blocks of one name nothing: which of them is not known. */
function differing(before: Values, after: Values, within: string): readonly string[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  return names.flatMap((name) => differingIn(before[name], after[name], `${within}${name}`));
}

function differingIn(before: Json | undefined, after: Json | undefined, path: string): readonly string[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  const [old, now] = [blocksOf(before), blocksOf(after)];
  if (old.length + now.length === 0) return [path];
  if (old.length > 1 || now.length > 1) return [];
  return differing(old[0] ?? {}, now[0] ?? {}, `${path}.`);
}

/** A block, or a list of them; empty for all else. */
function blocksOf(value: Json | undefined): readonly Values[] {
  const all = Array.isArray(value) ? (value as readonly Json[]) : [value];
  const blocks = all.filter((one): one is { readonly [key: string]: Json } => typeof one === 'object' && one !== null);
  return blocks.length === all.length ? blocks : [];
}
