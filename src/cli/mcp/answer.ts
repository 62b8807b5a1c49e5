/** Answers to a client: what a command printed, as text, as an image or as a document. */
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

/** Result of a call, as the protocol defines it. Mutable, because the SDK's type is. */
export interface Answer {
  content: Content[];
  isError?: boolean;
}

/**
 * Returns an answer with the output of a command.
 * @param stdout output of the command
 * @param mediaType of the output; null for text
 * @param notes stderr of the command, a second text unless it is blank
 * @throws Misuse if the output is larger than a client accepts
 */
export function answerOf(stdout: Buffer, mediaType: string | null, notes: string): Answer {
  const output = mediaType === null ? textContent(stdout) : binaryContent(stdout, mediaType);
  if (notes.trim() === '') return { content: [output] };
  return { content: [output, { type: 'text', text: notes.slice(0, NOTES_LENGTH_MAX) }] };
}

function textContent(stdout: Buffer): Content {
  const text = stdout.toString('utf8');
  if (text.length <= TEXT_LENGTH_MAX) return { type: 'text', text };
  throw new Misuse(messages.textTooLong(text.length, TEXT_LENGTH_MAX), { remedy: messages.TOO_LONG_REMEDY });
}

function binaryContent(stdout: Buffer, mimeType: string): Content {
  if (stdout.length > IMAGE_BYTES_MAX) {
    throw new Misuse(messages.imageTooLarge(stdout.length, IMAGE_BYTES_MAX), { remedy: messages.TOO_LONG_REMEDY });
  }
  const data = stdout.toString('base64');
  if (mimeType.startsWith('image/')) return { type: 'image', data, mimeType };
  return { type: 'resource', resource: { uri: messages.DOCUMENT, mimeType, blob: data } };
}

/** Returns the error text that the command line would print. */
export const failureOf = (error: unknown): Answer => ({
  content: [{ type: 'text', text: describeFailure(error) }],
  isError: true,
});
