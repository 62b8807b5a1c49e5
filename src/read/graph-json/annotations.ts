/** `annotations` of debug data: the annotation files that lay beside the source, which may be elsewhere now. */
import { ANNOTATION_BYTES_MAX } from '../../limits/annotations.js';
import { listOf, member, textOf } from '../foreign.js';
import { printable } from '../printable.js';

export interface KeptAnnotations {
  /** Where it was, for messages. */
  readonly name: string;
  readonly text: string;
  readonly author: 'person' | 'model';
}

/** @param value the parsed file; what is no annotation file is passed over, and what its text says is checked like any */
export const readKeptAnnotations = (value: unknown): KeptAnnotations[] =>
  listOf(member(value, 'annotations')).flatMap((entry): KeptAnnotations[] => {
    const [name, text, author] = [
      textOf(member(entry, 'name')),
      textOf(member(entry, 'text')),
      member(entry, 'author'),
    ];
    if (name === null || text === null || text.length > ANNOTATION_BYTES_MAX) return [];
    return author === 'person' || author === 'model' ? [{ name: printable(name), text, author }] : [];
  });
