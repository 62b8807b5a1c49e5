/**
 * Which file a call of `file()` and its like reads, as far as the text proves it. Nothing outside the package of a
 * module may be read: what is in a file gets into the plan, and from there into a picture.
 */
import { resolve } from 'node:path';
import type { Expression, Template, Traversal } from '../../../terraform/hcl/model.js';
import { PATH_LOCALS_DEPTH } from '../limits.js';

export interface PathScope {
  /** Directories of the module and of the root, absolute: what `path.module` and `path.root` mean. */
  readonly module: string;
  readonly root: string;
  readonly locals: ReadonlyMap<string, Expression>;
}

export interface ProvenPath {
  /** Absolute: the file, or the directory that the rest is below. */
  readonly path: string;
  /** What is known of the name behind the directory. */
  readonly tail: string;
  /** Where in the text the part stands that is only known later; null where the whole path is known. */
  readonly rest: { readonly start: number; readonly end: number } | null;
}

/** Null where the path may lead anywhere. */
export function provenPath(expression: Expression, scope: PathScope, depth = 0): ProvenPath | null {
  if (depth > PATH_LOCALS_DEPTH) return null;
  switch (expression.kind) {
    case 'literal':
      return typeof expression.value === 'string' ? wholly(expression.value, scope) : null;
    case 'parenthesized':
      return provenPath(expression.inner, scope, depth + 1);
    case 'template':
      return ofTemplate(expression, scope, depth);
    case 'traversal':
      return ofTraversal(expression, scope, depth);
    case 'call': {
      const [path, ...more] = expression.arguments;
      const isSame = /^(?:core::)?abspath$/.test(expression.name) && more.length === 0 && path !== undefined;
      return isSame ? provenPath(path, scope, depth + 1) : null;
    }
    default:
      return null;
  }
}

/** Relative paths start where Terraform runs, in the root, in whatever module they are written. */
function wholly(path: string, { root }: PathScope): ProvenPath | null {
  return leadsElsewhere(path) ? null : { path: resolve(root, path), tail: '', rest: null };
}

/** From the top of the file system, or from the home of the user (`~`), also on Windows. */
const leadsElsewhere = (path: string): boolean => /^[/\\~]|^[A-Za-z]:|\0/.test(path);

function ofTraversal(traversal: Traversal, scope: PathScope, depth: number): ProvenPath | null {
  const directory = directoryOf(traversal, scope);
  if (directory !== null) return { path: directory, tail: '', rest: null };
  const [step, ...more] = traversal.steps;
  if (traversal.root !== 'local' || step?.kind !== 'attribute' || more.length > 0) return null;
  const value = scope.locals.get(step.name);
  const proven = value === undefined ? null : provenPath(value, scope, depth + 1);
  // Its rest is written elsewhere, where it is not made safe.
  return proven === null || proven.rest !== null ? null : proven;
}

function directoryOf({ root, steps }: Traversal, scope: PathScope): string | null {
  const [step, ...more] = steps;
  if (root !== 'path' || step?.kind !== 'attribute' || more.length > 0) return null;
  if (step.name === 'module') return scope.module;
  return step.name === 'root' || step.name === 'cwd' ? scope.root : null;
}

function ofTemplate(template: Template, scope: PathScope, depth: number): ProvenPath | null {
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

  let at = 0;
  for (; others[at]?.kind === 'literal'; at++) known += String((others[at] as { value: unknown }).value);
  if (isBelowBase && known !== '' && !/^[/\\]/.test(known)) return null;
  const whole = `${base}/${known}`;
  if (at === others.length) return known.includes('\0') ? null : { path: resolve(whole), tail: '', rest: null };

  // What comes later has to be behind a directory that is known.
  const before = at === 0 ? first : others[at - 1]!;
  const slash = known.lastIndexOf('/');
  if (before.kind !== 'literal' || slash < 0 || known.includes('\0')) return null;
  const later = others.slice(at);
  if (later.some((part) => part.kind === 'literal' && String(part.value).includes('..'))) return null;
  const tail = known.slice(slash + 1);
  if (tail.includes('..')) return null;
  return {
    path: resolve(base, `./${known.slice(0, slash + 1)}`),
    tail,
    rest: { start: before.span.end, end: template.span.end - 1 },
  };
}
