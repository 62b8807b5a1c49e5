/** Converts the `source` of a terraform block to the form of a module call. */
import { resolve } from 'node:path';
import { printable } from '../../platform/text/printable.js';
import { isWithin } from '../../platform/text/within.js';
import * as messages from '../messages.js';
import type { UnitSource } from './model.js';

/** `tfr://host/namespace/name/provider//folder?version=1.0.0`; the public registry if there is no host. */
const REGISTRY = /^tfr:\/\/([^/]*)\/([^?]+?)(?:\?(.*))?$/;

export const SOURCE_UNKNOWN: UnitSource = { kind: 'unknown', reason: messages.SOURCE_NOT_KNOWN };

/**
 * Converts a source. A local path outside of `top` has an unknown source.
 *
 * @param directory the unit's directory, from which relative paths start
 * @param top directory below which local code may be read
 */
export function sourceOf(text: string, directory: string, top: string): UnitSource {
  const registry = REGISTRY.exec(text);
  if (registry !== null) {
    const [, host, path, query] = registry;
    const version = new URLSearchParams(query ?? '').get('version');
    return { kind: 'remote', address: host === '' ? path! : `${host}/${path}`, version };
  }
  if (!isLocalText(text)) return { kind: 'remote', address: text, version: null };
  // In `modules//vpc`, Terragrunt copies the part before the two slashes and runs the part after them.
  const local = resolve(directory, text.replace(/([^:/])\/\/+/, '$1/'));
  const shown = printable(text.startsWith(top) ? `.${text.slice(top.length)}` : text);
  return isWithin(top, local)
    ? { kind: 'local', directory: local, shown }
    : { kind: 'unknown', reason: messages.localSourceOutside(shown) };
}

export const isLocalText = (text: string): boolean => /^(\.{0,2}\/|\.{1,2}$)/.test(text);
