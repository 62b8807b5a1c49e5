/** Reads variable files as far as possible: an encrypted file counts as empty, and a file with a syntax error ends there. */
import { basename } from 'node:path';
import { objectOf } from '../../../platform/json/foreign.js';
import { printable } from '../../../platform/text/printable.js';
import { isJsonName, parseFile } from '../../../terraform/hcl/file.js';
import type { Body, Expression } from '../../../terraform/hcl/model.js';
import { expressionsIn } from '../../../terraform/hcl/walk.js';
import { variableFileFault, variableFileNotJson } from '../../messages.js';

/** A variable file as it goes into the copy. */
export interface SoundFile {
  readonly content: Uint8Array | string;
  /** Names of the variables that the file sets. */
  readonly variables: readonly string[];
  readonly warning: string | null;
}

/**
 * Returns a variable file that Terraform can read. If a file has a fault, only the part before the fault is used:
 * Terraform would report each byte of an encrypted file as an error, with the whole line.
 */
export function soundFile(name: string, bytes: Uint8Array): SoundFile {
  if (isJsonName(name)) return soundJson(name, bytes);
  const { body, text, faults } = parseFile(basename(name), bytes);
  const namesOf = (attributes: Body['attributes']) => attributes.map((attribute) => attribute.name);
  const [fault] = faults;
  if (fault === undefined) return { content: bytes, variables: namesOf(body.attributes), warning: null };
  const read = body.attributes.filter(({ value }) => [...expressionsIn(value)].every(isReadable));
  const warning = variableFileFault(printable(name), fault.line, fault.column, fault.problem);
  return { content: textOfAlone(read, text), variables: namesOf(read), warning };
}

const isReadable = ({ kind }: Expression): boolean => kind !== 'unreadable';

/** Joins attributes, each in its original line. */
function textOfAlone(attributes: Body['attributes'], text: string): string {
  let done = 0;
  const pieces = attributes.map(({ span: { start, end } }) => {
    const between = text.slice(done, start).replace(/[^\n]/g, '');
    const piece = `${between === '' && done > 0 ? '\n' : between}${text.slice(start, end)}`;
    done = end;
    return piece;
  });
  return `${pieces.join('')}\n`;
}

function soundJson(name: string, bytes: Uint8Array): SoundFile {
  try {
    const object = objectOf(JSON.parse(Buffer.from(bytes).toString('utf8')));
    if (object !== null) return { content: bytes, variables: Object.keys(object), warning: null };
  } catch {
    // The warning below reports it.
  }
  return { content: '{}', variables: [], warning: variableFileNotJson(printable(name)) };
}
