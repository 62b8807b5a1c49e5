/**
 * Determines the file that a call such as `file()` reads, as far as the code proves it, and reads the short ones. No
 * file outside the module's package may be read: its content would get into the plan, and from there into a diagram.
 */

import { join, relative, resolve, sep } from 'node:path';
import type { Files } from '../../platform/io.js';
import { readWithin } from '../fetch/read-within.js';
import type { Body, Expression, HclFile, Template, Traversal } from '../hcl/model.js';
import { childrenOf } from '../hcl/walk.js';
import { PATH_LOCALS_DEPTH, READ_TEXT_BYTES_MAX, READ_TEXTS_MAX } from '../limits.js';

// ---- Files whose content the code evaluates.

/** Names in the folders of Git and Terraform, and state files, which may contain secrets. */
const NEVER_READ = /^(?:\.git|\.terraform(?:\.lock\.hcl)?|.*\.tfstate(?:\..*)?|terraform\.tfstate\.d)$/;

/** True for a name of a file or directory whose content must not get into a plan or a diagram. */
export const isNeverRead = (name: string): boolean => NEVER_READ.test(name);

/** True if a name on the path below `top` is never read. */
export const isNeverReadBelow = (top: string, path: string): boolean =>
  relative(top, path).split(sep).some(isNeverRead);

/** Functions whose result is the content of a file, as it is or as a template. */
const READS_TEXT = /^(?:core::)?(?:templatefile|file)$/;
const MAY_READ_TEXT = /file\s*\(/;

/**
 * Reads the files that `file` and `templatefile` name, by absolute path. Leaves out long files, and files that may not
 * be read. A path with an unknown part (`"policies/${var.name}.json"`) may name any file of its directory.
 * @param files code of one module
 * @param top real path of the module's package
 */
export async function readTexts(
  files: readonly HclFile[],
  scope: PathScope,
  top: string,
  io: Files,
): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>();
  for (const path of await pathsRead(files, scope, io)) {
    if (texts.size >= READ_TEXTS_MAX) break;
    const entry = isNeverReadBelow(top, path) ? null : await readWithin(top, path, READ_TEXT_BYTES_MAX, io);
    if (entry?.is !== 'read' || isNeverReadBelow(top, entry.path)) continue;
    const text = Buffer.from(entry.bytes).toString('utf8');
    if (!text.includes('\ufffd')) texts.set(path, text);
  }
  return texts;
}

/** Returns the paths that calls may read, in the order of the code. */
async function pathsRead(files: readonly HclFile[], scope: PathScope, io: Files): Promise<ReadonlySet<string>> {
  const paths = new Set<string>();
  for (const file of files) {
    for (const path of MAY_READ_TEXT.test(file.text) ? provenPathsIn(file.body, scope) : []) {
      if (path.rest === null) paths.add(path.path);
      else for (const name of await namesIn(path, io)) paths.add(join(path.path, name));
    }
  }
  return paths;
}

/** Returns the names of the files that a path with an unknown part may lead to. */
async function namesIn({ path, tail }: ProvenPath, io: Files): Promise<readonly string[]> {
  const entries = await io.list(path).catch(() => []);
  const names = entries.flatMap(({ name, kind }) => (kind !== 'directory' && name.startsWith(tail) ? [name] : []));
  return names.slice(0, READ_TEXTS_MAX);
}

function provenPathsIn(body: Body, scope: PathScope): readonly ProvenPath[] {
  const proven: ProvenPath[] = [];
  const pending: Expression[] = body.attributes.map(({ value }) => value);
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    pending.push(...childrenOf(next));
    const [path] = next.kind === 'call' && READS_TEXT.test(next.name) ? next.arguments : [];
    const provenFile = path === undefined ? null : provenPath(path, scope);
    if (provenFile !== null) proven.push(provenFile);
  }
  return [...proven.reverse(), ...body.blocks.flatMap((block) => provenPathsIn(block.body, scope))];
}

// ---- Paths of files.

/** The values of `path.module`, `path.root` and locals. */
export interface PathScope {
  /** Absolute directories of the module and of the root module. */
  readonly module: string;
  readonly root: string;
  readonly locals: ReadonlyMap<string, Expression>;
}

/** A path that is known as a whole, or up to a part that is evaluated later. */
export interface ProvenPath {
  /** Absolute path of the file, or of the directory that contains the unknown part. */
  readonly path: string;
  /** Known beginning of the name inside that directory. */
  readonly tail: string;
  /** Range of the part that is evaluated later; null if the whole path is known. */
  readonly rest: { readonly start: number; readonly end: number } | null;
}

/**
 * Returns the path that an expression is proved to name. Null if the path may lead anywhere.
 *
 * Examples: `"${path.module}/a.json"` is known as a whole. `"${path.module}/policies/p-${var.x}.json"` is proved to be
 * in `policies`, with `p-` as its tail. `"${var.x}/a.json"` is null.
 */
export function provenPath(expression: Expression, scope: PathScope, depth = 0): ProvenPath | null {
  if (depth > PATH_LOCALS_DEPTH) return null;
  switch (expression.kind) {
    case 'literal':
      return typeof expression.value === 'string' ? literalPath(expression.value, scope) : null;
    case 'parenthesised':
      return provenPath(expression.inner, scope, depth + 1);
    case 'template':
      return templatePath(expression, scope, depth);
    case 'traversal':
      return traversalPath(expression, scope, depth);
    case 'call': {
      const [path, ...more] = expression.arguments;
      const isAbsolutePath = /^(?:core::)?abspath$/.test(expression.name) && more.length === 0 && path !== undefined;
      return isAbsolutePath ? provenPath(path, scope, depth + 1) : null;
    }
    default:
      return null;
  }
}

/**
 * Proves a relative path; null for any other path. It starts from the root module, where Terraform runs, not from the
 * module that contains the code.
 */
function literalPath(path: string, { root }: PathScope): ProvenPath | null {
  return leadsElsewhere(path) ? null : { path: resolve(root, path), tail: '', rest: null };
}

/** True for a path from the top of the file system or the user's home (`~`), including the forms of Windows. */
const leadsElsewhere = (path: string): boolean => /^[/\\~]|^[A-Za-z]:|\0/.test(path);

/** Proves the path of `path.module`, `path.root`, `path.cwd` or a local; null for any other reference. */
function traversalPath(traversal: Traversal, scope: PathScope, depth: number): ProvenPath | null {
  const directory = directoryOf(traversal, scope);
  if (directory !== null) return { path: directory, tail: '', rest: null };
  const [step, ...more] = traversal.steps;
  if (traversal.root !== 'local' || step?.kind !== 'attribute' || more.length > 0) return null;
  const value = scope.locals.get(step.name);
  const proven = value === undefined ? null : provenPath(value, scope, depth + 1);
  // An unknown part in a local is outside this expression, and its text is not sanitised.
  return proven === null || proven.rest !== null ? null : proven;
}

/** Returns the directory that `path.module`, `path.root` or `path.cwd` stands for; null for any other reference. */
function directoryOf({ root, steps }: Traversal, scope: PathScope): string | null {
  const [step, ...more] = steps;
  if (root !== 'path' || step?.kind !== 'attribute' || more.length > 0) return null;
  if (step.name === 'module') return scope.module;
  return step.name === 'root' || step.name === 'cwd' ? scope.root : null;
}

/**
 * Proves the path of a template whose parts are literals up to the unknown part, after an optional known directory.
 * Null for any other template.
 */
function templatePath(template: Template, scope: PathScope, depth: number): ProvenPath | null {
  if (template.heredoc) return null;
  const [first, ...others] = template.parts;
  if (first === undefined) return null;
  let known: string;
  let base = scope.root;
  if (first.kind === 'literal') known = String(first.value);
  else {
    const start = provenPath(first, scope, depth + 1);
    if (start === null || start.rest !== null) return null;
    base = start.path;
    known = '';
  }
  const isBelowBase = first.kind !== 'literal';
  if (!isBelowBase && leadsElsewhere(known)) return null;

  let index = 0;
  for (; others[index]?.kind === 'literal'; index++) known += String((others[index] as { value: unknown }).value);
  if (isBelowBase && known !== '' && !/^[/\\]/.test(known)) return null;
  const whole = `${base}/${known}`;
  if (index === others.length) return known.includes('\0') ? null : { path: resolve(whole), tail: '', rest: null };

  // The unknown part must be below a known directory.
  const before = index === 0 ? first : others[index - 1]!;
  const slash = known.lastIndexOf('/');
  if (before.kind !== 'literal' || slash < 0 || known.includes('\0')) return null;
  const later = others.slice(index);
  if (later.some((part) => part.kind === 'literal' && String(part.value).includes('..'))) return null;
  const tail = known.slice(slash + 1);
  if (tail.includes('..')) return null;
  return {
    path: resolve(base, `./${known.slice(0, slash + 1)}`),
    tail,
    rest: { start: before.span.end, end: template.span.end - 1 },
  };
}
