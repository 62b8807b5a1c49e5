/**
 * What may hold a password, made fit to be shown: everything between `://` and the last `@` of a word goes, whether it
 * is well formed or not. The user name of an SSH address (`ssh://git@host`) goes with it, which costs a reader nothing.
 *
 * @param secrets what else must not be seen, as it is written in an address or decoded
 */
export function redact(text: string, secrets: readonly string[] = []): string {
  let shown = text.replace(/:\/\/[^\s'"]*@/g, '://');
  for (const secret of secrets) if (secret !== '') shown = shown.replaceAll(secret, '***');
  // The value of any parameter but these may be a token.
  return shown.replace(/([?&])(?!ref=|depth=)([^=&\s'"]+)=[^&\s'"]*/g, '$1$2=***');
}
