/** Texts for moved resources: into another container, into another module, or to another name. */

import { parseAddress, unescapeKey, unescapeName } from '../../../graph/address.js';
import { parseTerraformAddress } from '../../../graph/terraform-address.js';
import { aModule, fromTo, into, outOf } from '../messages.js';
import type { ReportedNode } from '../model.js';
import { named } from '../words.js';

export interface Move {
  readonly verb: 'move' | 'readdress' | 'rename';
  readonly tail: string;
}

interface BoxTexts {
  readonly boxInText: (title: string) => string;
  readonly containerInText: (node: ReportedNode) => string;
}

/**
 * Returns the move of a node into another container, into another module, or to another name; undefined if it has not
 * moved.
 */
export function moveOf(node: ReportedNode, texts: BoxTexts): Move | undefined {
  const { boxes, boxesBefore = boxes, movedFrom } = node;
  const at = boxes.findIndex((box, depth) => box !== boxesBefore[depth]);
  if (at >= 0) return { verb: 'move', tail: into(texts.containerInText(node)) };
  if (boxesBefore.length > boxes.length)
    return { verb: 'move', tail: outOf(texts.boxInText(boxesBefore[boxes.length] as string)) };
  return movedFrom === undefined ? undefined : betweenAddresses(movedFrom, node.address, node.count > 1);
}

/** @param areSeveral true for several resources, each of which may be in another instance of the module */
function betweenAddresses(before: string, after: string, areSeveral: boolean): Move {
  const withoutKeys = (parts: Parts | null): Parts | null =>
    parts === null || !areSeveral
      ? parts
      : { ...parts, modules: parts.modules.map((module) => ({ ...module, index: null })) };
  const old = partsOf(withoutKeys(parseTerraformAddress(before)));
  const now = partsOf(withoutKeys(parseAddress(after)));
  if (old === null || now === null) return { verb: 'rename', tail: '' };
  if (old.module !== now.module) {
    const tail = now.module === '' ? outOf(aModule(named(old.module))) : into(aModule(named(now.module)));
    return { verb: 'readdress', tail };
  }
  return { verb: 'rename', tail: fromTo(named(old.name), named(now.name)) };
}

/** Returns the module of an address; empty for the root module and without an address. */
export const moduleOf = (parts: Parts | null): string => partsOf(parts)?.module ?? '';

interface Parts {
  readonly modules: readonly { readonly name: string; readonly index: string | null }[];
  readonly name: string;
  readonly index?: string | null;
  readonly indexes?: readonly string[];
}

/** Returns the module and the name with its key, as the code writes them. */
function partsOf(parts: Parts | null): { readonly module: string; readonly name: string } | null {
  if (parts === null) return null;
  const { modules, name, index = null, indexes = index === null ? [] : [index] } = parts;
  const step = (each: string, keys: readonly string[]): string =>
    unescapeName(each) + keys.map((key) => `[${unescapeKey(key)}]`).join('');
  const module = modules.map((each) => step(each.name, each.index === null ? [] : [each.index])).join('.');
  return { module, name: step(name, indexes) };
}
