/** Implied containers: zones and regions, which no resource builds, made from attributes of the resources inside. */
import { type WrapRule, wrapsOf } from '../../catalog/model.js';
import { formatAddress, parseAddress } from '../../graph/address.js';
import type { Resource } from '../../graph/inventory.js';
import { byAddress } from '../../graph/order.js';
import type { Model } from '../model.js';

export interface ImpliedBox {
  readonly address: string;
  readonly type: string;
  readonly parent: string;
  /** Attribute that names the zone or region. */
  readonly attribute: string;
  /** Name of the zone or region. */
  readonly text: string;
  /** The first resource that names it, in address order. */
  readonly proof: string;
}

export interface ImpliedBoxes {
  readonly all: ReadonlyMap<string, ImpliedBox>;
  /** The implied container between a resource and its container; the container itself if there is none. */
  readonly between: (resource: Resource, parent: string) => string;
}

type OuterWrap = NonNullable<WrapRule['outer']>;

/**
 * Returns the value of an attribute of the resource, or its last segment for a self link. The attributes `region` and
 * `zone` default to those of the provider. Empty if no value is known.
 */
export function statedValue(resource: Resource, attribute: string): string {
  const { values, region, zone } = resource;
  const stated = Object.hasOwn(values, attribute) ? values[attribute] : null;
  const value = stated ?? (attribute === 'region' ? region : attribute === 'zone' ? zone : null);
  // A self link ends in the name.
  return typeof value === 'string' ? value.slice(value.lastIndexOf('/') + 1) : '';
}

/**
 * Returns the region of a zone: `europe-west1` for `europe-west1-b`. For a zone that is only a number, the provider's
 * region.
 */
const regionOf = ({ region = '' }: Resource, zone: string): string =>
  /-[a-z]$/.test(zone) ? zone.replace(/-[^-]*$/, '') : region;

/**
 * Returns the registry of implied containers, which creates one per outer container and name. The zones of two networks
 * are therefore separate.
 */
export function impliedBoxes({ factsOf, resources, typeOf }: Model): ImpliedBoxes {
  const boxes = new Map<string, ImpliedBox>();
  const byKey = new Map<string, string>();

  /**
   * Returns an unused address from the outer container's address, the type and the name. The keys and modules of the
   * outer container are part of it, so that containers of its instances differ.
   */
  function freshAddress(type: string, parent: string, text: string): string {
    const parts = parseAddress(parent);
    const slug = text.replace(/[^A-Za-z0-9_-]/g, '-');
    const modules = parts?.modules ?? [];
    const name = `${parts?.name ?? 'container'}_${slug}`;
    for (let n = 1; ; n++) {
      const address = formatAddress({
        modules,
        type,
        name: n === 1 ? name : `${name}_${n}`,
        indexes: parts?.indexes ?? [],
        copy: null,
      });
      if (!boxes.has(address) && !resources.has(address)) return address;
    }
  }

  function between(resource: Resource, parent: string): string {
    const { address } = resource;
    for (const rule of wrapsOf(factsOf(address)).filter(({ inside }) => inside.includes(typeOf(parent)))) {
      const candidates = rule.attributes.map((attribute) => ({ attribute, text: statedValue(resource, attribute) }));
      const named = candidates.find(({ text }) => text !== '' && rule.pattern?.test(text) !== false);
      if (named === undefined) continue;
      const { attribute, text } = named;
      const region = rule.outer?.inside.includes(typeOf(parent)) ? regionOf(resource, text) : '';
      const outer = region === '' ? parent : boxFor((rule.outer as OuterWrap).box, parent, attribute, region, address);
      return boxFor(rule.box, outer, attribute, text, address);
    }
    return parent;
  }

  function boxFor(type: string, parent: string, attribute: string, text: string, user: string): string {
    const key = `${parent} ${type} ${text}`;
    const address = byKey.get(key) ?? freshAddress(type, parent, text);
    const known = boxes.get(address);
    const proof = known === undefined || byAddress(user, known.proof) < 0 ? user : known.proof;
    byKey.set(key, address);
    boxes.set(address, { address, type, parent, attribute, text, proof });
    return address;
  }

  return { all: boxes, between };
}
