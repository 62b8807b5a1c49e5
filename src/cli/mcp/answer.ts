/** Builds the answer to a client from a command's stdout and stderr. */
import { Misuse } from '../../errors.js';
import { describeFailure } from '../failure.js';
import { IMAGE_BYTES_MAX, NOTES_LENGTH_MAX, TEXT_LENGTH_MAX } from '../limits.js';
import * as messages from '../messages.js';

type Content =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'image'; readonly data: string; readonly mimeType: string }
  | {
      readonly type: 'resource';
      readonly resource: { readonly uri: string; readonly mimeType: string; readonly blob: string };
    };

export interface Answer {
  content: Content[];
  isError?: boolean;
}

/**
 * Returns the answer with the output and the notes.
 * @param mediaType null for text
 * @throws Misuse if the output exceeds the limit of a client
 */
export function answerOf(printed: Buffer, mediaType: string | null, notes: string): Answer {
  const said: Content[] = notes.trim() === '' ? [] : [{ type: 'text', text: notes.slice(0, NOTES_LENGTH_MAX) }];
  return { content: [contentOf(printed, mediaType), ...said] };
}

function contentOf(printed: Buffer, mediaType: string | null): Content {
  if (mediaType === null) {
    const text = printed.toString('utf8');
    if (text.length <= TEXT_LENGTH_MAX) return { type: 'text', text };
    throw new Misuse(messages.textTooLong(text.length, TEXT_LENGTH_MAX), { remedy: messages.TOO_LONG_REMEDY });
  }
  if (printed.length > IMAGE_BYTES_MAX) {
    throw new Misuse(messages.imageTooLarge(printed.length, IMAGE_BYTES_MAX), { remedy: messages.TOO_LONG_REMEDY });
  }
  const data = printed.toString('base64');
  if (mediaType.startsWith('image/')) return { type: 'image', data, mimeType: mediaType };
  return { type: 'resource', resource: { uri: messages.DOCUMENT, mimeType: mediaType, blob: data } };
}

/** Returns the error text that the command line would print. */
export const failureOf = (error: unknown): Answer => ({
  content: [{ type: 'text', text: describeFailure(error) }],
  isError: true,
});
