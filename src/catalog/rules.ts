/**
 * How resource types behave in a picture. The rules are tables in the folders beside this file. A key is a type, or a
 * pattern in which `*` stands for any text; the type itself wins over patterns, and the longest pattern over the rest.
 */
import { AWS_AGENT_RULES } from './aws/rules/agents.js';
import { AWS_DATA_RULES } from './aws/rules/data.js';
import { AWS_EDGE_RULES } from './aws/rules/edge.js';
import { AWS_IDENTITY_RULES } from './aws/rules/identity.js';
import { AWS_NETWORK_RULES } from './aws/rules/network.js';
import { AWS_RUN_RULES } from './aws/rules/run.js';
import { AWS_SATELLITES } from './aws/rules/satellites.js';
import { AZURE_RULES } from './azure/rules.js';
import { AZURE_SATELLITES } from './azure/satellites.js';
import { GOOGLE_RULES } from './google/rules.js';
import { GOOGLE_SATELLITES } from './google/satellites.js';
import { OTHER_RULES } from './other/rules.js';
import { byPattern } from './patterns.js';
import type { RuleTable, TypeRules } from './table.js';

export const RULE_TABLES: readonly RuleTable[] = [
  AWS_NETWORK_RULES,
  AWS_EDGE_RULES,
  AWS_RUN_RULES,
  AWS_DATA_RULES,
  AWS_IDENTITY_RULES,
  AWS_AGENT_RULES,
  AWS_SATELLITES,
  AZURE_RULES,
  AZURE_SATELLITES,
  GOOGLE_RULES,
  GOOGLE_SATELLITES,
  OTHER_RULES,
];

const ruleOf = byPattern(RULE_TABLES.flatMap((table) => Object.entries(table)));

const NO_RULES: TypeRules = {};

/** Never fails: most types have no rules, and are drawn with arrows to whatever they refer to. */
export const rulesOf = (type: string): TypeRules => ruleOf(type) ?? NO_RULES;
