/** `annotations` of debug data: the annotation files that lay beside the source, which may be elsewhere now. */

import { listOf, member, textOf } from '../json/foreign.js';
import { ANNOTATION_BYTES_MAX } from '../limits.js';

export interface KeptAnnotations {
  /** For messages. Not where it was: that may be a path of another machine. */
  readonly name: string;
  readonly text: string;
  readonly author: 'person' | 'model';
}

const NAMES = { person: 'groundplan.yml', model: 'groundplan.ai.yml' } as const;

/**
 * @param value the parsed file; what is no annotation file is passed over, and what its text says is checked like any
 * @param file its name in the user's words
 */
export const readKeptAnnotations = (value: unknown, file: string): KeptAnnotations[] =>
  listOf(member(value, 'annotations')).flatMap((entry): KeptAnnotations[] => {
    const [text, author] = [textOf(member(entry, 'text')), member(entry, 'author')];
    if (text === null || text.length > ANNOTATION_BYTES_MAX) return [];
    return author === 'person' || author === 'model' ? [{ name: `${file} (${NAMES[author]})`, text, author }] : [];
  });
