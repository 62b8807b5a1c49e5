/**
 * Words that may be shown of any resource: no identity, key or address. A separate file, because drawing debug data
 * only needs these checks.
 */

// A word, a version, a size with its unit or a time; no path and no e-mail address.
const WORD = /^[A-Za-z0-9][A-Za-z0-9.+_:-]*$/;
const NAME_LENGTH_MAX = 60;
// Telephone numbers, and account numbers in groups.
const GROUPED_DIGITS = /\d(?: ?\d){8}/;

// Identities and keys, anywhere in a text.
const IDENTITIES: readonly RegExp[] = [
  // AWS account numbers have twelve digits.
  /(?<!\d)\d{12}(?!\d)|(?<!\d)\d{4}-\d{4}-\d{4}(?!\d)/,
  // UUIDs, hashes and keys in hexadecimal, and identifiers of instances: `i-0a1b2c3d`.
  /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|[0-9a-f]{16}/i,
  /(?<![A-Za-z0-9])(?=[0-9]*[a-f])(?=[a-f]*[0-9])[0-9a-f]{8}/i,
  // Access keys of AWS, Google, GitHub, GitLab and Slack.
  /A(?:BI|CC|GP|ID|IP|KI|NP|NV|PK|RO|SC|SI)A[A-Z0-9]{12}|AIza|gh[a-z]_|github_pat|glpat|xox[a-z]-/,
  // Identifiers in capitals, such as those of DNS zones: `Z2FDTNDATAQYW2`.
  /(?<![A-Za-z0-9])(?=[A-Z]*[0-9]+[A-Z])[A-Z0-9]{10}/,
  // Alternating letters and digits, or a long run without a separator, look like a key in place of a name.
  /[0-9][A-Za-z]+[0-9][A-Za-z]+[0-9][A-Za-z]+[0-9]/,
  /(?<![A-Za-z0-9+])(?=[A-Za-z+]*[0-9])[A-Za-z0-9+]{20}|[A-Za-z0-9+]{32}/,
  // ARNs, IPv6 and MAC addresses.
  /^arn:|::|(?::[^:]*){5}|(?:[0-9a-f]{2}-){5}[0-9a-f]{2}|[0-9a-f]{4}\.[0-9a-f]{4}\.[0-9a-f]{4}/i,
  // IPv4 addresses, and the host names that AWS makes of them.
  /\d{1,3}(?:\.\d{1,3}){3}|(?<!\d)\d{1,3}(?:-\d{1,3}){3}(?!\d)/,
];

// Host names by a common last part, which tells them from versions anywhere in a text.
const HOST = /\.(?:cloud|com|corp|dev|internal|io|lan|local|net|org)(?![a-z0-9])/i;
// Host names by any last part, which has letters only.
const HOST_OR_WORD = /\.(?:[a-z]{2,63}|xn--[a-z0-9-]+)\.?(?::\d*)?$/i;
// Machine sizes: `db.t3.micro`, `m5.large.search`.
const SIZE =
  /^[a-z0-9-]+\.(?:[a-z0-9-]+\.)?(?:nano|micro|small|medium|large|xlarge|xlplus|metal|serverless)(?:\.(?:elastic)?search)?$/;
// Parameters of extensions of PostgreSQL: `pgaudit.log`, `azure.extensions`.
const PARAMETER =
  /^(?:alloydb|auto_explain|azure|cloudsql|cron|pg_[a-z_]+|pgaudit|pgbouncer|pglogical|plpgsql|rds|timescaledb)\.[a-z_]+$/;

/** True for a text with an account number, a UUID, a key, an ARN or an IP address in it. */
export const hasIdentity = (text: string): boolean => IDENTITIES.some((identity) => identity.test(text));

const isHost = (text: string): boolean =>
  HOST.test(text) || (HOST_OR_WORD.test(text) && !SIZE.test(text) && !PARAMETER.test(text));

/** True for one word without an identity, a key or an address in it. */
export const isPlainWord = (text: string): boolean => WORD.test(text) && !hasIdentity(text) && !isHost(text);

/** True for a text that may be shown as the name of a block: one or more words. */
export const isHarmlessName = (text: string): boolean =>
  text.length <= NAME_LENGTH_MAX && !GROUPED_DIGITS.test(text) && text.split(' ').every(isPlainWord);
