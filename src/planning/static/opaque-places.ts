/**
 * Locates a module whose code is not here, by the providers that its call passes or that it would inherit. Only its
 * name may tell which of them it uses. If they are in different locations, the location is unknown.
 */
import { argumentOf } from '../../terraform/hcl/walk.js';
import type { CallCode } from '../../terraform/module-tree/module-model.js';
import { parseModuleSource } from '../../terraform/modules/source.js';
import { shortProvider } from '../../terraform/provider.js';
import { configuredAs, type ProviderName, providerNameOf } from '../../terraform/references/providers.js';
import type { Repetition } from './expand.js';
import { type PlaceOfModule, type ProviderScope, placeConfigured } from './places.js';

/**
 * Returns the location of a module, and its provider; empty if it is unknown.
 *
 * @param repetition the instance of the call
 */
export function placeOfCall(call: CallCode, scope: ProviderScope, repetition: Repetition): PlaceOfModule {
  const meant = providerIn(call.source ?? '');
  const places = namesFor(call, scope)
    .filter(({ name }) => meant === null || providerBehind(name, scope) === meant)
    .map((wanted) => ({ provider: providerBehind(wanted.name, scope), ...placeIn(wanted, scope, repetition) }))
    .filter(({ region }) => region !== undefined);
  const [place, ...others] = places;
  return place !== undefined && others.every((other) => isSame(place, other)) ? place : {};
}

const isSame = (a: PlaceOfModule, b: PlaceOfModule): boolean =>
  a.provider === b.provider && a.region === b.region && a.account === b.account;

function placeIn(name: ProviderName, scope: ProviderScope, repetition: Repetition) {
  const key = name.key && { expression: name.key, scope, inside: null };
  const configured = configuredAs<ProviderScope>(name, scope, key);
  return configured === null ? {} : placeConfigured(configured, repetition);
}

const providerBehind = (name: string, { node }: ProviderScope): string =>
  shortProvider(node.code.requiredProviders.get(name) ?? name);

/** Returns the providers under their names in the calling module. */
function namesFor({ block }: CallCode, scope: ProviderScope): readonly ProviderName[] {
  const handed = argumentOf(block.body, 'providers');
  if (handed?.kind !== 'object') return inherited(scope);
  const named = handed.entries.flatMap(({ key, value }) => {
    const [inside, outside] = [providerNameOf(key), providerNameOf(value)];
    return inside === null || outside === null ? [] : [{ inside, outside }];
  });
  // A provider with an alias in the module serves only a part of it.
  const usual = named.filter(({ inside }) => inside.alias === null);
  return (usual.length > 0 ? usual : named).map(({ outside }) => outside);
}

/** Returns the providers without an alias, of the caller and all modules around it. */
function inherited(scope: ProviderScope): readonly ProviderName[] {
  const names = new Set<string>();
  for (let at: ProviderScope | null = scope; at !== null; at = at.parent) {
    for (const { name, alias } of at.node.code.providers) if (alias === null) names.add(name);
  }
  return [...names].map((name) => ({ name, alias: null }));
}

/** The prefix that module repositories of a registry must have, and that others have by convention: `terraform-aws-vpc`. */
const BY_HABIT = /(?:^|[/:])terraform-([a-z0-9]+)-/;

function providerIn(source: string): string | null {
  const parsed = parseModuleSource(source);
  if (parsed.kind === 'registry') return parsed.source.split('//', 1)[0]!.split('/').at(-1)!;
  return BY_HABIT.exec(source)?.[1] ?? null;
}
