/** Expressions by which a firewall matches requests, in the languages of Google Cloud Armor and Cloudflare. */
import type { Comparison, RequestCondition, RequestPart } from './request-conditions.js';

interface TermRow {
  /** Its first group is a value, or values in quotes or separated by spaces or commas. */
  readonly pattern: RegExp;
  readonly part: RequestPart;
  readonly comparison: Comparison;
  readonly isNegated?: true;
}

const QUOTED = `["']([^"']*)["']`;
const COUNTRY = String.raw`(?:origin\.region_code|ip\.geoip\.country|ip\.src\.country)`;
const PATH = String.raw`(?:request\.path|http\.request\.uri\.path|http\.request\.uri|raw\.http\.request\.uri\.path)`;
const HOST = String.raw`(?:http\.host|request\.headers\[["']host["']\])`;
const METHOD = String.raw`(?:request\.method|http\.request\.method)`;
const EQUALS = String.raw`\s*(?:==|eq)\s*`;
const DIFFERS = String.raw`\s*(?:!=|ne)\s*`;

const whole = (text: string): RegExp => new RegExp(`^${text}$`);

const TERM_ROWS: readonly TermRow[] = [
  { pattern: whole(String.raw`inIpRange\(\s*origin\.ip\s*,\s*${QUOTED}\s*\)`), part: 'address', comparison: 'is' },
  { pattern: whole(String.raw`ip\.src\s+in\s+\{([^}]*)\}`), part: 'address', comparison: 'is' },
  { pattern: whole(String.raw`ip\.src${EQUALS}([0-9a-fA-F.:/]+)`), part: 'address', comparison: 'is' },
  { pattern: whole(`${COUNTRY}${EQUALS}${QUOTED}`), part: 'country', comparison: 'is' },
  { pattern: whole(`${COUNTRY}${DIFFERS}${QUOTED}`), part: 'country', comparison: 'is', isNegated: true },
  { pattern: whole(String.raw`${COUNTRY}\s+in\s+\{([^}]*)\}`), part: 'country', comparison: 'is' },
  { pattern: whole(String.raw`${QUOTED}\.contains\(\s*origin\.region_code\s*\)`), part: 'country', comparison: 'is' },
  { pattern: whole(`${PATH}${EQUALS}${QUOTED}`), part: 'path', comparison: 'is' },
  { pattern: whole(String.raw`${PATH}\s+in\s+\{([^}]*)\}`), part: 'path', comparison: 'is' },
  { pattern: whole(String.raw`${PATH}\.startsWith\(\s*${QUOTED}\s*\)`), part: 'path', comparison: 'starts' },
  { pattern: whole(String.raw`starts_with\(\s*${PATH}\s*,\s*${QUOTED}\s*\)`), part: 'path', comparison: 'starts' },
  { pattern: whole(String.raw`${PATH}\.endsWith\(\s*${QUOTED}\s*\)`), part: 'path', comparison: 'ends' },
  { pattern: whole(String.raw`${PATH}\.contains\(\s*${QUOTED}\s*\)`), part: 'path', comparison: 'contains' },
  { pattern: whole(String.raw`${PATH}\s+contains\s+${QUOTED}`), part: 'path', comparison: 'contains' },
  { pattern: whole(`${HOST}${EQUALS}${QUOTED}`), part: 'host', comparison: 'is' },
  { pattern: whole(String.raw`${HOST}\s+in\s+\{([^}]*)\}`), part: 'host', comparison: 'is' },
  { pattern: whole(`${METHOD}${EQUALS}${QUOTED}`), part: 'method', comparison: 'is' },
];

/** Returns the condition of an expression. One without words is compared as a whole. */
export function conditionOfExpression(expression: string): RequestCondition {
  const terms = expression
    .split(/\s*(?:\|\||\bor\b)\s*/)
    .map((term) => term.trim())
    .filter((term) => term !== '');
  const conditions = terms.map(conditionOfTerm);
  const [first] = conditions;
  const isOneList =
    first !== undefined &&
    conditions.every((each) => each?.part === first.part && each.comparison === first.comparison) &&
    // "Not A or not B" is no list of values.
    (conditions.length === 1 || conditions.every((each) => each?.isNegated === false));
  if (!isOneList)
    return { part: 'other', comparison: 'is', values: [expression.trim()], isNegated: false, isPartial: false };
  return { ...first, values: conditions.flatMap((each) => each?.values ?? []) };
}

function conditionOfTerm(term: string): RequestCondition | undefined {
  const [text, isNot] = withoutNot(withoutBrackets(term));
  for (const { pattern, part, comparison, isNegated } of TERM_ROWS) {
    const [, found] = pattern.exec(text) ?? [];
    if (found === undefined) continue;
    const values = found.split(/[\s,]+/).map((value) => value.replace(/^["']|["']$/g, ''));
    return {
      ...{ part, comparison, values: values.filter((value) => value !== '') },
      ...{ isNegated: isNot !== (isNegated === true), isPartial: false },
    };
  }
  return undefined;
}

/** Returns a term without brackets around all of it. @param term without spaces at its ends */
export function withoutBrackets(term: string): string {
  const [, inner] = /^\(\s*([^()]*(?:\([^()]*\)[^()]*)*)\s*\)$/.exec(term) ?? [];
  return inner === undefined ? term : withoutBrackets(inner.trim());
}

function withoutNot(term: string): readonly [text: string, isNot: boolean] {
  const [, inner] = /^(?:!\s*|not\s+)(.+)$/.exec(term) ?? [];
  return inner === undefined ? [term, false] : [withoutBrackets(inner.trim()), true];
}
