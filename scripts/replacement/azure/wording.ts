/** Derives a rule from the documentation of an attribute. */
import type { ReplacementRule } from '../../../src/catalog/replacement.js';

/** `Changing this forces a new resource to be created.` without a condition after it. */
const ALWAYS =
  /\b(?:changing|change)\b[^.]*?\bforces? an? (?:new )?[^.]*?(?:\bto be created(?: and data will be lost)?\s*(?=[.\n]|$|Defaults|Possible)|(?<=\bnew resource)\s*(?=[.\n]|$))/i;

/** Similar statements, which concern one direction of the change or are in a note. */
const SOMETIMES =
  /\bforces? an? (?:new\b|resource|recreation)|\bforces? (?:the )?(?:re)?creation of|\bbeing recreated|\bwill be recreated|\bhas to be recreated/i;

/** A condition or an exception. */
const DEPENDS =
  /\bto be created (?:when|if|except|unless|only)|\bexcept\b|\bwithout forcing\b|\bwill not trigger a force new\b|\bdoes not replace\b|\bonce (?:set|enabled|specified|`\w+` (?:is|has been) \w+),? changing this\b|\bin all other cases\b/i;

export function ruleOf(doc: string): ReplacementRule {
  const [text = ''] = doc.split(/^>/m, 1);
  if (ALWAYS.test(text)) return DEPENDS.test(doc) ? 'sometimes' : 'always';
  return SOMETIMES.test(doc) ? 'sometimes' : 'never';
}
