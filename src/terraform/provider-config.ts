/**
 * Reads the `provider_config` of a plan: the region, zone and account that each provider works in, and its arguments.
 * `plan/configuration.ts` assigns them to resources.
 */

import { ACCOUNT, ACCOUNT_OF_ROLE, CURRENT_ACCOUNT, PROVIDER_ARGUMENTS, regionContaining } from '../catalog/cloud.js';
import { REGION_OR_ZONE } from '../catalog/locations.js';
import { entriesOf, listOf, member, memberAt, textOf } from '../platform/json/foreign.js';
import type { ProviderLocation } from './references/config-graph.js';

/** One entry of `provider_config`. */
export interface ProviderConfig {
  readonly location: ProviderLocation;
  /** The JSON of its arguments: `{ "region": { "references": ["var.region"] } }`. */
  readonly expressions: unknown;
  /** `module.a.`; empty for the root module. References in the expressions are relative to it. */
  readonly prefix: string;
}

/** Returns the provider configurations by the key that resources use: `aws`, `aws.us`, `module.a:aws`. */
export function providerConfigs(plan: unknown): ReadonlyMap<string, ProviderConfig> {
  const configs = new Map<string, ProviderConfig>();
  for (const [key, config] of entriesOf(memberAt(plan, 'configuration', 'provider_config'))) {
    const module = textOf(member(config, 'module_address'));
    const expressions = member(config, 'expressions');
    const prefix = module === null ? '' : `${module}.`;
    configs.set(key, { location: locationOf(expressions, prefix, plan), expressions, prefix });
  }
  return configs;
}

/**
 * Returns the configuration that a key refers to; undefined if the plan has none. A module that only declares a
 * required version has no configuration of its own: it inherits the one with the same name from the calling module.
 * @param key `aws`, `aws.us` or `module.a.module.b:aws`
 */
export function configOf(configs: ReadonlyMap<string, ProviderConfig>, key: string): ProviderConfig | undefined {
  const [module, name] = key.includes(':') ? (key.split(':', 2) as [string, string]) : ['', key];
  const calls = modulesIn(module);
  // A plan does not show which configuration was passed under an alias.
  const isAlias = name.includes('.');
  for (let depth = calls.length; depth >= 0; depth--) {
    const caller = calls
      .slice(0, depth)
      .map((call) => `module.${call}`)
      .join('.');
    const config = configs.get(caller === '' ? name : `${caller}:${name}`);
    if (isAlias || (config !== undefined && entriesOf(config.expressions).length > 0)) return config;
  }
  return undefined;
}

/**
 * Returns the location in the arguments of a provider configuration, as far as they are known.
 * @param prefix prefix of the module that contains the configuration
 */
function locationOf(expressions: unknown, prefix: string, plan: unknown): ProviderLocation {
  const text = (expression: unknown) => textFor(expression, modulesIn(prefix), plan);
  const { region, zone, roles: role, accounts: allowed } = PROVIDER_ARGUMENTS;
  const roles = listOf(member(expressions, role.block)).map((block) => text(member(block, role.name)));
  const allowedAccounts = listOf(memberAt(expressions, allowed, 'constant_value'));
  const regionAndZone = { region: text(member(expressions, region)), zone: text(member(expressions, zone)) };
  const accounts = PROVIDER_ARGUMENTS.own.map((name) => text(member(expressions, name)));
  return locationFrom(regionAndZone, roles, allowedAccounts, accounts);
}

/**
 * Combines the arguments of a provider into its location.
 * @param roles ARNs of roles that the provider assumes: `arn:aws:iam::123456789012:role/deploy`
 * @param allowedAccounts the only accounts that the provider may work in
 * @param accounts values of arguments that name the account directly, such as a project or subscription
 */
export function locationFrom(
  { region: regionText, zone: zoneText }: { readonly region: string | null; readonly zone: string | null },
  roles: readonly (string | null)[],
  allowedAccounts: readonly unknown[],
  accounts: readonly (string | null)[],
): ProviderLocation {
  const account =
    accountFrom(roles, allowedAccounts) ?? accounts.find((text) => text !== null && CURRENT_ACCOUNT.test(text)) ?? null;
  const zone = nameIn(zoneText);
  // A provider's zone implies its region, which need not be set.
  const region = nameIn(regionText) ?? (regionText === null && zone !== null ? regionContaining(zone) : null);
  return { ...(region !== null && { region }), ...(zone !== null && { zone }), ...(account !== null && { account }) };
}

/** Returns the text if it is a region or zone; null for an unresolved value. */
const nameIn = (text: string | null): string | null => (text !== null && REGION_OR_ZONE.test(text) ? text : null);

/** Returns the account of the first role that names one, or the only account that is allowed; null for neither. */
function accountFrom(roles: readonly (string | null)[], allowedAccounts: readonly unknown[]): string | null {
  for (const role of roles) {
    const [, account] = ACCOUNT_OF_ROLE.exec(role ?? '') ?? [];
    if (account !== undefined) return account;
  }
  const only = allowedAccounts.length === 1 ? textOf(allowedAccounts[0]) : null;
  return only !== null && ACCOUNT.test(only) ? only : null;
}

/** Returns the names of the calls in a prefix or address: `module.a.module.b.` or `module.a.module.b` -> `a`, `b`. */
const modulesIn = (prefix: string): readonly string[] =>
  prefix.split(/\.?module\./).flatMap((part) => (part === '' ? [] : [part.replace(/\.$/, '')]));

/**
 * Evaluates a constant or a single variable; null for any other expression and for sensitive variables. The plan
 * contains the values of root variables; for a module, follows the argument of its call.
 * @param modules names of the calls to the module that contains the expression
 */
function textFor(expression: unknown, modules: readonly string[], plan: unknown): string | null {
  const constant = textOf(member(expression, 'constant_value'));
  const [reference, ...others] = listOf(member(expression, 'references'));
  if (constant !== null || typeof reference !== 'string' || others.length > 0) return constant;
  const [, name] = /^var\.([^.[]+)$/.exec(reference) ?? [];
  if (name === undefined) return null;
  if (modules.length === 0) {
    const declared = memberAt(plan, 'configuration', 'root_module', 'variables', name);
    return member(declared, 'sensitive') === true ? null : textOf(memberAt(plan, 'variables', name, 'value'));
  }
  const pathToCall = modules.flatMap((module, index) => [...(index === 0 ? [] : ['module']), 'module_calls', module]);
  const call = memberAt(plan, 'configuration', 'root_module', ...pathToCall);
  if (memberAt(call, 'module', 'variables', name, 'sensitive') === true) return null;
  const argument = memberAt(call, 'expressions', name);
  if (argument !== undefined && argument !== null) return textFor(argument, modules.slice(0, -1), plan);
  return textOf(memberAt(call, 'module', 'variables', name, 'default'));
}

// ---- Short provider names.

/**
 * Returns the short name: `registry.terraform.io/hashicorp/aws` and `aws.primary` (0.12) -> `aws`. Empty if the plan
 * names none.
 */
export function shortProvider(name: string | null): string {
  const last = (name ?? '').split('/').at(-1) as string;
  return last.split('.', 1)[0] as string;
}
