/**
 * Rules of web application firewalls: the requests that each rule matches, and what the firewall does with them. The
 * values that a rule lists decide who gets in, so that a report tells which of them come and go.
 */
import { type Json, leadsInto, valuesAt } from '../graph/inventory.js';
import { isPlainWord } from './harmless-words.js';
import type { Comparison, RequestCondition, RequestPart } from './request-conditions.js';
import { conditionOfExpression } from './request-expressions.js';

/** The fates of requests that a rule matches, from the strictest to the most lenient. */
export const OUTCOMES = ['blocks', 'challenges', 'limits', 'counts', 'passes'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** A rule in a firewall, or the default for requests that no rule matches. */
export interface RequestRule {
  /** Identifies the rule among those of the resource. */
  readonly key: string;
  /** The name, if it may be shown. */
  readonly name?: string;
  readonly isDefault: boolean;
  /** True for an exception from a group of rules that block. */
  readonly isException: boolean;
  /** Undefined for a rule that applies the outcomes of a group. */
  readonly outcome: Outcome | undefined;
  readonly conditions: readonly RequestCondition[];
  /** Paths of the attributes that decide the existence and the outcome of the rule. */
  readonly words: readonly string[];
  /** Path of the block with its conditions. */
  readonly conditionsAt: string;
}

const OUTCOME_BY_ACTION: ReadonlyMap<string, Outcome> = new Map([
  ...['allow', 'skip', 'bypass', 'whitelist'].map((action) => [action, 'passes'] as const),
  ...['block', 'deny'].map((action) => [action, 'blocks'] as const),
  ...['count', 'log', 'preview'].map((action) => [action, 'counts'] as const),
  ...['captcha', 'challenge', 'managed_challenge', 'js_challenge', 'jschallenge'].map(
    (action) => [action, 'challenges'] as const,
  ),
  ...['throttle', 'rate_based_ban'].map((action) => [action, 'limits'] as const),
]);

/** Reads the conditions of a rule. `path` is that of the rule's block. */
type ConditionReader = (rule: Json, path: string, positions: Map<string, number>) => readonly RequestCondition[];

interface RuleRow {
  readonly types: RegExp;
  /** Path of the block of a rule; empty if the resource is one rule. */
  readonly block: string;
  /** Attributes that name the rule, the first with a value counts. */
  readonly names: readonly string[];
  /** Attributes with the action: a word, or a block whose name is the action. */
  readonly actions: readonly string[];
  /** Block with the conditions, inside that of the rule. */
  readonly conditionsAt: string;
  readonly conditions: ConditionReader;
  /** Values with which the rule does nothing. */
  readonly off?: Readonly<Record<string, string>>;
  /** Values with which the rule only counts. */
  readonly preview?: Readonly<Record<string, string>>;
  /** Block that makes the rule one that limits. */
  readonly limit?: string;
  /** Name of the default rule. */
  readonly defaultName?: string;
  /** True for exceptions from a group of rules that block. */
  readonly isException?: true;
  /** Outcome of a rule without an action. */
  readonly fallback?: Outcome;
}

const textAt = (value: Json, path: string): string | undefined => {
  const [first] = valuesAt(value, path.split('.'));
  return first === undefined || first === null || typeof first === 'object' ? undefined : String(first);
};

const textsAt = (value: Json, path: string): readonly string[] | undefined => {
  const values = valuesAt(value, path.split('.'));
  const texts = values.flatMap((each) => (each === null || typeof each === 'object' ? [] : [String(each)]));
  return texts.length === 0 || texts.length < values.length ? undefined : texts;
};

// ---- AWS: a tree of statements

interface StatementRow {
  readonly part?: RequestPart;
  readonly values?: string;
  readonly set?: string;
  readonly comparison?: Comparison;
}

const STATEMENT_ROWS: ReadonlyMap<string, StatementRow> = new Map<string, StatementRow>([
  ['geo_match_statement', { part: 'country', values: 'country_codes' }],
  ['ip_set_reference_statement', { part: 'address', set: 'arn' }],
  ['byte_match_statement', { values: 'search_string' }],
  ['regex_match_statement', { values: 'regex_string', comparison: 'matches' }],
  ['regex_pattern_set_reference_statement', { set: 'arn', comparison: 'matches' }],
]);

const COMPARISONS: ReadonlyMap<string, Comparison> = new Map([
  ...['EXACTLY', 'Equal', 'IPMatch', 'GeoMatch'].map((word) => [word, 'is'] as const),
  ...['STARTS_WITH', 'BeginsWith'].map((word) => [word, 'starts'] as const),
  ...['ENDS_WITH', 'EndsWith'].map((word) => [word, 'ends'] as const),
  ...['CONTAINS', 'CONTAINS_WORD', 'Contains'].map((word) => [word, 'contains'] as const),
  ...['RegEx'].map((word) => [word, 'matches'] as const),
]);

const PARTS: ReadonlyMap<string, RequestPart> = new Map<string, RequestPart>([
  ['uri_path', 'path'],
  ['single_header', 'header'],
  ['method', 'method'],
  ['query_string', 'query'],
  ['single_query_argument', 'query'],
  ['cookies', 'cookie'],
  ['body', 'body'],
  ['json_body', 'body'],
  ['RemoteAddr', 'address'],
  ['SocketAddr', 'address'],
  ['RequestUri', 'path'],
  ['RequestMethod', 'method'],
  ['RequestHeader', 'header'],
  ['RequestHeaders', 'header'],
  ['RequestCookies', 'cookie'],
  ['Cookies', 'cookie'],
  ['QueryString', 'query'],
  ['PostArgs', 'body'],
  ['RequestBody', 'body'],
]);

/** The position of a statement in the tree, and what the statements around it mean for it. */
interface StatementContext {
  readonly path: string;
  readonly isNegated: boolean;
  readonly isPartial: boolean;
}

/** Returns the conditions of the statements in a block. */
const statementsIn: ConditionReader = (rule, path, positions) =>
  valuesAt(rule, ['statement']).flatMap((statement) =>
    statementsAt(statement, { path: `${path}.statement`, isNegated: false, isPartial: false }, positions),
  );

function statementsAt(
  statement: Json,
  context: StatementContext,
  positions: Map<string, number>,
): readonly RequestCondition[] {
  if (statement === null || typeof statement !== 'object' || Array.isArray(statement)) return [];
  return Object.entries(statement).flatMap(([name, value]): readonly RequestCondition[] =>
    valuesAt(value, []).flatMap((block) => {
      const path = `${context.path}.${name}`;
      const inner = valuesAt(block, ['statement']);
      if (inner.length > 0) {
        const isPartial = context.isPartial || (name === 'and_statement' && inner.length > 1);
        const isNegated = context.isNegated !== (name === 'not_statement');
        const below = { path: `${path}.statement`, isNegated, isPartial };
        return inner.flatMap((each) => statementsAt(each, below, positions));
      }
      const scoped = valuesAt(block, ['scope_down_statement']);
      if (scoped.length > 0)
        return scoped.flatMap((each) =>
          statementsAt(each, { ...context, path: `${path}.scope_down_statement`, isPartial: true }, positions),
        );
      return [conditionOf(name, block, { ...context, path }, positions)];
    }),
  );
}

function conditionOf(
  name: string,
  block: Json,
  context: StatementContext,
  positions: Map<string, number>,
): RequestCondition {
  const { path, ...ends } = context;
  const row = STATEMENT_ROWS.get(name);
  const [field = '', selector] = fieldOf(block);
  const position = positions.get(path) ?? 0;
  positions.set(path, position + 1);
  if (row === undefined)
    return { part: 'other', comparison: 'is', values: [`${name} ${JSON.stringify(block)}`], ...ends };
  const values = row.values === undefined ? undefined : textsAt(block, row.values);
  return {
    part: row.part ?? PARTS.get(field) ?? 'other',
    comparison: row.comparison ?? COMPARISONS.get(textAt(block, 'positional_constraint') ?? 'EXACTLY') ?? 'contains',
    ...(selector !== undefined && { selector }),
    ...(values !== undefined && { values }),
    ...(row.set !== undefined && { set: { block: path, attribute: row.set, position } }),
    ...ends,
  };
}

/** Returns the part of the request that a statement is about, and the name of the header. */
function fieldOf(block: Json): readonly string[] {
  const [field] = valuesAt(block, ['field_to_match']);
  const [[name, value] = []] = typeof field === 'object' && field !== null ? Object.entries(field) : [];
  if (name === undefined) return [];
  const selector = value === undefined ? undefined : textAt(value, 'name');
  return selector === undefined ? [name] : [name, selector];
}

// ---- Azure: a list of conditions, all of which a request has to meet

const conditionBlocks =
  (block: string, variable: { readonly at: string; readonly name: string }): ConditionReader =>
  (rule) => {
    const blocks = valuesAt(rule, [block]);
    return blocks.map((each): RequestCondition => {
      const variables = variable.at === '' ? [each] : valuesAt(each, [variable.at]);
      const names = variables.map((one) => textAt(one, variable.name) ?? '');
      const operator = textAt(each, 'operator') ?? '';
      const selector = variables.length === 1 ? textAt(variables[0] as Json, 'selector') : undefined;
      const values = textsAt(each, 'match_values');
      const part = PARTS.get(names[0] ?? '') ?? 'other';
      return {
        part: operator === 'GeoMatch' ? 'country' : names.length === 1 ? part : 'other',
        comparison: COMPARISONS.get(operator) ?? 'matches',
        ...(selector !== undefined && { selector }),
        ...(values !== undefined && { values }),
        isNegated: textAt(each, 'negation_condition') === 'true',
        isPartial: blocks.length > 1,
      };
    });
  };

// ---- Google and Cloudflare: lists of ranges, and expressions

const expressionAt =
  (path: string): ConditionReader =>
  (rule) => {
    const expression = textAt(rule, path);
    return expression === undefined ? [] : [conditionOfExpression(expression)];
  };

const rangesOrExpression: ConditionReader = (rule, path, positions) => {
  const ranges = textsAt(rule, 'match.config.src_ip_ranges');
  return ranges === undefined
    ? expressionAt('match.expr.expression')(rule, path, positions)
    : [{ part: 'address', comparison: 'is', values: ranges, isNegated: false, isPartial: false }];
};

const NO_CONDITIONS: ConditionReader = () => [];

const ACL = /^aws_wafv2_(?:web_acl|rule_group)$/;
const MANAGED = 'rule.statement.managed_rule_group_statement';
const EDGE_POLICY = /^azurerm_(?:cdn_)?frontdoor_firewall_policy$/;
const ARMOR = { names: ['priority'], actions: ['action'], preview: { preview: 'true' }, defaultName: '2147483647' };

const RULE_ROWS: readonly RuleRow[] = [
  {
    ...{ types: ACL, block: 'rule', names: ['name'], actions: ['action', 'override_action'] },
    ...{ conditionsAt: 'statement', conditions: statementsIn, limit: 'statement.rate_based_statement' },
  },
  {
    ...{ types: ACL, block: 'default_action', names: [], actions: [''], defaultName: '' },
    ...{ conditionsAt: '', conditions: NO_CONDITIONS },
  },
  {
    ...{ types: ACL, block: `${MANAGED}.rule_action_override`, names: ['name'], actions: ['action_to_use'] },
    ...{ isException: true, conditionsAt: '', conditions: NO_CONDITIONS },
  },
  {
    ...{ types: ACL, block: `${MANAGED}.excluded_rule`, names: ['name'], actions: [], fallback: 'counts' },
    ...{ isException: true, conditionsAt: '', conditions: NO_CONDITIONS },
  },
  {
    ...{ types: EDGE_POLICY, block: 'custom_rule', names: ['name'], actions: ['action'], off: { enabled: 'false' } },
    conditionsAt: 'match_condition',
    conditions: conditionBlocks('match_condition', { at: '', name: 'match_variable' }),
  },
  {
    ...{ types: /^azurerm_web_application_firewall_policy$/, block: 'custom_rules', names: ['name'] },
    ...{ actions: ['action'], off: { enabled: 'false' }, conditionsAt: 'match_conditions' },
    conditions: conditionBlocks('match_conditions', { at: 'match_variables', name: 'variable_name' }),
  },
  {
    ...{ types: /^google_compute_(?:region_)?security_policy$/, block: 'rule', ...ARMOR },
    ...{ conditionsAt: 'match', conditions: rangesOrExpression },
  },
  {
    ...{ types: /^google_compute_(?:region_)?security_policy_rule$/, block: '', ...ARMOR },
    ...{ conditionsAt: 'match', conditions: rangesOrExpression },
  },
  {
    ...{ types: /^cloudflare_ruleset$/, block: 'rules', names: ['ref', 'description'], actions: ['action'] },
    ...{ off: { enabled: 'false' }, conditionsAt: 'expression', conditions: expressionAt('expression') },
  },
  {
    ...{ types: /^cloudflare_firewall_rule$/, block: '', names: ['description'], actions: ['action'] },
    ...{ off: { paused: 'true' }, conditionsAt: '', conditions: NO_CONDITIONS },
  },
];

/** Attributes with the values of a set that rules name. */
const SETS: readonly (readonly [types: RegExp, values: string])[] = [
  [/^aws_wafv2_ip_set$/, 'addresses'],
  [/^aws_wafv2_regex_pattern_set$/, 'regular_expression.regex_string'],
];

/** Returns the path of the values of a set of addresses or patterns; undefined for any other type. */
const setValuesAt = (type: string): string | undefined => SETS.find(([types]) => types.test(type))?.[1];

/** Returns the values of a set; undefined if they are not known. */
export const valuesOfSet = (type: string, values: Json): readonly string[] | undefined => {
  const path = setValuesAt(type);
  return path === undefined ? undefined : textsAt(values, path);
};

const rowsOf = (type: string): readonly RuleRow[] => RULE_ROWS.filter(({ types }) => types.test(type));

/** True for a type with rules about requests. */
export const hasRequestRules = (type: string): boolean => rowsOf(type).length > 0;

/** True for an attribute that decides what a rule about requests matches, or does. */
export function isRequestRuleAttribute(type: string, path: string): boolean {
  if (setValuesAt(type) !== undefined) return false;
  return rowsOf(type).some(({ block, actions, conditionsAt, off = {}, preview = {} }) =>
    [...actions, conditionsAt, ...Object.keys({ ...off, ...preview })]
      .map((name) => [block, name].filter((part) => part !== '').join('.'))
      .some((told) => told !== '' && leadsInto(path, told)),
  );
}

/** Returns the rules of a firewall that are in force. */
export function requestRulesOf(type: string, values: Json): readonly RequestRule[] {
  return rowsOf(type).flatMap((row) => {
    const positions = new Map<string, number>();
    return valuesAt(values, row.block === '' ? [] : row.block.split('.')).flatMap((block, position) => {
      const conditions = row.conditions(block, row.block, positions);
      return isAny(block, row.off) ? [] : [ruleOf(row, block, position, conditions)];
    });
  });
}

const isAny = (block: Json, values: Readonly<Record<string, string>> = {}): boolean =>
  Object.entries(values).some(([name, value]) => textAt(block, name) === value);

function ruleOf(row: RuleRow, block: Json, position: number, conditions: readonly RequestCondition[]): RequestRule {
  const name = row.names.map((each) => textAt(block, each)).find((each) => each !== undefined);
  const isShown = name !== undefined && (isPlainWord(name) || /^\d{1,10}$/.test(name));
  const inBlock = (each: string): string => [row.block, each].filter((part) => part !== '').join('.');
  return {
    key: [row.block, name ?? String(position)].join('\n'),
    ...(isShown && { name }),
    isDefault: row.defaultName !== undefined && (name ?? '') === row.defaultName,
    isException: row.isException === true,
    outcome: outcomeOf(row, block),
    conditions,
    words: [...row.names, ...row.actions, ...Object.keys({ ...row.off, ...row.preview })].map(inBlock),
    conditionsAt: inBlock(row.conditionsAt),
  };
}

function outcomeOf({ actions, preview, limit, fallback }: RuleRow, block: Json): Outcome | undefined {
  if (isAny(block, preview)) return 'counts';
  const words = actions.flatMap((name) =>
    valuesAt(block, name === '' ? [] : [name]).flatMap((action) =>
      action !== null && typeof action === 'object' ? Object.keys(action) : [String(action)],
    ),
  );
  const outcome = words
    .map((word) => OUTCOME_BY_ACTION.get(word.toLowerCase().replace(/\(.*$/, '')))
    .find((each) => each !== undefined);
  const isLimit = limit !== undefined && valuesAt(block, limit.split('.')).length > 0;
  return isLimit && outcome === 'blocks' ? 'limits' : (outcome ?? fallback);
}
