/**
 * Restricts functions that read the machine: files, the working directory, the home, the clock. In the copy that
 * Terraform plans, they see only files of the copy. A call that would see more becomes unknown, as if known after apply.
 *
 * Examples: `file("${path.module}/a.json")` -> `file("./.files/0/a.json")`; `file("/etc/passwd")` ->
 * `try(jsondecode(timestamp()), try("/etc/passwd"))`.
 */

import { resolve } from 'node:path';
import type { Call, Expression, HclFile, Template, Traversal } from '../../../terraform/hcl/model.js';
import { escaped, quoted } from '../../../terraform/hcl/print.js';
import { PATH_LOCALS_DEPTH } from '../../limits.js';
import type { Edit } from '../edits.js';
import { walk } from '../expressions.js';

/** An expression of any type whose value is unknown while planning. */
export const UNKNOWN_TEXT = 'jsondecode(timestamp())';

/** An unknown string, in place of a path. */
const UNKNOWN_PATH = 'timestamp()';

/** Prefix of every function of Terraform and OpenTofu that reads files, and presumably of future ones. */
const READS_FILES = /^(?:file|template)/;
/** Function whose first argument is a template, not a path. The template may call functions that read files. */
const TEMPLATE_STRING = 'templatestring';
const TEMPLATE_FILE = 'templatefile';
const ABSOLUTE_PATH = 'abspath';
const HOME_PATH = 'pathexpand';
const CLOCK = 'plantimestamp';
const MACHINE_FUNCTIONS: ReadonlySet<string> = new Set([ABSOLUTE_PATH, HOME_PATH, CLOCK]);

/**
 * The name of a restricted function before a parenthesis, anywhere in a text. A comment may be between the two:
 * `file # x`, and `("a")` in the next line.
 */
const ANY_CALL = /\b(?:file\w*|template\w*|abspath|pathexpand|plantimestamp)(?=\s*(?:\(|\/\*|#|\/\/))/g;

/** True if a template contains a call of a restricted function. Any text that looks like a call counts. */
export const callsFunctionsOfTheMachine = (text: string): boolean => text.search(ANY_CALL) >= 0;

/** Returns `file` for `core::file`. */
const plainName = ({ name }: Call): string => name.replace(/^core::/, '');

/** A file or directory that a call reads. */
export interface FileRead {
  /** Absolute path of a file, or of a directory if `isDirectory` is true. */
  readonly path: string;
  /** True if any file in the directory may be read, as by `fileset`. */
  readonly isDirectory: boolean;
  /** True if the content is evaluated as a template. */
  readonly isTemplate: boolean;
  /** Directory of the module that contains the call. */
  readonly module: string;
}

/** Result of the attempt to copy a file. `no`: the file is outside the package, secret or too large. */
export type Readable = 'yes' | 'missing' | 'no';

/** A call of a function that reads files. */
export interface FileCall {
  readonly call: Call;
  /** The path in the first argument; null if the path may lead anywhere. */
  readonly proven: ProvenPath | null;
  /** The second argument of `fileset`, which is a path too; null for other functions. */
  readonly pattern: Expression | null;
  /** The file that the call reads; null if `proven` is null. */
  readonly fileRead: FileRead | null;
  /** True if the configuration expects a failure (inside `try` or `can`), or if the function never fails. */
  readonly mayFail: boolean;
}

/** Returns all calls of functions that read files, in the order of the expressions, outer calls first. */
export function fileCallsIn(expressions: readonly Expression[], scope: PathScope): readonly FileCall[] {
  const calls: FileCall[] = [];
  for (const expression of expressions) {
    walk(expression, (part, enclosing) => {
      if (part.kind !== 'call' || !READS_FILES.test(plainName(part))) return;
      const name = plainName(part);
      const [path, second] = part.arguments;
      const proven = path === undefined || name === TEMPLATE_STRING ? null : provenPath(path, scope);
      const isSet = name === 'fileset';
      const mayFail =
        isSet ||
        name === 'fileexists' ||
        enclosing.some((outer) => outer.kind === 'call' && /^(?:core::)?(?:try|can)$/.test(outer.name));
      const fileRead = proven && {
        path: proven.path,
        isDirectory: isSet || proven.rest !== null,
        isTemplate: name === TEMPLATE_FILE,
        module: scope.module,
      };
      calls.push({ call: part, proven, pattern: isSet ? (second ?? null) : null, fileRead, mayFail });
    });
  }
  return calls;
}

/** Files of the copy, for the edits of one attempt. */
export interface CopiedFiles {
  /** Returns the path in the copy, relative to the directory in which Terraform runs: `./x`, `../x`. */
  readonly placeOf: (fileRead: FileRead) => string;
  readonly readable: (fileRead: FileRead) => Readable;
  /** Returns the result of `abspath` for a path of the source; null if it must stay unknown. */
  readonly absoluteOf: (path: string) => string | null;
}

/** A call that was made unknown. */
export interface MadeUnknown {
  /** Path of the code file, relative to the source. */
  readonly file: string;
  readonly line: number;
  readonly why: 'outside' | 'missing';
}

export interface FunctionEdits {
  readonly edits: readonly Edit[];
  readonly unknown: readonly MadeUnknown[];
}

/**
 * Returns the edits that restrict all calls in a file.
 *
 * @param expressions all expressions of the file
 */
export function functionEdits(
  file: HclFile,
  expressions: readonly Expression[],
  scope: PathScope,
  copied: CopiedFiles,
): FunctionEdits {
  const edits: Edit[] = [];
  const unknown: MadeUnknown[] = [];
  /** Offsets of the function names that need no further edit. */
  const settled = new Set<number>();
  const replacedPaths = new Set<Expression>();
  const settle = (call: Call) => settled.add(call.span.start + call.name.length - plainName(call).length);

  for (const fileCall of fileCallsIn(expressions, scope)) {
    const { call, fileRead, mayFail } = fileCall;
    settle(call);
    const readable = fileRead === null ? 'no' : copied.readable(fileRead);
    if (readable === 'yes' || (readable === 'missing' && mayFail)) {
      for (const edit of pathEdits(fileCall, copied)) edits.push(edit);
      replacedPaths.add(call.arguments[0]!);
    } else {
      for (const edit of unknownCall(call, file.text)) edits.push(edit);
      unknown.push({ file: file.path, line: call.span.line, why: readable === 'missing' ? 'missing' : 'outside' });
    }
  }
  for (const expression of expressions) {
    walk(expression, (part) => {
      if (part.kind === 'traversal' && isWorkingDirectory(part)) edits.push(workingDirectory(part, scope, copied));
      if (part.kind !== 'call' || !MACHINE_FUNCTIONS.has(plainName(part))) return;
      settle(part);
      if (replacedPaths.has(part)) return;
      for (const edit of machineEdits(part, file.text, scope, copied)) edits.push(edit);
    });
  }
  for (const edit of unparsedCallEdits(file, expressions, settled)) edits.push(edit);
  return { edits, unknown };
}

/**
 * Makes a call unknown. Its arguments stay, for their references, but no name of a function that reads files stays, not
 * even in an unreachable place.
 */
function unknownCall({ name, span: { start, end } }: Call, text: string): Edit[] {
  const wrapping: Edit = { start, end, before: `try(${UNKNOWN_TEXT}, `, after: ')' };
  const isPlain = text.startsWith(name, start);
  return isPlain ? [wrapping, { start, end: start + name.length, text: 'try' }] : [wrapping];
}

function machineEdits(call: Call, text: string, scope: PathScope, copied: CopiedFiles): Edit[] {
  const { start, end } = call.span;
  switch (plainName(call)) {
    case HOME_PATH:
      return call.arguments.map(withFixedHome);
    case CLOCK:
      return [{ start, end: start + call.name.length, text: 'timestamp' }];
    default: {
      const [argument] = call.arguments;
      const proven = argument === undefined ? null : provenPath(argument, scope);
      const path = proven === null || proven.rest !== null ? null : copied.absoluteOf(proven.path);
      return path === null ? unknownCall(call, text) : [{ start, end, text: quoted(path) }];
    }
  }
}

/** Replaces `path.cwd` by the path inside the package, which reveals nothing of the machine. */
const workingDirectory = ({ span: { start, end } }: Traversal, { root }: PathScope, copied: CopiedFiles): Edit => {
  const path = copied.absoluteOf(root);
  return { start, end, text: path === null ? UNKNOWN_PATH : quoted(path) };
};

/** Replaces the known part of a path by its path in the copy, and removes `..` from the part that is evaluated later. */
function pathEdits({ call, proven, fileRead, pattern }: FileCall, { placeOf }: CopiedFiles): Edit[] {
  const path = call.arguments[0]!;
  const { rest, tail } = proven!;
  const known = placeOf(fileRead!);
  const edits: Edit[] =
    rest === null
      ? [{ start: path.span.start, end: path.span.end, text: quoted(known) }]
      : [
          // The text up to the unknown part is in the quotes of the original path.
          { start: path.span.start, end: rest.start, text: `"${escaped(known)}/\${replace("${escaped(tail)}` },
          { start: rest.end, end: path.span.end, text: '", "..", "")}"' },
        ];
  if (pattern !== null && !isPlainPattern(pattern)) {
    const { start, end } = pattern.span;
    edits.push({ start, end, before: 'replace(', after: ', "..", "")' });
  }
  return edits;
}

const isPlainPattern = (pattern: Expression): boolean =>
  pattern.kind === 'literal' && !String(pattern.value).includes('..');

/** Replaces `~` by `/home`, so that the home is the same on every machine. */
const withFixedHome = ({ span: { start, end } }: Expression): Edit => ({
  start,
  end,
  before: 'replace(',
  after: ', "/^~/", "/home")',
});

const isWorkingDirectory = ({ root, steps }: Traversal): boolean =>
  root === 'path' && steps.length === 1 && steps[0]?.kind === 'attribute' && steps[0].name === 'cwd';

/**
 * Breaks the names of calls that are in the text but not in the parsed expressions, since Terraform may parse a faulty
 * file differently: `file(` becomes `fil_(`. Comments are changed too. Plain strings of a file without faults are not.
 */
function unparsedCallEdits(file: HclFile, expressions: readonly Expression[], settled: ReadonlySet<number>): Edit[] {
  const isPlain = file.faults.length > 0 ? () => false : insideOf(plainStrings(file, expressions));
  return [...file.text.matchAll(ANY_CALL)].flatMap(({ index, 0: name }) => {
    // `profile(` only ends with the name of a restricted function.
    if (/[\w-]/.test(file.text[index - 1] ?? '') || settled.has(index) || isPlain(index)) return [];
    // Replacing a part of the name ties the edit to the name, wherever other edits move it.
    const end = index + name.length;
    return [{ start: end - 1, end, text: `${name.slice(-1)}_` }];
  });
}

/** Returns a test for whether an offset is in one of the ranges. Ranges must not be nested. Sorts `ranges` in place. */
function insideOf(ranges: [start: number, end: number][]): (at: number) => boolean {
  const sorted = ranges.sort(([a], [b]) => a - b);
  return (at) => {
    let low = 0;
    let high = sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (sorted[middle]![0] < at) low = middle + 1;
      else high = middle;
    }
    return low > 0 && at < sorted[low - 1]![1];
  };
}

/** Returns the ranges of strings without template syntax. */
function plainStrings({ text }: HclFile, expressions: readonly Expression[]): [start: number, end: number][] {
  const ranges: [number, number][] = [];
  for (const expression of expressions) {
    walk(expression, ({ kind, span: { start, end } }) => {
      if (kind === 'literal' && text[start] === '"' && !/[$%]/.test(text.slice(start, end))) ranges.push([start, end]);
    });
  }
  return ranges;
}

// ---- Determines the file that a call such as `file()` reads, as far as the code proves it.
// No file outside the module's package may be read: its content would get into the plan, and from there into a
// diagram.

export interface PathScope {
  /** Absolute directories of the module and of the root: the values of `path.module` and `path.root`. */
  readonly module: string;
  readonly root: string;
  readonly locals: ReadonlyMap<string, Expression>;
}

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
function provenPath(expression: Expression, scope: PathScope, depth = 0): ProvenPath | null {
  if (depth > PATH_LOCALS_DEPTH) return null;
  switch (expression.kind) {
    case 'literal':
      return typeof expression.value === 'string' ? literalPath(expression.value, scope) : null;
    case 'parenthesized':
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

/** Resolves a relative path from the root module, where Terraform runs, not from the module that contains the code. */
function literalPath(path: string, { root }: PathScope): ProvenPath | null {
  return leadsElsewhere(path) ? null : { path: resolve(root, path), tail: '', rest: null };
}

/** True for a path from the top of the file system or the user's home (`~`), including the forms of Windows. */
const leadsElsewhere = (path: string): boolean => /^[/\\~]|^[A-Za-z]:|\0/.test(path);

function traversalPath(traversal: Traversal, scope: PathScope, depth: number): ProvenPath | null {
  const directory = directoryOf(traversal, scope);
  if (directory !== null) return { path: directory, tail: '', rest: null };
  const [step, ...more] = traversal.steps;
  if (traversal.root !== 'local' || step?.kind !== 'attribute' || more.length > 0) return null;
  const value = scope.locals.get(step.name);
  const proven = value === undefined ? null : provenPath(value, scope, depth + 1);
  // An unknown part in a local is outside of this expression, and its text is not sanitised.
  return proven === null || proven.rest !== null ? null : proven;
}

function directoryOf({ root, steps }: Traversal, scope: PathScope): string | null {
  const [step, ...more] = steps;
  if (root !== 'path' || step?.kind !== 'attribute' || more.length > 0) return null;
  if (step.name === 'module') return scope.module;
  return step.name === 'root' || step.name === 'cwd' ? scope.root : null;
}

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

  let at = 0;
  for (; others[at]?.kind === 'literal'; at++) known += String((others[at] as { value: unknown }).value);
  if (isBelowBase && known !== '' && !/^[/\\]/.test(known)) return null;
  const whole = `${base}/${known}`;
  if (at === others.length) return known.includes('\0') ? null : { path: resolve(whole), tail: '', rest: null };

  // The unknown part must be behind a known directory.
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
