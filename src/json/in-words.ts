/**
 * What stands in a file, told without quoting it: a plan holds passwords in clear, and messages stand in logs that others
 * read. Line and column are said beside it. Quoted are signs of the grammar, and what stands in the place of an address of a
 * graph: its keys, and the targets of a key that is an address.
 */
import { PRINTED_ADDRESS_LENGTH } from '../limits.js';
import { quote } from '../text/quote.js';
import * as messages from './messages.js';

const SIGN = /^(?:[{}[\],:;="'/\\]|->|--)$/;
const LITERAL = /^(?:true|false|null)$/;

/** Of a token, or of the character where one breaks off. */
export function tokenInWords(text: string): string {
  if (SIGN.test(text)) return quote(text);
  if (LITERAL.test(text)) return text;
  if (/^"/.test(text)) return messages.FOUND_TEXT;
  if (/^-?\d/.test(text)) return messages.FOUND_NUMBER;
  return /^[\p{L}\p{N}_]/u.test(text) ? messages.FOUND_WORD : messages.FOUND_CHARACTER;
}

/** Type and name, as Terraform has them: `module.net[0].aws_subnet.public[1]~2`. No key of `for_each`, which may be anything. One blank, which people write by mistake. */
const LIKE_ADDRESS =
  /^(?:module\.[\w-]{1,64}(?:\[\d{1,6}\])?\.){0,8}(?:data\.)?[a-z][a-z0-9]{1,30}_[a-z0-9_]{1,60}\.[\w-]{1,64}(?: [\w-]{1,20})?(?:\[\d{1,6}\]){0,4}(?:~\d{1,6})?$/i;

/** What stands where a graph has an address: a name, also where it is none. */
export const addressInWords = (text: string): string => quote(text, PRINTED_ADDRESS_LENGTH);

/** A text that may be anything. */
export const textInWords = (text: string): string => messages.textOfLength([...text].length);

export const isLikeAddress = (text: string): boolean => LIKE_ADDRESS.test(text);
