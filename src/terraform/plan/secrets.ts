/**
 * Hides secrets that the plan does not mark. Terraform drops the sensitivity of a module output as soon as the caller
 * uses it. No provider marks start-up scripts as sensitive. The plan's `configuration` shows the expressions that read
 * secrets through variables and outputs; the code, if at hand, also through locals.
 */
import { isSecret } from '../../catalog/secrets.js';
import { modulesOf } from '../../graph/address.js';
import { type Json, topOf } from '../../graph/inventory.js';
import { assignAddresses, formatTerraformAddress, parseTerraformAddress } from '../../graph/terraform-address.js';
import { VALUE_DEPTH } from '../../limits.js';
import { entriesOf, listOf, member, memberAt, textOf } from '../../platform/json/foreign.js';
import { SECRET_LENGTH_MIN, SECRET_SOURCES_MAX as SOURCES_MAX } from '../limits.js';
import { configAddressOf } from '../references/addresses.js';
import { type ConfigGraph, referencesFrom } from '../references/config-graph.js';
import { addressIn, readConfiguration, type Scope, scopesOf } from './configuration.js';
import { referencesIn, referenceTexts } from './expressions.js';
import { likelyOutputs } from './outputs.js';
import type { Planned, PlannedResource } from './resources.js';
import { hideDifferences, type Values, valuesWhere } from './values.js';

/**
 * Returns the inventory without values that are built from secrets. Secret instance keys are replaced by numbers.
 * @param code references in the planned code, or null if the code is not at hand
 */
export function withoutSecrets(inventory: Planned, plan: unknown, code: ConfigGraph | null): Planned {
  const secrets = new Secrets(plan, code === null);
  const secretTexts = secretTextsOf(inventory);
  if (!secrets.hasAny && secretTexts.size === 0) return inventory;
  const graphs = [readConfiguration(plan), ...(code === null ? [] : [code])];
  const filter = new SecretFilter(secrets, graphs, secretTexts);
  const shown = { ...inventory, resources: inventory.resources.map((resource) => filter.withoutSecrets(resource)) };
  return withoutSecretKeys(shown, filter.isKey);
}

/** The secrets in the `configuration` of a plan. */
class Secrets {
  /** Variables and outputs that contain a secret, by configuration address. */
  readonly nodes = new Set<string>();
  /** Attributes that read a secret, by the address of their resource. */
  readonly attributes = new Map<string, Set<string>>();
  /** Addresses of resources and module calls whose `for_each` reads a secret. */
  readonly keys = new Set<string>();
  /** Locals and variables in the `for_each` of a module call, by its address. */
  readonly iterated = new Map<string, readonly string[]>();
  /** Values of hidden outputs that are literals. */
  readonly texts = new Set<string>();

  /** @param mustGuess true if no code is at hand to tell which module output is referenced */
  constructor(
    plan: unknown,
    readonly mustGuess: boolean,
  ) {
    for (const scope of scopesOf(plan)) this.#read(scope);
  }

  get hasAny(): boolean {
    return this.nodes.size > 0 || this.attributes.size > 0 || this.keys.size > 0;
  }

  #read(scope: Scope): void {
    const { module, prefix } = scope;
    for (const resource of listOf(member(module, 'resources'))) {
      const address = addressIn(scope, resource);
      const forEach = member(resource, 'for_each_expression');
      if (address !== null && readsSecretKey(forEach, module)) this.keys.add(address);
      for (const [name, expression] of entriesOf(member(resource, 'expressions'))) {
        if (address !== null && this.#isSecret(expression, { name, forEach, module }))
          this.#addAttribute(address, name);
      }
    }
    for (const [name, output] of entriesOf(member(module, 'outputs'))) {
      const expression = member(output, 'expression');
      const isHidden = prefix !== '' && member(output, 'sensitive') === true;
      if (isHidden || this.#isSecret(expression, { name, forEach: null, module }))
        this.nodes.add(`${prefix}output.${name}`);
      const text = textOf(member(expression, 'constant_value'));
      if (isHidden && text !== null && text.length >= SECRET_LENGTH_MIN) this.texts.add(text);
    }
    for (const [call, content] of entriesOf(member(module, 'module_calls'))) {
      const forEach = member(content, 'for_each_expression');
      if (readsSecretKey(forEach, module)) this.keys.add(`${prefix}module.${call}`);
      this.iterated.set(`${prefix}module.${call}`, localsIn(forEach, prefix));
      for (const [name, expression] of entriesOf(member(content, 'expressions'))) {
        const isSecret = this.#isSecret(expression, { name, forEach, module });
        if (isSecret) this.nodes.add(`${prefix}module.${call}.var.${name}`);
      }
    }
  }

  /** True if an expression reads a secret, or may read one whose output the plan does not name. */
  #isSecret(expression: unknown, context: ExpressionContext): boolean {
    const texts = referenceTexts(expression);
    const elements = texts.some((text) => text.startsWith(ELEMENT)) ? referenceTexts(context.forEach) : [];
    const isRead = texts.some((text) => {
      if (text === KEY) return readsSecretKey(context.forEach, context.module);
      if (text.startsWith(ELEMENT))
        return elements.some((element) => readsSecret(`${element}${text.slice(ELEMENT.length)}`));
      return readsSecret(text) || isHiddenOutput(text, context.module);
    });
    return isRead || (this.mustGuess && mayBeHidden(expression, context));
  }

  #addAttribute(address: string, name: string): void {
    const known = this.attributes.get(address);
    if (known === undefined) this.attributes.set(address, new Set([name]));
    else known.add(name);
  }
}

/** The position of an expression. */
interface ExpressionContext {
  /** Name of the attribute. */
  readonly name: string;
  /** The `for_each` expression, of which `each.value` is an element. */
  readonly forEach: unknown;
  /** The JSON of the module that contains the expression. */
  readonly module: unknown;
}

const ELEMENT = 'each.value';
const KEY = 'each.key';

/**
 * True if `for_each` reads a secret that may become a key: Terraform has lost its sensitivity, or no provider marks it.
 */
const readsSecretKey = (forEach: unknown, module: unknown): boolean =>
  referenceTexts(forEach).some((text) => readsSecret(text) || isHiddenOutput(text, module));

/** Returns the addresses of the locals and variables in an expression. */
const localsIn = (expression: unknown, prefix: string): string[] =>
  referenceTexts(expression).flatMap((text) => {
    const [local] = /^(?:local|var)\.[^.[\]]+/.exec(text) ?? [];
    return local === undefined ? [] : [`${prefix}${local}`];
  });

/** True if a reference reads a secret attribute: `data.aws_x.y["key"].block[0].password`. */
function readsSecret(text: string): boolean {
  const words = text.replace(/\[[^\]]*\]/g, '').split('.');
  if (words[0] === 'data') words.shift();
  const [type = '', , ...path] = words;
  return path.some((_, index) => isSecret(type, path.slice(0, index + 1)));
}

const OUTPUT = /^module\.([^.[\]]+)(?:\[[^\]]*\])?(?:\["([^"]+)"\]|\.([^.[\]]+))/;

/** Returns the outputs in the JSON of a called module. */
const outputsOf = (call: string, module: unknown): unknown =>
  memberAt(module, 'module_calls', call, 'module', 'outputs');

/**
 * True if a reference reads a sensitive output of a called module. Accepts `module.m.output` and also
 * `module.m["output"]`, which the graph reads as an instance of the module.
 */
function isHiddenOutput(text: string, module: unknown): boolean {
  const [, call = '', byKey, output = byKey ?? ''] = OUTPUT.exec(text) ?? [];
  return member(member(outputsOf(call, module), output), 'sensitive') === true;
}

/**
 * True if an expression may read a sensitive output: after an index known only after apply, a plan does not name the
 * output, and none of the others fits the attribute.
 */
function mayBeHidden(expression: unknown, { name, module }: ExpressionContext): boolean {
  return referencesIn(expression).wholeModules.some((whole) => {
    const outputs = entriesOf(outputsOf(whole.slice('module.'.length), module));
    const open = outputs.flatMap(([output, content]) => (member(content, 'sensitive') === true ? [] : [output]));
    return open.length < outputs.length && likelyOutputs(name, open).length === 0;
  });
}

/** Variables, locals and outputs. All other addresses are resources. */
const VALUE = /(?:^|\.)(?:var|local|output)\.[^.]+$/;

/** Decides which attributes and keys of a resource are secret. Results are cached by configuration address. */
class SecretFilter {
  /** Variables, locals and outputs with a secret, by configuration address. */
  readonly #nodes: ReadonlySet<string>;
  /** Secret attributes. */
  readonly #attributes = new Map<string, ReadonlySet<string>>();
  /** Secret texts by attribute, from the resources that the attribute may be built from. */
  readonly #texts = new Map<string, ReadonlyMap<string, ReadonlySet<string>>>();

  /** @param secretTexts strings in secret attributes, by the address of their resource */
  constructor(
    readonly secrets: Secrets,
    readonly graphs: readonly ConfigGraph[],
    readonly secretTexts: ReadonlyMap<string, ReadonlySet<string>>,
  ) {
    this.#nodes = nodesReading(secrets.nodes, graphs);
  }

  /** True for a secret instance key. */
  readonly isKey: IsSecretKey = (address, key) => {
    if (this.secrets.keys.has(address) || this.#attributesOf(address).has('for_each')) return true;
    const isFromLocal = this.secrets.iterated.get(address)?.some((local) => this.#nodes.has(local)) ?? false;
    return (
      isFromLocal || occursIn(key, this.secrets.texts) || occursIn(key, this.#textsOf(address).get('for_each') ?? NONE)
    );
  };

  /** Returns the resource without secret values, and without its previous address if that contains a secret key. */
  withoutSecrets(resource: PlannedResource): PlannedResource {
    const { origin, values, before, drifted, changed } = resource;
    const address = configAddressOf(origin) ?? origin;
    const attributes = this.#attributesOf(address);
    const texts = this.#textsOf(address);
    const keys = secretKeysOf(origin, this.isKey);
    const isSecretIn = (side: Values, name: string): boolean =>
      Object.hasOwn(side, name) &&
      (attributes.has(name) ||
        containsSecret(side[name] as Json, this.secrets.texts) ||
        containsSecret(side[name] as Json, texts.get(name) ?? NONE) ||
        containsKey(side[name] as Json, keys));
    const shown = (side: Values): Values => valuesWhere(side, (name) => !isSecretIn(side, name));
    /** Hides an attribute on both sides if it is secret on either. */
    const withoutSecretDifferences = (old: Values, after: Values): Values =>
      hideDifferences((name) => isSecretIn(old, name) || isSecretIn(after, name), old, shown(after));
    const { movedFrom, ...rest } = changed ?? {};
    const hasSecretMove =
      movedFrom !== undefined && (keys.length > 0 || secretKeysOf(movedFrom, this.isKey).length > 0);
    return {
      ...resource,
      ...(hasSecretMove && { changed: rest }),
      values: shown(values),
      ...(before !== undefined && { before: withoutSecretDifferences(before, values) }),
      ...(drifted !== undefined && {
        drifted: { before: withoutSecretDifferences(drifted.before, drifted.after), after: shown(drifted.after) },
      }),
    };
  }

  /** Returns the attributes of a resource that read a secret. */
  #attributesOf(address: string): ReadonlySet<string> {
    const known = this.#attributes.get(address);
    if (known !== undefined) return known;
    const names = new Set(this.secrets.attributes.get(address));
    for (const graph of this.graphs) {
      for (const { to, path, isGuessed } of preciseReferences(graph, address)) {
        if (path !== null && isGuessed !== true && this.#nodes.has(to)) names.add(topOf(path));
      }
    }
    this.#attributes.set(address, names);
    return names;
  }

  /**
   * Returns the secret strings that each attribute may be built from: all secret strings of the resources that it
   * refers to. With `[*]`, `one(...)` and loops, a plan only names the resource, not the attribute that is read.
   */
  #textsOf(address: string): ReadonlyMap<string, ReadonlySet<string>> {
    const known = this.#texts.get(address);
    if (known !== undefined) return known;
    const byAttribute = new Map<string, Set<string>>();
    for (const graph of this.secretTexts.size === 0 ? [] : this.graphs) {
      for (const { to, path } of referencesFrom(graph, address)) {
        if (path === null || to === address) continue;
        const attribute = topOf(path);
        for (const source of sourcesOf(graph, to)) {
          for (const text of this.secretTexts.get(source) ?? NONE) {
            byAttribute.set(attribute, (byAttribute.get(attribute) ?? new Set()).add(text));
          }
        }
      }
    }
    this.#texts.set(address, byAttribute);
    return byAttribute;
  }
}

const NONE: ReadonlySet<string> = new Set();

/** True if the value contains a secret. Compares texts, because a plan does not show the flow through locals. */
function containsSecret(value: Json, secrets: ReadonlySet<string>): boolean {
  if (secrets.size === 0) return false;
  return occursIn(JSON.stringify(value), secrets);
}

/** True if JSON text contains one of the secrets. */
const occursIn = (json: string, secrets: ReadonlySet<string>): boolean =>
  [...secrets].some((secret) => json.includes(JSON.stringify(secret).slice(1, -1)));

/** Returns the resources whose values flow into a variable, local or output; for a resource, only itself. */
function sourcesOf(graph: ConfigGraph, address: string): readonly string[] {
  const reached = new Set([address]);
  for (const node of reached) {
    if (reached.size > SOURCES_MAX || !VALUE.test(node)) continue;
    for (const { to } of referencesFrom(graph, node)) reached.add(to);
  }
  return [...reached].filter((node) => !VALUE.test(node));
}

/**
 * Returns the references of a node, without those to one element of a collection: nothing shows which part of the
 * collection it reads.
 */
const preciseReferences = (graph: ConfigGraph, address: string) =>
  referencesFrom(graph, address).filter(({ isOfElement }) => isOfElement !== true);

/** Returns the given nodes, and all variables, locals and outputs that their values flow into. */
function nodesReading(secrets: ReadonlySet<string>, graphs: readonly ConfigGraph[]): ReadonlySet<string> {
  const readers = new Map<string, string[]>();
  for (const graph of graphs) {
    for (const from of graph.keys()) {
      if (!VALUE.test(from)) continue;
      for (const { to, isGuessed } of preciseReferences(graph, from)) {
        if (isGuessed === true || !VALUE.test(to)) continue;
        const known = readers.get(to);
        if (known === undefined) readers.set(to, [from]);
        else known.push(from);
      }
    }
  }
  const reached = new Set(secrets);
  for (const node of reached) for (const reader of readers.get(node) ?? []) reached.add(reader);
  return reached;
}

// ---- Texts in secret attributes, by which other values that are built from them are found.

/** Returns secret texts by configuration address, for all instances together, before and after. */
export function secretTextsOf({ resources }: Planned): ReadonlyMap<string, ReadonlySet<string>> {
  const texts = new Map<string, Set<string>>();
  for (const { type, origin, values, before = {}, drifted } of resources) {
    const add = (text: string): void => {
      if (text.length < SECRET_LENGTH_MIN) return;
      const address = configAddressOf(origin) ?? origin;
      texts.set(address, (texts.get(address) ?? new Set()).add(text));
    };
    for (const side of [values, before, drifted?.before ?? {}, drifted?.after ?? {}])
      collectSecretTexts(side, type, add);
  }
  return texts;
}

/** A part of a value that is still to be visited. */
interface PendingValue {
  readonly value: Json | undefined;
  readonly path: readonly string[];
  /** True if a name on the path is secret, which makes the whole value secret. */
  readonly isHidden: boolean;
}

/**
 * Passes each secret text of a value to `add`. Does not recurse: lists in a hostile file may be nested a hundred
 * thousand deep.
 */
function collectSecretTexts(whole: Json, type: string, add: (text: string) => void): void {
  const pending: PendingValue[] = [{ value: whole, path: [], isHidden: false }];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const { value, path, isHidden } = next;
    if (typeof value === 'string' && isHidden) add(value);
    if (typeof value !== 'object' || value === null) continue;
    if (Array.isArray(value)) {
      for (const item of value as readonly Json[]) {
        if (typeof item === 'object') pending.push({ value: item, path, isHidden });
        else if (typeof item === 'string' && isHidden) add(item);
      }
      continue;
    }
    if (path.length >= VALUE_DEPTH) continue;
    for (const [name, item] of Object.entries(value)) {
      const itemPath = [...path, name];
      pending.push({ value: item, path: itemPath, isHidden: isHidden || isSecret(type, itemPath) });
    }
  }
}

// ---- Secret instance keys.
// Terraform rejects a `for_each` over a value that it knows to be sensitive. A value whose sensitivity was lost, or
// that no provider marks, becomes a key and appears in the address of each instance.

/**
 * True if an instance key is secret.
 * @param address configuration address of the resource or module call
 * @param key the key in JSON notation, without quotes
 */
type IsSecretKey = (address: string, key: string) => boolean;

/** A resource or deposed object, by its Terraform address. */
interface WithOrigin {
  readonly origin: string;
}

/**
 * Returns the address with replaced keys. Numbers are positions in a list and stay.
 * @param replace returns the replacement of a key, given the configuration address of its resource or module call
 */
function withKeys(origin: string, replace: (address: string, key: string) => string): string {
  const parts = parseTerraformAddress(origin);
  if (parts === null) return origin;
  const keyOf = (address: string, index: string | null) => (index?.startsWith('"') ? replace(address, index) : index);
  let prefix = '';
  const modules = parts.modules.map(({ name, index }) => {
    const address = `${prefix}module.${name}`;
    prefix = `${address}.`;
    return { name, index: keyOf(address, index) };
  });
  return formatTerraformAddress({ ...parts, modules, index: keyOf(configAddressOf(origin) ?? origin, parts.index) });
}

/**
 * Converts a key from address notation to JSON: both escape alike, but an address also doubles `$` and `%` before `{`.
 */
const inJson = (key: string): string => key.slice(1, -1).replace(/([$%])\1\{/g, '$1{');

/** Returns the secret keys of an instance and of the modules that contain it. */
function secretKeysOf(origin: string, isSecret: IsSecretKey): readonly string[] {
  const keys: string[] = [];
  withKeys(origin, (address, key) => {
    if (isSecret(address, inJson(key))) keys.push(inJson(key));
    return key;
  });
  return keys;
}

/**
 * True if a value contains one of the keys. A short key must be the whole value, because it occurs in names by chance.
 */
function containsKey(value: Json, keys: readonly string[]): boolean {
  if (keys.length === 0) return false;
  const text = JSON.stringify(value);
  return keys.some((key) => (key.length < SECRET_LENGTH_MIN ? text === `"${key}"` : text.includes(key)));
}

/** Replaces secret keys by numbers (`"secret 1"`), so that instances stay distinct. */
function withoutSecretKeys(inventory: Planned, isSecret: IsSecretKey): Planned {
  const { deposed = [] } = inventory;
  const names = shownKeys([...inventory.resources, ...deposed], isSecret);
  const shownOrigin = ({ origin }: WithOrigin) =>
    withKeys(origin, (address, key) => names.get(address)?.get(key) ?? key);
  const renamedDeposed = deposed.length > 0 && {
    deposed: deposed.map((object) => ({ ...object, origin: shownOrigin(object) })),
  };
  const renamed = inventory.resources.map((resource) => ({ resource, origin: shownOrigin(resource) }));
  if (renamed.every(({ resource, origin }) => resource.origin === origin)) return { ...inventory, ...renamedDeposed };
  const addresses = assignAddresses(renamed.map(({ origin }) => origin));
  const newAddresses = new Map(
    renamed.map(({ resource, origin }) => [resource.address, addresses.get(origin) as string]),
  );
  const newAddressOf = (address: string): string => newAddresses.get(address) ?? address;
  return {
    ...inventory,
    ...renamedDeposed,
    resources: renamed.map(({ resource, origin }) => {
      const address = newAddressOf(resource.address);
      return { ...resource, address, origin, modules: modulesOf(address) };
    }),
    references: inventory.references.map((reference) => ({
      ...reference,
      from: newAddressOf(reference.from),
      to: newAddressOf(reference.to),
    })),
  };
}

/** Returns the key to show for each instance key, by configuration address. */
function shownKeys(
  resources: readonly WithOrigin[],
  isSecret: IsSecretKey,
): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const names = new Map<string, Map<string, string>>();
  const record = (address: string, key: string): string => {
    names.set(address, (names.get(address) ?? new Map<string, string>()).set(key, key));
    return key;
  };
  for (const { origin } of resources) withKeys(origin, record);
  for (const [address, keys] of names) {
    let number = 0;
    for (const key of [...keys.keys()]) {
      if (!isSecret(address, inJson(key))) continue;
      do number++;
      while (keys.has(numbered(number)));
      keys.set(key, numbered(number));
    }
  }
  return names;
}

/** Returns the key that is shown instead of a secret one. */
const numbered = (number: number): string => `"secret ${number}"`;
