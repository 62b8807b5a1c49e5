/** What an attribute of a data source is likely to hold, by its name. */
import type { Json } from '../../graph/inventory.js';
import { ACCOUNT, NETWORK } from './values.js';

/** Attributes that hold several. */
export const PLURAL = /(?:ids|names|arns|zones|blocks|addresses|instances|list|cidrs|prefixes|records)$/;

/** Names of attributes of resources that take lists, for want of a value that shows it. */
export const TAKES_LIST =
  /(?:values|actions|resources|identifiers|ids|names|arns|owners|types|prefixes|suffixes|cidrs|blocks|items|subjects|members|addresses|ports|zones|keys|scopes|roles|permissions)$/;

export const isTags = (name: string): boolean => /^(?:tags|labels|tags_all)$/.test(name);

/** A text like no other, which `isStandIn` knows again: of `external`, too, whose name has no underscore. */
export const standIn = (type: string, name: string): string => `${type.includes('_') ? type : `${type}_data`}.${name}`;

/** What is done with it says more than its name; `uses` are names of functions and tags of usage. */
export function exampleOf(type: string, name: string, uses: ReadonlySet<string>): Json {
  if (uses.has('jsondecode') || uses.has('yamldecode') || /json$/.test(name)) return '{}';
  if (uses.has('base64decode')) return 'ZXhhbXBsZQ==';
  if ([...uses].some((use) => use.startsWith('cidr')) || /cidr(?:_block)?$/.test(name)) return NETWORK;
  if (uses.has('tonumber') || (/(?:port|size|count|number)$/.test(name) && uses.has('#operation'))) return 1;
  if (/arn$/.test(name)) return `arn:aws:example:us-east-1:${ACCOUNT}:${type}`;
  if (/^(?:enabled|exists|is_.*)$/.test(name)) return true;
  return standIn(type, name);
}
