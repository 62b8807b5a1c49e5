/**
 * Restricts functions that read the machine: files, the working directory, the home, the clock. They see only the copy
 * of the configuration. A call that would see more becomes unknown, as if known after apply.
 */
import type { Call, Expression, HclFile, Traversal } from '../../../terraform/hcl/model.js';
import { escaped, quoted } from '../../../terraform/hcl/write.js';
import type { Edit } from '../edits.js';
import { walk } from '../expressions.js';
import { type PathScope, type ProvenPath, provenPath } from './paths.js';

/** An expression of any type whose value is unknown while planning. */
export const UNKNOWN_TEXT = 'jsondecode(timestamp())';

/** An unknown string. */
const UNKNOWN_PLACE = 'timestamp()';

/** Prefix of every function of Terraform and OpenTofu that reads files, and presumably of future ones. */
const READS_FILES = /^(?:file|template)/;
/** Function whose template may call functions that read files, and may come from anywhere. */
const TEMPLATE_STRING = 'templatestring';
const TEMPLATE_FILE = 'templatefile';
const PLACE = 'abspath';
const HOME_PATH = 'pathexpand';
const CLOCK = 'plantimestamp';
const OF_THE_MACHINE: ReadonlySet<string> = new Set([PLACE, HOME_PATH, CLOCK]);

/** A name of such a function before a parenthesis or a comment, anywhere in a text. A comment may precede the parenthesis. */
const ANY_CALL = /\b(?:file\w*|template\w*|abspath|pathexpand|plantimestamp)(?=\s*(?:\(|\/\*|#|\/\/))/g;

/** True if a template contains a call of a restricted function. Any text that looks like a call counts. */
export const callsFunctionsOfTheMachine = (text: string): boolean => text.search(ANY_CALL) >= 0;

/** Returns `file` for `core::file`. */
const plainName = ({ name }: Call): string => name.replace(/^core::/, '');

/** A file or directory that a call reads. */
export interface FileRead {
  /** Absolute path of a file, or of a directory if `all` is true. */
  readonly path: string;
  readonly all: boolean;
  /** True if the content is evaluated as a template. */
  readonly isTemplate: boolean;
  /** Directory of the module that contains the call. */
  readonly module: string;
}

/** Result of the attempt to copy a file. */
export type Readable = 'yes' | 'missing' | 'no';

export interface FileCall {
  readonly call: Call;
  readonly proven: ProvenPath | null;
  /** The second argument of `fileset`, which is a path too; null for other functions. */
  readonly pattern: Expression | null;
  readonly wanted: FileRead | null;
  /** True if the configuration expects a failure (inside `try` or `can`), or if the function never fails. */
  readonly mayFail: boolean;
}

export function fileCallsIn(expressions: readonly Expression[], scope: PathScope): readonly FileCall[] {
  const calls: FileCall[] = [];
  for (const expression of expressions) {
    walk(expression, (part, around) => {
      if (part.kind !== 'call' || !READS_FILES.test(plainName(part))) return;
      const name = plainName(part);
      const [path, second] = part.arguments;
      const proven = path === undefined || name === TEMPLATE_STRING ? null : provenPath(path, scope);
      const isSet = name === 'fileset';
      const mayFail =
        isSet ||
        name === 'fileexists' ||
        around.some((outer) => outer.kind === 'call' && /^(?:core::)?(?:try|can)$/.test(outer.name));
      const wanted = proven && {
        path: proven.path,
        all: isSet || proven.rest !== null,
        isTemplate: name === TEMPLATE_FILE,
        module: scope.module,
      };
      calls.push({ call: part, proven, pattern: isSet ? (second ?? null) : null, wanted, mayFail });
    });
  }
  return calls;
}

export interface Surroundings {
  /** Returns the path in the copy, relative to the directory in which Terraform runs: `./x`, `../x`. */
  readonly placeOf: (wanted: FileRead) => string;
  readonly readable: (wanted: FileRead) => Readable;
  /** Returns the absolute path to show for a path of the source; null for an unknown one. */
  readonly absoluteOf: (path: string) => string | null;
}

export interface MadeUnknown {
  readonly file: string;
  readonly line: number;
  readonly why: 'outside' | 'missing';
}

export interface MadeSafe {
  readonly edits: readonly Edit[];
  readonly unknown: readonly MadeUnknown[];
}

export function functionEdits(
  file: HclFile,
  expressions: readonly Expression[],
  scope: PathScope,
  around: Surroundings,
): MadeSafe {
  const edits: Edit[] = [];
  const unknown: MadeUnknown[] = [];
  const settled = new Set<number>();
  /** Path arguments that were replaced. */
  const written = new Set<Expression>();
  const settle = (call: Call) => settled.add(call.span.start + call.name.length - plainName(call).length);

  for (const fileCall of fileCallsIn(expressions, scope)) {
    const { call, wanted, mayFail } = fileCall;
    settle(call);
    const found = wanted === null ? 'no' : around.readable(wanted);
    if (found === 'yes' || (found === 'missing' && mayFail)) {
      for (const edit of pathEdits(fileCall, around)) edits.push(edit);
      written.add(call.arguments[0]!);
    } else {
      for (const edit of unknownCall(call, file.text)) edits.push(edit);
      unknown.push({ file: file.path, line: call.span.line, why: found === 'missing' ? 'missing' : 'outside' });
    }
  }
  for (const expression of expressions) {
    walk(expression, (part) => {
      if (part.kind === 'traversal' && isWorkingDirectory(part)) edits.push(workingDirectory(part, scope, around));
      if (part.kind !== 'call' || !OF_THE_MACHINE.has(plainName(part))) return;
      settle(part);
      if (!written.has(part)) for (const edit of machineEdits(part, file.text, scope, around)) edits.push(edit);
    });
  }
  for (const edit of unsettled(file, expressions, settled)) edits.push(edit);
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

function machineEdits(call: Call, text: string, scope: PathScope, around: Surroundings): Edit[] {
  const { start, end } = call.span;
  switch (plainName(call)) {
    case HOME_PATH:
      return call.arguments.map(homeless);
    case CLOCK:
      return [{ start, end: start + call.name.length, text: 'timestamp' }];
    default: {
      const [path] = call.arguments;
      const proven = path === undefined ? null : provenPath(path, scope);
      const place = proven === null || proven.rest !== null ? null : around.absoluteOf(proven.path);
      return place === null ? unknownCall(call, text) : [{ start, end, text: quoted(place) }];
    }
  }
}

/** Replaces `path.cwd` by the path inside the package, which reveals nothing of the machine. */
const workingDirectory = ({ span: { start, end } }: Traversal, { root }: PathScope, around: Surroundings): Edit => {
  const place = around.absoluteOf(root);
  return { start, end, text: place === null ? UNKNOWN_PLACE : quoted(place) };
};

/** Replaces the known part of a path by its path in the copy, and removes `..` from the part that is evaluated later. */
function pathEdits({ call, proven, wanted, pattern }: FileCall, { placeOf }: Surroundings): Edit[] {
  const path = call.arguments[0]!;
  const { rest, tail } = proven!;
  const known = placeOf(wanted!);
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
const homeless = ({ span: { start, end } }: Expression): Edit => ({
  start,
  end,
  before: 'replace(',
  after: ', "/^~/", "/home")',
});

const isWorkingDirectory = ({ root, steps }: Traversal): boolean =>
  root === 'path' && steps.length === 1 && steps[0]?.kind === 'attribute' && steps[0].name === 'cwd';

/**
 * Spoils the names of calls that the text contains and our parser did not find, since Terraform may parse the text
 * otherwise. A comment may be changed, but no plain string in a file without faults.
 */
function unsettled(file: HclFile, expressions: readonly Expression[], settled: ReadonlySet<number>): Edit[] {
  const isPlain = file.faults.length > 0 ? () => false : insideOf(plainStrings(file, expressions));
  return [...file.text.matchAll(ANY_CALL)].flatMap(({ index, 0: name }) => {
    // `profile(` only ends with the name of a restricted function.
    if (/[\w-]/.test(file.text[index - 1] ?? '') || settled.has(index) || isPlain(index)) return [];
    // Replacing a part of the name ties the edit to the name, wherever other edits move it.
    const end = index + name.length;
    return [{ start: end - 1, end, text: `${name.slice(-1)}_` }];
  });
}

/** Returns a test for whether an offset is in one of the ranges, which must not be nested. */
function insideOf(parts: [start: number, end: number][]): (at: number) => boolean {
  const sorted = parts.sort(([a], [b]) => a - b);
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

function plainStrings({ text }: HclFile, expressions: readonly Expression[]): [start: number, end: number][] {
  const found: [number, number][] = [];
  for (const expression of expressions) {
    walk(expression, ({ kind, span: { start, end } }) => {
      if (kind === 'literal' && text[start] === '"' && !/[$%]/.test(text.slice(start, end))) found.push([start, end]);
    });
  }
  return found;
}
