/** The content security policy of the page: it runs the one script and the styles in it, and nothing else. */

/** Returns the source hash of a script or style, computed over the exact bytes between its tags. */
async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return `'sha256-${Buffer.from(digest).toString('base64')}'`;
}

/**
 * Returns the content security policy. `data:` images are allowed because the page converts its SVG to PNG through one.
 */
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
