import { createHash } from 'node:crypto';

/** Returns the SHA-256 in hexadecimal. Strings are hashed as UTF-8. */
export const sha256 = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex');

/** Returns the SHA-256 in base64, as content security policies have it. */
export const sha256Base64 = (content: string): string => createHash('sha256').update(content).digest('base64');
