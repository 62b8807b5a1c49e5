/**
 * Named settings: blocks of namespace, name and value that stand for attributes of other types. An Elastic Beanstalk
 * environment sets its subnets by `setting { namespace = "aws:ec2:vpc", name = "Subnets" }`.
 */
import type { Knowledge } from '../catalog/knowledge.js';
import type { NamedSetting, NamedSettings } from '../catalog/rules.js';
import type { Inventory, Json, Reference, Resource } from '../graph/inventory.js';

/** Returns the inventory with named settings as attributes, and with their names as paths of references. */
export function withNamedSettings(inventory: Inventory, knowledge: Knowledge): Inventory {
  const read = new Map<string, ReadSettings>();
  const resources = inventory.resources.map((resource): Resource => {
    const rule = knowledge.factsOf(resource.type).namedSettings;
    if (rule === undefined) return resource;
    const settings = settingsIn(resource.values[rule.block], rule);
    read.set(resource.address, { rule, settings });
    return { ...resource, values: { ...resource.values, ...attributesOf(settings) } };
  });
  if (read.size === 0) return inventory;
  const types = new Map(inventory.resources.map(({ address, type }) => [address, type]));
  const references = inventory.references.map((reference): Reference => {
    const readSettings = read.get(reference.from);
    const path = readSettings && pathOf(reference, readSettings, types.get(reference.to) ?? '');
    return path === undefined ? reference : { ...reference, path };
  });
  return { ...inventory, resources, references };
}

interface ReadSettings {
  readonly rule: NamedSettings;
  readonly settings: readonly Setting[];
}

/** A settings block; the value is null if unknown. */
interface Setting {
  readonly rule: NamedSetting | null;
  readonly value: string | null;
}

function settingsIn(blocks: Json | undefined, rule: NamedSettings): readonly Setting[] {
  if (!Array.isArray(blocks)) return [];
  return (blocks as readonly Json[]).flatMap((block): Setting[] => {
    const [namespace, name, value] = ['namespace', 'name', 'value'].map((key) => textOf(block, key));
    if (namespace === null || name === null) return [];
    return [{ rule: rule.settings.get(`${namespace} ${name}`) ?? null, value: value ?? null }];
  });
}

function textOf(block: Json, key: string): string | null {
  if (block === null || typeof block !== 'object' || !Object.hasOwn(block, key)) return null;
  const value = (block as { readonly [name: string]: Json })[key];
  return typeof value === 'string' && value !== '' ? value : null;
}

function attributesOf(settings: readonly Setting[]): { readonly [name: string]: Json } {
  const known = settings.flatMap(({ rule, value }): [string, Json][] => {
    if (rule === null || rule.attribute === null || value === null) return [];
    const items = value.split(',').map((item) => item.trim());
    return [[rule.attribute, rule.isList === true ? items.filter((item) => item !== '') : value]];
  });
  return Object.fromEntries(known);
}

/**
 * Returns the attribute that a reference is made by: the one that its block names, otherwise the only one that fits the
 * target type among the settings without a known value. A plan does not say which of several blocks holds a reference.
 */
function pathOf({ path, block }: Reference, { rule, settings }: ReadSettings, target: string): string | undefined {
  // A dynamic block holds the references of all its values in one expression.
  if (path !== rule.block && path !== `${rule.block}.value`) return undefined;
  if (block?.namespace !== undefined && block.name !== undefined) {
    return rule.settings.get(`${block.namespace} ${block.name}`)?.attribute ?? undefined;
  }
  const unknownRules = settings.filter(({ value }) => value === null).map((setting) => setting.rule);
  const fitting = unknownRules.filter((settingRule) => settingRule?.names.includes(target) === true);
  const attributes = new Set(fitting.map((settingRule) => settingRule?.attribute ?? null));
  return attributes.size === 1 ? ([...attributes][0] ?? undefined) : undefined;
}
