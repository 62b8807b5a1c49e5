/**
 * Functions that look at the machine: files, the working directory, the home, the clock. What they may see is only the
 * copy of the configuration; what they would see besides becomes unknown, as if it were known after apply.
 */
import { relative, sep } from 'node:path';
import type { Call, Expression, HclFile, Traversal } from '../../hcl/model.js';
import { escaped, quoted } from '../../hcl/write.js';
import type { Edit } from '../edits.js';
import { walk } from '../expressions.js';
import { type PathScope, type ProvenPath, provenPath } from './paths.js';

/** A value of any type that is not known while planning. */
export const UNKNOWN_TEXT = 'jsondecode(timestamp())';

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
export interface Wanted {
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
  readonly wanted: Wanted | null;
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
  /** The temporary directory: no value may name it. */
  readonly top: string;
  /** Where Terraform runs, in the copy. */
  readonly root: string;
  /** Where a path of the source is in the copy. */
  readonly copyOf: (path: string) => string;
  readonly readable: (wanted: Wanted) => Readable;
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
  calls: readonly FileCall[],
  around: Surroundings,
): MadeSafe {
  const edits: Edit[] = [];
  const unknown: MadeUnknown[] = [];
  const settled = new Set<number>();
  /** Paths that were written anew. */
  const written = new Set<Expression>();
  const settle = (call: Call) => settled.add(call.span.start + call.name.length - plainName(call).length);

  for (const fileCall of calls) {
    const { call, wanted, mayFail } = fileCall;
    settle(call);
    const found = wanted === null ? 'no' : around.readable(wanted);
    if (found === 'yes' || (found === 'missing' && mayFail)) {
      edits.push(...pathEdits(fileCall, around));
      written.add(call.arguments[0]!);
    } else {
      edits.push({ start: call.span.start, end: call.span.end, before: `try(${UNKNOWN_TEXT}, `, after: ')' });
      unknown.push({ file: file.path, line: call.span.line, why: found === 'missing' ? 'missing' : 'outside' });
    }
  }
  for (const expression of expressions) {
    walk(expression, (part) => {
      if (part.kind === 'traversal' && isWorkingDirectory(part)) edits.push(workingDirectory(part, around));
      if (part.kind !== 'call') return;
      const name = plainName(part);
      if (!OF_THE_MACHINE.has(name)) return;
      settle(part);
      const { start, end } = part.span;
      if (name === HOME_PATH) edits.push(...part.arguments.map(homeless));
      else if (name === CLOCK) edits.push({ start, end: start + part.name.length, text: 'timestamp' });
      else if (!written.has(part))
        edits.push({ start, end, before: 'replace(', after: `, ${quoted(around.top)}, "")` });
    });
  }
  for (const edit of unsettled(file, expressions, settled)) edits.push(edit);
  return { edits, unknown };
}

/** The known part as it is in the copy; in what comes later no way leads up. */
function pathEdits({ call, proven, pattern }: FileCall, { root, copyOf }: Surroundings): Edit[] {
  const path = call.arguments[0]!;
  const { rest, tail, path: place } = proven!;
  const known = `./${relative(root, copyOf(place)).split(sep).join('/')}`;
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

const workingDirectory = ({ span }: Traversal, { top, root }: Surroundings): Edit => ({
  start: span.start,
  end: span.end,
  text: quoted(`/${relative(top, root).split(sep).join('/')}`),
});

/**
 * Where the text has such a call and our reading of it has none, Terraform may read it otherwise: the name is spoiled.
 * A comment may be hit; a plain string in a file that is read without a fault is not.
 */
function unsettled(file: HclFile, expressions: readonly Expression[], settled: ReadonlySet<number>): Edit[] {
  const plain = file.faults.length > 0 ? [] : plainStrings(file, expressions);
  return [...file.text.matchAll(ANY_CALL)].flatMap(({ index, 0: name }) => {
    // `profile(`: another name that ends so.
    if (/[\w-]/.test(file.text[index - 1] ?? '') || settled.has(index)) return [];
    if (plain.some(([start, end]) => start < index && index < end)) return [];
    return [{ start: index + name.length, end: index + name.length, text: '_' }];
  });
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
