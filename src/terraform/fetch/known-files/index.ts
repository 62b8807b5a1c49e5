/** Recognises files that groundplan cannot draw. */
import { posix } from 'node:path';
import { InvalidInput, NoResources } from '../../../errors.js';
import { NO_RESOURCES_FOUND } from '../../../messages.js';
import type { Io } from '../../../platform/io.js';
import { decodeText } from '../../../platform/json/decode-text.js';
import { FILES_LOOKED_INTO, HEAD_BYTES_MAX, LOOKED_INTO_BYTES_MAX } from '../limits.js';
import * as messages from '../messages.js';
import { KNOWN_FILES, type KnownFile } from './table.js';

/** Returns the row of a parsed JSON file; null for an unknown one. */
export const recogniseJson = (value: unknown): KnownFile | null =>
  KNOWN_FILES.find(({ json }) => json?.(value) === true) ?? null;

/** Returns the row of a file that is not JSON, by its name or its first lines; null for an unknown one. */
export function recogniseText(bytes: Uint8Array, path: string): KnownFile | null {
  const name = /[^\\/]*$/.exec(path)?.[0] ?? '';
  const head = decodeText(bytes.subarray(0, HEAD_BYTES_MAX), path).replace(COLOURS, '');
  return (
    KNOWN_FILES.find((row) => row.name?.test(name) === true) ??
    KNOWN_FILES.find(({ text }) => text?.test(head) === true) ??
    null
  );
}

/** Terminal colour codes in saved output. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: that is how they begin
const COLOURS = /\u001b\[[\d;]{0,20}m/g;

/** Returns the error for a known file. @param file name as the user wrote it */
export function refusalOf({ noun, remedy, isEmpty }: KnownFile, file: string): InvalidInput {
  const text = messages.isKnownFile(file, noun);
  return isEmpty === true
    ? new NoResources(`${NO_RESOURCES_FOUND}: ${text}`, { remedy })
    : new InvalidInput(text, { remedy });
}

/** A known file in a directory without Terraform code. */
export interface HeldFile {
  /** Text for messages, such as "cdk.json in it is an app of the AWS CDK". */
  readonly text: string;
  readonly remedy: string;
}

type Lists = Pick<Io, 'list' | 'readRegular' | 'realPath'>;

/**
 * Returns the first known file of a directory, matched by name, else by the content of templates and manifests. Null for none.
 * Follows no links and never throws.
 */
export async function findKnownFile(directory: string, io: Lists): Promise<HeldFile | null> {
  const entries = await io.list(directory).catch(() => []);
  const names = entries.flatMap(({ name, kind }) => (kind === 'file' ? [name] : []));
  for (const row of KNOWN_FILES) {
    const name = names.find((each) => row.name?.test(each) === true);
    if (name !== undefined) return heldFile(name, row);
  }
  const real = await io.realPath(directory).catch(() => null);
  if (real === null) return null;
  for (const name of names.filter((each) => MAY_BE_TEMPLATE.test(each)).slice(0, FILES_LOOKED_INTO)) {
    const bytes = await io.readRegular(posix.join(real, name), LOOKED_INTO_BYTES_MAX).catch(() => null);
    const row = bytes instanceof Uint8Array ? recogniseFile(bytes, name) : null;
    if (row !== null) return heldFile(name, row);
  }
  return null;
}

const MAY_BE_TEMPLATE = /\.(?:ya?ml|json|template)$/i;

const heldFile = (name: string, { noun, remedy }: KnownFile): HeldFile => ({
  text: messages.holdsKnownFile(name, noun),
  remedy,
});

function recogniseFile(bytes: Uint8Array, name: string): KnownFile | null {
  try {
    return recogniseJson(JSON.parse(decodeText(bytes, name)));
  } catch {
    return recogniseText(bytes, name);
  }
}
