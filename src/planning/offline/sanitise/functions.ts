/**
 * Restricts functions that read the machine: files, the working directory, the home, the clock. In the copy that
 * Terraform plans, they see only files of the copy. A call that would see more becomes unknown, as if known after
 * apply.
 *
 * Examples: `file("${path.module}/a.json")` -> `file("./.files/0/a.json")`; `file("/etc/passwd")` ->
 * `try(jsondecode(timestamp()), try("/etc/passwd"))`.
 */

import type { Call, Expression, HclFile, Traversal } from '../../../terraform/hcl/model.js';
import { escaped, quoted } from '../../../terraform/hcl/print.js';
import { type PathScope, type ProvenPath, provenPath } from '../../../terraform/module-tree/file-reads.js';
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
export const callsMachineFunctions = (text: string): boolean => text.search(ANY_CALL) >= 0;

/** Returns the name of a function without its namespace: `file` for `core::file`. */
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
    walk(expression, (inner, enclosing) => {
      if (inner.kind !== 'call' || !READS_FILES.test(plainName(inner))) return;
      const name = plainName(inner);
      const [path, second] = inner.arguments;
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
      calls.push({ call: inner, proven, pattern: isSet ? (second ?? null) : null, fileRead, mayFail });
    });
  }
  return calls;
}

/** Files of the copy, for the edits of one attempt. */
export interface CopiedFiles {
  /** Returns the path in the copy, relative to the directory in which Terraform runs: `./x`, `../x`. */
  readonly pathInCopy: (fileRead: FileRead) => string;
  readonly readable: (fileRead: FileRead) => Readable;
  /** Returns the result of `abspath` for a path of the source; null if it must stay unknown. */
  readonly absoluteOf: (path: string) => string | null;
}

/** A call that was made unknown. */
export interface MadeUnknown {
  /** Path of the code file, relative to the source. */
  readonly file: string;
  readonly line: number;
  /** `outside`: the file must not be read, for any of the reasons of `Readable`. */
  readonly why: 'outside' | 'missing';
}

/** The edits that restrict the calls of a file, and the calls that they make unknown. */
export interface FunctionEdits {
  readonly edits: readonly Edit[];
  readonly unknown: readonly MadeUnknown[];
}

/**
 * Returns the edits that restrict all calls in a file.
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
    walk(expression, (inner) => {
      if (inner.kind === 'traversal' && isWorkingDirectory(inner)) edits.push(workingDirectory(inner, scope, copied));
      if (inner.kind !== 'call' || !MACHINE_FUNCTIONS.has(plainName(inner))) return;
      settle(inner);
      if (replacedPaths.has(inner)) return;
      for (const edit of machineEdits(inner, file.text, scope, copied)) edits.push(edit);
    });
  }
  for (const edit of unparsedCallEdits(file, expressions, settled)) edits.push(edit);
  return { edits, unknown };
}

/**
 * Returns the edits that make a call unknown. Its arguments stay, for their references, but no name of a function that
 * reads files stays, not even in code that is never evaluated.
 */
function unknownCall({ name, span: { start, end } }: Call, text: string): Edit[] {
  const wrapping: Edit = { start, end, before: `try(${UNKNOWN_TEXT}, `, after: ')' };
  const isPlain = text.startsWith(name, start);
  return isPlain ? [wrapping, { start, end: start + name.length, text: 'try' }] : [wrapping];
}

/** Returns the edits for a call of `abspath`, `pathexpand` or `plantimestamp`. */
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

/** Returns the edit that replaces `path.cwd` by the path inside the package, which reveals nothing of the machine. */
const workingDirectory = ({ span: { start, end } }: Traversal, { root }: PathScope, copied: CopiedFiles): Edit => {
  const path = copied.absoluteOf(root);
  return { start, end, text: path === null ? UNKNOWN_PATH : quoted(path) };
};

/**
 * Returns the edits that replace the known part of a path by its path in the copy, and remove `..` from the part that
 * is evaluated later.
 */
function pathEdits({ call, proven, fileRead, pattern }: FileCall, { pathInCopy }: CopiedFiles): Edit[] {
  const path = call.arguments[0]!;
  const { rest, tail } = proven!;
  const known = pathInCopy(fileRead!);
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

/** True for a literal pattern that stays in its directory. */
const isPlainPattern = (pattern: Expression): boolean =>
  pattern.kind === 'literal' && !String(pattern.value).includes('..');

/** Returns the edit that replaces `~` by `/home`, so that the home is the same on every machine. */
const withFixedHome = ({ span: { start, end } }: Expression): Edit => ({
  start,
  end,
  before: 'replace(',
  after: ', "/^~/", "/home")',
});

/** True for `path.cwd`. */
const isWorkingDirectory = ({ root, steps }: Traversal): boolean =>
  root === 'path' && steps.length === 1 && steps[0]?.kind === 'attribute' && steps[0].name === 'cwd';

/** Text before a name that belongs to a longer name, or to the object of which the name is an attribute. */
const NO_CALL_BEFORE = /[\w-]$|[\w\])]\.$/;

/**
 * Returns the edits that break the names of calls that are in the text but not in the parsed expressions, since
 * Terraform may parse a faulty file differently: `file(` becomes `fil_(`. Comments are changed too. Plain strings of a
 * file without faults are not.
 */
function unparsedCallEdits(file: HclFile, expressions: readonly Expression[], settled: ReadonlySet<number>): Edit[] {
  const isPlain = file.faults.length > 0 ? () => false : insideOf(plainStrings(file, expressions));
  return [...file.text.matchAll(ANY_CALL)].flatMap(({ index, 0: name }) => {
    // `profile(` only ends with the name of a restricted function. After `local.` it is an attribute, which a comment
    // may follow.
    if (NO_CALL_BEFORE.test(file.text.slice(Math.max(0, index - 2), index)) || settled.has(index) || isPlain(index))
      return [];
    // Replacing a part of the name ties the edit to the name, wherever other edits move it.
    const end = index + name.length;
    return [{ start: end - 1, end, text: `${name.slice(-1)}_` }];
  });
}

/** Returns a test for whether an offset is in one of the ranges. Ranges must not be nested. Sorts `ranges` in place. */
function insideOf(ranges: [start: number, end: number][]): (offset: number) => boolean {
  const sorted = ranges.sort(([a], [b]) => a - b);
  return (offset) => {
    let low = 0;
    let high = sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (sorted[middle]![0] < offset) low = middle + 1;
      else high = middle;
    }
    return low > 0 && offset < sorted[low - 1]![1];
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
