/**
 * Functions that look at the machine: files, the working directory, the home, the clock. What they may see is only the
 * copy of the configuration; what they would see besides becomes unknown, as if it were known after apply.
 */
import type { Call, Expression, HclFile, Traversal } from '../../../terraform/hcl/model.js';
import { escaped, quoted } from '../../../terraform/hcl/write.js';
import type { Edit } from '../edits.js';
import { walk } from '../expressions.js';
import { type PathScope, type ProvenPath, provenPath } from './paths.js';

/** A value of any type that is not known while planning. */
export const UNKNOWN_TEXT = 'jsondecode(timestamp())';

/** The same for a text. */
const UNKNOWN_PLACE = 'timestamp()';

/** Every function of Terraform and OpenTofu that reads files starts so; the ones to come will, too. */
const READS_FILES = /^(?:file|template)/;
/** What is in it may call functions that read files, and it may come from anywhere. */
const TEMPLATE_STRING = 'templatestring';
const TEMPLATE_FILE = 'templatefile';
const PLACE = 'abspath';
const HOME_PATH = 'pathexpand';
const CLOCK = 'plantimestamp';
const OF_THE_MACHINE: ReadonlySet<string> = new Set([PLACE, HOME_PATH, CLOCK]);

/** A word of these before a parenthesis or a comment, which may end before one, in whatever text. */
const ANY_CALL = /\b(?:file\w*|template\w*|abspath|pathexpand|plantimestamp)(?=\s*(?:\(|\/\*|#|\/\/))/g;

/** Whether a template calls what it should not. Its words are taken for calls, also where they are text. */
export const callsFunctionsOfTheMachine = (text: string): boolean => text.search(ANY_CALL) >= 0;

/** `core::file` is `file`. */
const plainName = ({ name }: Call): string => name.replace(/^core::/, '');

/** What a call wants to read. */
export interface FileRead {
  /** Absolute; a file, or a directory with all that is in it. */
  readonly path: string;
  readonly all: boolean;
  /** What is in it is evaluated. */
  readonly isTemplate: boolean;
  /** Directory of the module that wants it. */
  readonly module: string;
}

/** What was found there. */
export type Readable = 'yes' | 'missing' | 'no';

export interface FileCall {
  readonly call: Call;
  readonly proven: ProvenPath | null;
  /** `fileset`: the second argument is a path, too. */
  readonly pattern: Expression | null;
  readonly wanted: FileRead | null;
  /** Inside `try` or `can`: a failure is what the configuration waits for. Some functions do not fail at all. */
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
  /** Where what is wanted is in the copy, seen from where Terraform runs: `./x`, `../x`. */
  readonly placeOf: (wanted: FileRead) => string;
  readonly readable: (wanted: FileRead) => Readable;
  /** What is said of where a path of the source is; null for what is unknown. */
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
  /** Paths that were written anew. */
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

/** What is in it stays, for its references; nothing that reads a file does, not even where nobody gets to it. */
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

/** What the code itself says of the place, and nothing of the machine. */
const workingDirectory = ({ span: { start, end } }: Traversal, { root }: PathScope, around: Surroundings): Edit => {
  const place = around.absoluteOf(root);
  return { start, end, text: place === null ? UNKNOWN_PLACE : quoted(place) };
};

/** The known part as it is in the copy; in what comes later no way leads up. */
function pathEdits({ call, proven, wanted, pattern }: FileCall, { placeOf }: Surroundings): Edit[] {
  const path = call.arguments[0]!;
  const { rest, tail } = proven!;
  const known = placeOf(wanted!);
  const edits: Edit[] =
    rest === null
      ? [{ start: path.span.start, end: path.span.end, text: quoted(known) }]
      : [
          // The text from here on is in the quotes that the path has been in.
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

/** Home is a place like any other, and the same on every machine. */
const homeless = ({ span: { start, end } }: Expression): Edit => ({
  start,
  end,
  before: 'replace(',
  after: ', "/^~/", "/home")',
});

const isWorkingDirectory = ({ root, steps }: Traversal): boolean =>
  root === 'path' && steps.length === 1 && steps[0]?.kind === 'attribute' && steps[0].name === 'cwd';

/**
 * Where the text has such a call and our reading of it has none, Terraform may read it otherwise: the name is spoiled.
 * A comment may be hit; a plain string in a file that is read without a fault is not.
 */
function unsettled(file: HclFile, expressions: readonly Expression[], settled: ReadonlySet<number>): Edit[] {
  const isPlain = file.faults.length > 0 ? () => false : insideOf(plainStrings(file, expressions));
  return [...file.text.matchAll(ANY_CALL)].flatMap(({ index, 0: name }) => {
    // `profile(`: another name that ends so.
    if (/[\w-]/.test(file.text[index - 1] ?? '') || settled.has(index) || isPlain(index)) return [];
    // As a part of the name, so that it goes where the name goes.
    const end = index + name.length;
    return [{ start: end - 1, end, text: `${name.slice(-1)}_` }];
  });
}

/** Whether a place is in one of these parts, none of which is in another one. */
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
