/**
 * Values that a report may show for any type, by kind. A changed number, flag or enum value is what a pull request is about, and
 * holds no secret. Free text stays hidden, and so does any attribute named like a secret (docs/decisions/0006-secrets.md).
 */
import { isSecret } from './secrets.js';

// Words that hide a value if any name of its path has one: secrets, identities, program settings.
const UNSEEN: ReadonlySet<string> = new Set([
  ...['auth', 'authorization', 'credential', 'credentials', 'login', 'nonce', 'otp', 'seed', 'serial', 'signature'],
  ...['passcode', 'passcodes', 'passphrase', 'passwd', 'password', 'passwords', 'pin', 'pins', 'psk', 'pwd', 'salt'],
  ...['apikey', 'apikeys', 'key', 'keys', 'secret', 'secrets', 'token', 'tokens', 'kubeconfig', 'license'],
  ...['cert', 'certificate', 'certificates', 'fingerprint', 'hash', 'thumbprint'],
  ...['account', 'accounts', 'email', 'emails', 'id', 'ids', 'mobile', 'owner', 'phone', 'phones', 'project', 'ssn'],
  ...['subscription', 'tenant', 'user', 'username', 'users'],
  ...['body', 'code', 'connection', 'content', 'custom', 'data', 'header', 'headers', 'json', 'metadata', 'userdata'],
  ...['env', 'environment', 'variable', 'variables'],
]);

/** True for a name that means a secret, an identity or a program's own setting. */
const isUnseen = (name: string): boolean =>
  name
    .toLowerCase()
    .split('_')
    .some((word) => UNSEEN.has(word));

// Ends of names with an enum value, a version, a size or a time.
const ENUMS =
  /(?:^|_)(?:algorithm|class|compression|cpu|cron|duration|edition|encryption|frequency|interval|level|memory|mode|period|plan|policy|priority|protocol|redundancy|region|replication|retention|runtime|schedule|schedule_expression|size|sku|state|status|storage|strategy|throughput|tier|timeout|track|ttl|type|unit|version|view|window|zone)$/;

// One short word, a version, a size with its unit or a time; no sentence, no path and no e-mail address.
const WORD = /^[A-Za-z0-9][A-Za-z0-9.+_:-]*$/;
const VALUE_LENGTH_MAX = 40;
const NAME_LENGTH_MAX = 60;
const NUMBER = /^-?\d{1,15}(?:\.\d{1,6})?$/;

// A schedule: `cron(0 5 * * ? *)`, `0 5 * * MON-FRI`, `rate(5 minutes)`.
const FIELD = '(?:[0-9*/,?#LW-]|SUN|MON|TUE|WED|THU|FRI|SAT|JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC){1,20}';
const FIELDS = `${FIELD}(?: ${FIELD}){4,5}`;
const SCHEDULE = new RegExp(`^(?:${FIELDS}|cron\\(${FIELDS}\\)|rate\\(\\d{1,4} (?:minute|hour|day)s?\\))$`, 'i');

// Identities and keys, anywhere in a text.
const IDENTITIES: readonly RegExp[] = [
  // AWS account numbers have twelve digits.
  /(?<!\d)\d{12}(?!\d)|(?<!\d)\d{4}-\d{4}-\d{4}(?!\d)/,
  // UUIDs, and hashes and keys in hexadecimal.
  /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/i,
  /[0-9a-f]{16}/i,
  // Access keys of AWS, Google, GitHub, GitLab and Slack.
  /A(?:BI|CC|GP|ID|IP|KI|NP|NV|PK|RO|SC|SI)A[A-Z0-9]{12}|AIza|gh[a-z]_|github_pat|glpat|xox[a-z]-/,
  // Alternating letters and digits, or a long run without a separator, look like a key in place of a name.
  /[0-9][A-Za-z]+[0-9][A-Za-z]+[0-9][A-Za-z]+[0-9]/,
  /(?<![A-Za-z0-9+])(?=[A-Za-z+]*\d)[A-Za-z0-9+]{20}|[A-Za-z0-9+]{32}/,
  // ARNs, IPv6 and MAC addresses.
  /^arn:|::|(?::[^:]*){5}|^(?:[0-9a-f]{2}-){5}[0-9a-f]{2}$/i,
  // IPv4 addresses, and the host names that AWS makes of them.
  /\d{1,3}(?:\.\d{1,3}){3}|(?<!\d)\d{1,3}(?:-\d{1,3}){3}(?!\d)/,
];

// The last part of a host name has letters only.
const HOST = /\.(?:[a-z]{2,63}|xn--[a-z0-9-]+)\.?(?::\d*)?$/i;
// Machine sizes are written like host names: `db.t3.micro`, `m5.large.search`.
const SIZE = /\.(?:nano|micro|small|medium|large|[0-9]*xlarge|metal)(?:\.(?:search|elasticsearch))?$/;

const hasIdentity = (text: string): boolean => IDENTITIES.some((identity) => identity.test(text));

/** True for one word without an identity, a key or an address in it. */
const isPlainWord = (text: string, length: number): boolean =>
  text.length <= length &&
  WORD.test(text) &&
  !hasIdentity(text) &&
  (SIZE.test(text) || !HOST.test(text));

/** True for a number that is not an account. */
const isPlainNumber = (text: string): boolean => NUMBER.test(text) && !hasIdentity(text);

const isSchedule = (text: string): boolean => SCHEDULE.test(text) && !hasIdentity(text);

// Database parameters, whose names and values come from the engine.
const PARAMETERS: readonly (readonly [type: RegExp, path: RegExp])[] = [
  [/^aws_\w*_parameter_group$/, /^parameter\.(?:name|value)$/],
  [/^google_(?:sql|alloydb)_/, /(?:^|\.)database_flags\.(?:name|value)$/],
  [/^azurerm_(?:postgresql|mysql|mariadb)\w*_configuration$/, /^value$/],
];

const isParameter = (type: string, path: readonly string[]): boolean =>
  PARAMETERS.some(([types, paths]) => types.test(type) && paths.test(path.join('.')));

// Parameters of an extension, which the engine writes like a host name: `pgaudit.log`.
const PARAMETER_OF_EXTENSION = /^(?:alloydb|azure|cloudsql|cron|pg\w*|rds)\.[a-z_]+$/;

/**
 * Returns the text if its kind cannot hold a secret; undefined otherwise.
 * @param path names of the enclosing blocks and its own, as the provider defines them
 * @param text a number, a flag or a text
 * @example harmlessText('aws_ecs_task_definition', ['memory'], '512') // '512'
 */
export function harmlessText(type: string, path: readonly string[], text: string): string | undefined {
  if (isSecret(type, path)) return undefined;
  const name = path.at(-1) ?? '';
  if (isParameter(type, path)) return isPlainNumber(text) || isPlainWord(text, VALUE_LENGTH_MAX) ? text : undefined;
  if (isUnseenBlock(path.slice(0, -1)) || NAMELESS.has(name)) return undefined;
  if (text === 'true' || text === 'false') return text;
  if (isUnseen(name)) return undefined;
  if (isPlainNumber(text)) return text;
  return ENUMS.test(name) && (isPlainWord(text, VALUE_LENGTH_MAX) || isSchedule(text)) ? text : undefined;
}

// Names that say nothing about the value.
const NAMELESS: ReadonlySet<string> = new Set(['value', 'values', 'default_value', 'input', 'text', 'name', 'args']);

/** True for a block whose names come from programs or people. */
const isUnseenBlock = (path: readonly string[]): boolean => path.some((name) => isUnseen(name) || name === 'tag');

/** True for a text that may be shown as the name of a block. */
export const isHarmlessName = (text: string): boolean => isPlainWord(text, NAME_LENGTH_MAX);

/**
 * Returns the name that identifies a block among others of its path; undefined if it may not be shown.
 * @param path names of the enclosing blocks, and of the member that has the name
 * @example harmlessName('aws_dynamodb_table', ['global_secondary_index', 'name'], 'by_user') // 'by_user'
 */
export function harmlessName(type: string, path: readonly string[], text: string): string | undefined {
  if (isUnseenBlock(path) || isSecret(type, path)) return undefined;
  const isOfExtension = isParameter(type, path) && PARAMETER_OF_EXTENSION.test(text);
  return isOfExtension || isHarmlessName(text) ? text : undefined;
}
