/** What the page may do: run the one program and the styles that are in it, and nothing else. */

/** As a content security policy writes it: over the exact bytes between the tags. */
async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return `'sha256-${Buffer.from(digest).toString('base64')}'`;
}

/** `data:` is for the picture that becomes a PNG in the page itself. */
export async function policyOf(script: string, styles: readonly string[]): Promise<string> {
  const hashes = await Promise.all([script, ...styles].map(hashOf));
  return [
    `default-src 'none'`,
    `script-src ${hashes[0]}`,
    `style-src ${hashes.slice(1).join(' ')}`,
    'img-src data:',
    `base-uri 'none'`,
    `form-action 'none'`,
  ].join('; ');
}
