/** Reads `annotations` of debug data: the annotation files next to the source, which may have moved since. */

import { ANNOTATION_BYTES_MAX } from '../../limits.js';
import { listOf, member, textOf } from '../../platform/json/foreign.js';

/** An annotation file in debug data. */
export interface SavedAnnotations {
  /** Name for messages. The original path is left out, because it may belong to another machine. */
  readonly name: string;
  readonly text: string;
  readonly author: 'person' | 'model';
}

const NAMES = { person: 'groundplan.yml', model: 'groundplan.ai.yml' } as const;

/**
 * Returns the annotation files in debug data. Invalid entries are skipped; the text of each file is checked later, as
 * for any annotation file.
 * @param value the parsed file
 * @param file name of the file as the user gave it
 */
export const readSavedAnnotations = (value: unknown, file: string): SavedAnnotations[] =>
  listOf(member(value, 'annotations')).flatMap((entry): SavedAnnotations[] => {
    const [text, author] = [textOf(member(entry, 'text')), member(entry, 'author')];
    if (text === null || text.length > ANNOTATION_BYTES_MAX) return [];
    return author === 'person' || author === 'model' ? [{ name: `${file} (${NAMES[author]})`, text, author }] : [];
  });
