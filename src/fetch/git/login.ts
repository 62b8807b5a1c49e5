/**
 * A login that is written in an address reaches Git by a credential helper that reads it from its environment: it is in
 * no command line, in no file, and for no other host than its own.
 */
import { decoded, type GitAddress } from './address.js';

const NAME = 'GROUNDPLAN_GIT_NAME';
const PASSWORD = 'GROUNDPLAN_GIT_PASSWORD';

/** For the shell of Git: words of its own only, and nothing that a program of the system is started for. */
const HELPER = `!f() { test "$1" = get && printf 'username=%s\\npassword=%s\\n' "$${NAME}" "$${PASSWORD}"; }; f`;

export function loginSettings({ credentials, url }: GitAddress): readonly (readonly [string, string, string])[] {
  if (credentials === null) return [];
  const section = `credential "${/^[a-z]+:\/\/[^/]+/.exec(url)![0]}"`;
  return [
    // Without the helpers of the user, who has written another login.
    [section, 'helper', ''],
    [section, 'helper', HELPER],
    // Some hosts say that a private repository is not there, and never ask. Git 2.46 and newer.
    ['http', 'proactiveAuth', 'basic'],
  ];
}

export function loginEnvironment({ credentials }: GitAddress): Readonly<Record<string, string>> {
  if (credentials === null) return {};
  const [, name = '', password = ''] = /^([^:]*):?(.*)$/s.exec(credentials)!;
  return { [NAME]: decoded(name) ?? name, [PASSWORD]: decoded(password) ?? password };
}
