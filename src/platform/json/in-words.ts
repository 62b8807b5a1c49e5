/**
 * Describes the content of an invalid file for messages, without quoting it: plans contain passwords, and logs have
 * other readers. Example: `plan.json:3:9: not JSON: expected a colon, found a quoted string`. There are two exceptions:
 * punctuation is quoted, and so is the text in place of a node address in a graph file.
 */
import { PRINTED_ADDRESS_LENGTH } from '../../limits.js';
import * as messages from '../messages.js';
import { quote } from '../text/printable.js';

const PUNCTUATION = /^(?:[{}[\],:;="'/\\]|->|--)$/;
const LITERAL = /^(?:true|false|null)$/;

/** Describes a token, or the character at which an incomplete token ends. */
export function tokenInWords(text: string): string {
  if (PUNCTUATION.test(text)) return quote(text);
  if (LITERAL.test(text)) return text;
  if (/^"/.test(text)) return messages.READ_TEXT;
  if (/^-?\d/.test(text)) return messages.READ_NUMBER;
  return /^[\p{L}\p{N}_]/u.test(text) ? messages.READ_WORD : messages.READ_CHARACTER;
}

/**
 * Matches a resource address such as `module.net[0].aws_subnet.public[1]~2`. Excludes `for_each` keys, which may
 * contain any text. Allows one space, a common typing error.
 */
const LIKE_ADDRESS =
  /^(?:module\.[\w-]{1,64}(?:\[\d{1,6}\])?\.){0,8}(?:data\.)?[a-z][a-z0-9]{1,30}_[a-z0-9_]{1,60}\.[\w-]{1,64}(?: [\w-]{1,20})?(?:\[\d{1,6}\]){0,4}(?:~\d{1,6})?$/i;

/** Quotes text in place of a node address, even if it is not one. */
export const addressInWords = (text: string): string => quote(text, PRINTED_ADDRESS_LENGTH);

/** Describes a string by its length: `a string of 12 characters`. */
export const textInWords = (text: string): string => messages.textOfLength([...text].length);

/** True for text that is a resource address, or nearly so, and may therefore be quoted. */
export const isLikeAddress = (text: string): boolean => LIKE_ADDRESS.test(text);
