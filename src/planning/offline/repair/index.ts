/**
 * Repairs the copy after Terraform has refused a plan. All diagnostics of an attempt are answered at once, since each
 * attempt is a complete plan.
 */
import type { Diagnostic, DiagnosticPlace } from '../../../terraform/engine/diagnostics.js';
import type { WrittenCopy } from '../copy/copy.js';
import type { Layout } from '../copy/layout.js';
import type { UnknownNumber } from '../known-after-apply/numbers.js';
import type { Repairs } from '../sanitise/repairs.js';
import { dataSourcesIn } from './data-sources.js';
import { Draft } from './draft.js';
import { isFaultOfTheCode, isMistake } from './faults.js';
import { attributeAt, type Located, locate } from './locate.js';

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
  unknownNumbers: (repairs: Repairs) => readonly UnknownNumber[],
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
