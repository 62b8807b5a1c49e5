/**
 * Describes the content of a file without quoting it, because plans contain passwords and logs have other readers. Messages add
 * line and column. Only punctuation is quoted, and text in place of a node address in a graph file: its keys, and the targets of
 * a key that is an address.
 */
import { PRINTED_ADDRESS_LENGTH } from '../../limits.js';
import { quote } from '../text/printable.js';
import * as messages from './messages.js';

const SIGN = /^(?:[{}[\],:;="'/\\]|->|--)$/;
const LITERAL = /^(?:true|false|null)$/;

/** Describes a token, or the character at which an incomplete token ends. */
export function tokenInWords(text: string): string {
  if (SIGN.test(text)) return quote(text);
  if (LITERAL.test(text)) return text;
  if (/^"/.test(text)) return messages.READ_TEXT;
  if (/^-?\d/.test(text)) return messages.READ_NUMBER;
  return /^[\p{L}\p{N}_]/u.test(text) ? messages.READ_WORD : messages.READ_CHARACTER;
}

/**
 * Matches a resource address such as `module.net[0].aws_subnet.public[1]~2`. Excludes `for_each` keys, which may contain any
 * text.
 * Allows one space, a common typing error.
 */
const LIKE_ADDRESS =
  /^(?:module\.[\w-]{1,64}(?:\[\d{1,6}\])?\.){0,8}(?:data\.)?[a-z][a-z0-9]{1,30}_[a-z0-9_]{1,60}\.[\w-]{1,64}(?: [\w-]{1,20})?(?:\[\d{1,6}\]){0,4}(?:~\d{1,6})?$/i;

/** Quotes text in place of a node address, even if it is not one. */
export const addressInWords = (text: string): string => quote(text, PRINTED_ADDRESS_LENGTH);

/** Describes any text by its length. */
export const textInWords = (text: string): string => messages.textOfLength([...text].length);

export const isLikeAddress = (text: string): boolean => LIKE_ADDRESS.test(text);
