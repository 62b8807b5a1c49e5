/** `source` of a terraform block, from Terragrunt's words to what a module call would say. */
import { resolve } from 'node:path';
import { printable } from '../../text/printable.js';
import { isWithin } from '../../text/within.js';
import * as messages from './messages.js';
import type { UnitSource } from './model.js';

/** `tfr://host/namespace/name/provider//folder?version=1.0.0`; without a host the public registry. */
const REGISTRY = /^tfr:\/\/([^/]*)\/([^?]+?)(?:\?(.*))?$/;

export const SOURCE_UNKNOWN: UnitSource = { kind: 'unknown', reason: messages.SOURCE_NOT_KNOWN };

/**
 * @param directory of the unit, where relative paths start @param top local code is read below it only
 */
export function sourceOf(text: string, directory: string, top: string): UnitSource {
  const registry = REGISTRY.exec(text);
  if (registry !== null) {
    const [, host, path, query] = registry;
    const version = new URLSearchParams(query ?? '').get('version');
    return { kind: 'remote', address: host === '' ? path! : `${host}/${path}`, version };
  }
  if (!isLocalText(text)) return { kind: 'remote', address: text, version: null };
  // `modules//vpc`: what is before the two slashes is copied, what is behind them is run.
  const local = resolve(directory, text.replace(/([^:/])\/\/+/, '$1/'));
  const shown = printable(text.startsWith(top) ? `.${text.slice(top.length)}` : text);
  return isWithin(top, local)
    ? { kind: 'local', directory: local, shown }
    : { kind: 'unknown', reason: messages.localSourceOutside(shown) };
}

export const isLocalText = (text: string): boolean => /^(\.{0,2}\/|\.{1,2}$)/.test(text);
