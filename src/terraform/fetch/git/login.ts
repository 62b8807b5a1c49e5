/**
 * Passes the credentials of an address to Git through a credential helper that reads its environment. They appear in no command
 * line and no file, and are sent to no other host.
 */
import { decoded, type GitAddress } from './address.js';

const NAME = 'GROUNDPLAN_GIT_NAME';
const PASSWORD = 'GROUNDPLAN_GIT_PASSWORD';

/** Shell function for Git. Uses shell built-ins only, so that no other program sees the credentials. */
const HELPER = `!f() { test "$1" = get && printf 'username=%s\\npassword=%s\\n' "$${NAME}" "$${PASSWORD}"; }; f`;

/** Returns the Git settings, as section, name and value, that pass the credentials of an address; empty if it has none. */
export function loginSettings({ credentials, url }: GitAddress): readonly (readonly [string, string, string])[] {
  if (credentials === null) return [];
  const section = `credential "${/^[a-z]+:\/\/[^/]+/.exec(url)![0]}"`;
  return [
    // Disables the user's helpers, because the address contains explicit credentials.
    [section, 'helper', ''],
    [section, 'helper', HELPER],
    // Some hosts report a private repository as missing instead of requesting credentials. Needs Git 2.46 or newer.
    ['http', 'proactiveAuth', 'basic'],
  ];
}

/** Returns the environment variables that the credential helper reads; empty if the address has no credentials. */
export function loginEnvironment({ credentials }: GitAddress): Readonly<Record<string, string>> {
  if (credentials === null) return {};
  const [, name = '', password = ''] = /^([^:]*):?(.*)$/s.exec(credentials)!;
  return { [NAME]: decoded(name) ?? name, [PASSWORD]: decoded(password) ?? password };
}
