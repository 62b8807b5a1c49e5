/**
 * Repairs the copy after Terraform has refused a plan. All diagnostics of an attempt are answered at once, since each
 * attempt is a complete plan.
 */

import type { Diagnostic, DiagnosticPlace, Snippet } from '../../../terraform/engine/diagnostics.js';
import type { WrittenCopy } from '../copy/copy.js';
import type { Layout } from '../copy/layout.js';
import { walk } from '../expressions.js';
import type { InstanceNumber } from '../known-after-apply/numbers.js';
import type { Repairs } from '../sanitise/repairs.js';
import { Draft } from './draft.js';
import { attributeAt, type Enclosing, type Located, locate } from './locate.js';

/**
 * Returns more repairs than before. Null if no repair is left: the configuration or groundplan itself is at fault.
 *
 * @param unknownNumbers returns the numbers that a later plan would refuse, given the repairs
 */
export function repaired(
  diagnostics: readonly Diagnostic[],
  repairs: Repairs,
  written: WrittenCopy,
  layout: Layout,
  unknownNumbers: (repairs: Repairs) => readonly InstanceNumber[],
): Repairs | null {
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  if (errors.some(isFaultOfTheCode)) return null;
  const draft = new Draft(repairs);
  for (const error of errors) {
    const place = placeOf(error);
    const located = place === null ? null : locate(place, written, layout);
    repairOne(error, located, draft, written.stubs.areOpen);
  }
  if (draft.isUnknownMore || errors.some(({ summary }) => UNKNOWN_NUMBER.test(summary)))
    // One unknown number makes others unknown, module by module.
    while (draft.makeNumbersUnknown(unknownNumbers(draft.repairs())));
  return draft.isChanged ? draft.repairs() : null;
}

/** For a secret value, Terraform's diagnostic is at the variable and gives the place of the value only in its text. */
const DEFINED_AT = /Invalid value defined at (.+):(\d+),(\d+)-[\d,]+\.?$/;

function placeOf({ place, detail }: Diagnostic): DiagnosticPlace | null {
  const defined = DEFINED_AT.exec(detail);
  if (defined === null) return place;
  const [, file, line, column] = defined;
  return { file: file!, line: Number(line), column: Number(column), bytes: null };
}

const MISSING_ATTRIBUTE = /no argument, nested block, or exported attribute named "([^"]+)"/;
const MISSING_IN_OBJECT = /does not have an attribute named "([^"]+)"/;
const EPHEMERAL = /[Ee]phemeral values are not (?:valid|allowed)[^"]*"([^"]+)"/;
/** The innermost of nested attributes matches. Items of lists do not match. */
const WRONG_TYPE = /attribute "([^"]+)": (string|(?:list|set|map) of string) required/;

const UNKNOWN_NUMBER = /^Invalid (?:count|for_each) argument$/;

/** Applies the repair that loses the least: the order of the tests matters. */
function repairOne(
  { summary, detail, snippet }: Diagnostic,
  located: Located | null,
  draft: Draft,
  areOpen: boolean,
): void {
  const missing = MISSING_ATTRIBUTE.exec(detail)?.[1];
  if (missing !== undefined && draft.addAttribute(missing)) return;
  const ephemeral = EPHEMERAL.exec(`${summary} ${detail}`)?.[1];
  if (ephemeral !== undefined && draft.addWriteOnly(ephemeral)) return;
  const wrong = WRONG_TYPE.exec(detail);
  if (wrong !== null && draft.changeType(wrong[1]!, wrong[2]!)) return;
  const inside = MISSING_IN_OBJECT.exec(detail)?.[1];
  if (inside !== undefined && ((areOpen && draft.addOutput(inside)) || draft.goDeep())) return;
  if (located === null) return;
  const enclosing = attributeAt(located.file.body, located.offset);
  const isNumber = enclosing !== null && /^(?:count|for_each)$/.test(enclosing.attribute.name);
  if (!isNumber && draft.defer(located.copied.module, dataSourcesIn(snippet, located, enclosing))) return;
  if (enclosing === null) return;
  const { original } = located.copied;
  const isUnknown = draft.makeUnknown({ original, file: located.file }, enclosing);
  if (isUnknown && isMistake(summary)) draft.addMistake(original, enclosing.attribute.span.start, summary);
}

// ---- Data sources whose placeholder answer does not fit, found by the diagnostic.

const NAMED = /^data\.([^.[]+)\.([^.[]+)/;

/**
 * Returns types and names such as `aws_ami.linux`, from the snippet's values and the code at the place. Empty if there
 * are none.
 */
function dataSourcesIn(
  snippet: Snippet | null,
  { file, offset }: Located,
  enclosing: Enclosing | null,
): readonly string[] {
  const found = new Set<string>();
  for (const { traversal } of snippet?.values ?? []) {
    const match = NAMED.exec(traversal);
    if (match !== null) found.add(`${match[1]}.${match[2]}`);
  }
  if (enclosing !== null) {
    walk(enclosing.attribute.value, (part) => {
      if (part.kind !== 'traversal' || part.root !== 'data') return;
      const [type, name] = part.steps;
      if (type?.kind === 'attribute' && name?.kind === 'attribute') found.add(`${type.name}.${name.name}`);
    });
  }
  // Without any, the arguments of the data source around the place are at fault.
  const own = file.body.blocks.find(({ type, span }) => type === 'data' && span.start <= offset && offset <= span.end);
  if (own !== undefined && found.size === 0) found.add(own.labels.join('.'));
  return [...found];
}

// ---- Diagnostics that no placeholder can have caused.

const FAULTS: readonly RegExp[] = [
  /^Reference to undeclared /,
  /^Unsupported (?:argument|block type)$/,
  /^Missing required argument$/,
  /^Duplicate (?!object key)/,
  /^Argument or block definition required$/,
  /^Invalid (?:block definition|expression|character|multi-line string|argument name|attribute name|resource type|data source|reference|variable name|output name)/,
  /^(?:Missing (?!map element)|Unclosed |Unterminated |Extra )/,
  /^Unsupported (?:Terraform|OpenTofu) Core version$/,
  /^Cycle$/,
  /^Variables not allowed$/,
  /^Module not (?:installed|found)$/,
  /^Unreadable module /,
  /^No (?:declaration found|module call named)/,
  /^Undefined provider$/,
];

/** Summaries of faults in a single expression, wrong with any values. The rest of the plan remains valid. */
const MISTAKES: ReadonlySet<string> = new Set([
  'Call to unknown function',
  'Not enough function arguments',
  'Too many function arguments',
  'Reference to "each" in context without for_each',
  'Reference to "count" in non-counted context',
  'Invalid "each" attribute',
  'Invalid "count" attribute',
  'Invalid "path" attribute',
  'Invalid "terraform" attribute',
  'Invalid "self" reference',
]);

/** True if the expression itself is wrong, and no placeholder can be the cause. */
const isMistake = (summary: string): boolean => MISTAKES.has(summary);

const isFaultOfTheCode = ({ summary, detail }: Diagnostic): boolean =>
  FAULTS.some((pattern) => pattern.test(summary)) || /^Cycle: /.test(summary) || /^Cycle: /.test(detail);
