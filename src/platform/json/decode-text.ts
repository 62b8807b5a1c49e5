/** Decodes bytes to text. PowerShell's `>` writes UTF-16, and editors write byte order marks. */
import { InvalidInput } from '../../errors.js';
import { TEXT_BYTES_MAX } from '../../limits.js';
import { FILE_TOO_LARGE_REMEDY, fileTooLarge } from '../../messages.js';

const startsWith = (bytes: Uint8Array, ...prefix: number[]): boolean =>
  prefix.every((byte, index) => bytes[index] === byte);

/** Detects UTF-16 by its byte order mark, else by the zero byte in every ASCII character. */
function encodingOf(bytes: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if (startsWith(bytes, 0xff, 0xfe)) return 'utf-16le';
  if (startsWith(bytes, 0xfe, 0xff)) return 'utf-16be';
  if (bytes.length >= 2 && bytes[0] !== 0 && bytes[1] === 0) return 'utf-16le';
  if (bytes.length >= 2 && bytes[0] === 0 && bytes[1] !== 0) return 'utf-16be';
  return 'utf-8';
}

/** Swaps the bytes of each pair, because not every build of Node decodes big-endian UTF-16. */
function swapPairs(bytes: Uint8Array): Uint8Array {
  const swapped = new Uint8Array(bytes.length - (bytes.length % 2));
  for (let index = 0; index < swapped.length; index += 2) {
    swapped[index] = bytes[index + 1]!;
    swapped[index + 1] = bytes[index]!;
  }
  return swapped;
}

/**
 * Returns the text without a byte order mark. Invalid sequences become U+FFFD.
 * @param file name of the file, for the error
 * @throws InvalidInput if the file is longer than a string can be
 */
export function decodeText(bytes: Uint8Array, file: string): string {
  if (bytes.length > TEXT_BYTES_MAX) {
    throw new InvalidInput(fileTooLarge(file, TEXT_BYTES_MAX), { remedy: FILE_TOO_LARGE_REMEDY });
  }
  const encoding = encodingOf(bytes);
  if (encoding === 'utf-16be') return new TextDecoder('utf-16le').decode(swapPairs(bytes));
  return new TextDecoder(encoding).decode(bytes);
}
