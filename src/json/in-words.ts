/**
 * What stands in a file, told without quoting it: a plan holds passwords in clear, and messages stand in logs that others
 * read. Line and column are said beside it. What can be no secret is quoted: signs of the grammar, and addresses.
 */
import { isAddress } from '../graph/address.js';
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

/** A text that is meant as an address. */
export const addressInWords = (text: string): string =>
  LIKE_ADDRESS.test(text) ? quote(text) : messages.textOfLength([...text].length);

/** A key of a graph file, where nothing but addresses should be. */
export const keyInWords = (key: string): string => (KEY.test(key) && isAddress(key) ? quote(key) : addressInWords(key));

const KEY = /^[\w.~[\]-]{1,200}$/;

export const isLikeAddress = (text: string): boolean => LIKE_ADDRESS.test(text);
