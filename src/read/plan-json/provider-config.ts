/** Which provider configuration manages a resource, and what that says of it: a region, an account, other resources. */
import { entriesOf, listOf, member, memberAt, textOf } from '../foreign.js';

/** Where the resources of one provider configuration are. Absent: the plan does not say. */
export interface ProviderPlace {
  readonly region?: string;
  readonly account?: string;
}

export interface ProviderConfig {
  readonly place: ProviderPlace;
  readonly expressions: unknown;
  /** `module.a.`, empty for the root: where the references of the expressions start. */
  readonly prefix: string;
}

/** The account in the name of the role that the provider takes on. */
const ROLE = /^arn:[a-z-]+:iam::(\d{12}):role\//;
const ACCOUNT = /^\d{12}$/;

/** Provider configurations by the key that resources name them by: `aws`, `aws.us`, `module.a:aws`. */
export function providerConfigs(plan: unknown): ReadonlyMap<string, ProviderConfig> {
  const configs = new Map<string, ProviderConfig>();
  for (const [key, config] of entriesOf(memberAt(plan, 'configuration', 'provider_config'))) {
    const module = textOf(member(config, 'module_address'));
    const expressions = member(config, 'expressions');
    const prefix = module === null ? '' : `${module}.`;
    configs.set(key, { place: placeOf(expressions, plan), expressions, prefix });
  }
  return configs;
}

function placeOf(expressions: unknown, plan: unknown): ProviderPlace {
  const roles = listOf(member(expressions, 'assume_role')).map((block) => textFor(member(block, 'role_arn'), plan));
  const allowed = listOf(memberAt(expressions, 'allowed_account_ids', 'constant_value'));
  return placeFrom(textFor(member(expressions, 'region'), plan), roles, allowed);
}

/** @param roles ARNs that the provider takes on; @param allowed the only accounts that it works in */
export function placeFrom(
  region: string | null,
  roles: readonly (string | null)[],
  allowed: readonly unknown[],
): ProviderPlace {
  const account = accountFrom(roles, allowed);
  return { ...(region !== null && { region }), ...(account !== null && { account }) };
}

function accountFrom(roles: readonly (string | null)[], allowed: readonly unknown[]): string | null {
  for (const role of roles) {
    const [, account] = ROLE.exec(role ?? '') ?? [];
    if (account !== undefined) return account;
  }
  const only = allowed.length === 1 ? textOf(allowed[0]) : null;
  return only !== null && ACCOUNT.test(only) ? only : null;
}

/** A constant, or a variable of the root alone, whose value the plan holds. */
function textFor(expression: unknown, plan: unknown): string | null {
  const constant = textOf(member(expression, 'constant_value'));
  const [reference, ...more] = listOf(member(expression, 'references'));
  if (constant !== null || typeof reference !== 'string' || more.length > 0) return constant;
  const [, name] = /^var\.([^.[]+)$/.exec(reference) ?? [];
  return name === undefined ? null : textOf(memberAt(plan, 'variables', name, 'value'));
}
