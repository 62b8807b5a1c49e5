/**
 * Values that a report may show for any type, by kind. A changed number, flag or enum value is what a pull request is
 * about, and holds no secret. Free text stays hidden, and so does any attribute named like a secret
 * (docs/decisions/0006-secrets.md).
 */
import type { Json } from '../graph/inventory.js';
import { listedUpTo } from '../platform/text/english.js';
import { PLATFORM_SERVICES, sizeOfRange } from './address-ranges.js';
import { hasIdentity, isHarmlessName, isPlainWord } from './harmless-words.js';
import { isSecret } from './secrets.js';
import { isDeciding } from './settings.js';

// Words that hide a value if any name of its path has one: secrets, identities, program settings.
const UNSEEN: ReadonlySet<string> = new Set([
  ...['auth', 'authorization', 'credential', 'credentials', 'login', 'nonce', 'otp', 'seed', 'serial', 'signature'],
  ...['passcode', 'passcodes', 'passphrase', 'passwd', 'password', 'passwords', 'pin', 'pins', 'psk', 'pwd', 'salt'],
  ...['accesskey', 'apikey', 'apikeys', 'key', 'keys', 'passkey', 'secretkey', 'sharedkey', 'kubeconfig', 'license'],
  ...['cvv', 'mfa', 'pincode', 'secret', 'secrets', 'token', 'tokens'],
  ...['cert', 'certificate', 'certificates', 'fingerprint', 'hash', 'thumbprint'],
  ...['account', 'accounts', 'clientid', 'customer', 'email', 'emails', 'fax', 'iban', 'id', 'ids', 'mobile', 'owner'],
  ...[
    'phone',
    'phones',
    'project',
    'ssn',
    'subscription',
    'telephone',
    'tenant',
    'user',
    'userid',
    'username',
    'users',
  ],
  ...['body', 'code', 'connection', 'content', 'custom', 'data', 'header', 'headers', 'json', 'metadata', 'userdata'],
  ...['env', 'environment', 'variable', 'variables'],
]);

/** True for a name that means a secret, an identity or a program's own setting. */
const isUnseen = (name: string): boolean =>
  !RESPONSE_HEADER.test(name) &&
  name
    .toLowerCase()
    .split('_')
    .some((word) => UNSEEN.has(word));

// Ends of names with an enum value, a version, a size or a time.
const ENUMS =
  /(?:^|_)(?:access|action|actions|algorithm|behaviou?r|behavior_on_match|capacity_provider|category|class|compression|cpu|cron|direction|duration|edition|encryption|format|frequency|interval|kind|level|memory|method|mode|operator|period|plan|policy|priority|protocol|purpose|redundancy|region|replication|retention|runtime|schedule|schedule_expression|scheme|severity|size|sku|state|statistic|status|storage|strategy|throughput|tier|timeout|track|transform|ttl|type|unit|version|view|window|zone)$/;

// Ends of names with the name of another resource, as people chose it: `parameter_group_name`.
const NAMES = /_name$|(?:^|_)tag$/;
// A block of IPv4 addresses, which is what a network or a firewall is about.
const RANGE = /^\d{1,3}(?:\.\d{1,3}){3}\/\d{1,2}$/;
// Names of attributes and blocks that list who may reach a resource or be reached by it, or who may not.
const ALLOW_LIST =
  /(?:^|_)(?:allow|allowed|allowlist|authorized|authorised|blacklist|blocked|blocklist|cidrs?|denied|deny|denylist|destinations?|exempt|permitted|permit|ranges?|remote_ip|restrictions?|sources?|src|trusted|whitelist|whitelisted)(?:_|$)|^ip_rules?$/;
// Types that are such a list, or one entry of it, as a whole.
const ALLOW_LIST_TYPE = /_(?:firewall_rule|ip_set|ipset|ip_group|ip_access_list|ip_list|prefix_list(?:_entry)?)$/;
const LISTED_LENGTH_MAX = 120;

/**
 * True for addresses or ranges that an allow list or deny list names. Who is let in is what a reviewer of such a list
 * has to know. Elsewhere, an address is an identity.
 */
export const isListedAddress = (type: string, path: readonly string[], text: string): boolean =>
  text.length <= LISTED_LENGTH_MAX &&
  (ALLOW_LIST_TYPE.test(type) || path.some((name) => ALLOW_LIST.test(name))) &&
  text.split(',').every((part) => sizeOfRange(part.trim()) > 0n);

// A constant of a provider, under whatever name: `PRIVATE_RANGES_ONLY`.
const CONSTANT = /^[A-Z]{2,}(?:_[A-Z]{2,})+$/;

// An operation of a provider's interface: `Microsoft.ApiManagement/service/apis/write`.
const OPERATION = /^[A-Z][A-Za-z]{1,40}\.[A-Z][A-Za-z]{1,40}(?:\/[A-Za-z]{1,40}){1,6}$/;
// A predefined role: `roles/storage.admin`.
const ROLE = /^roles\/[a-z][A-Za-z0-9.]{1,60}$/;
// Blocks with headers of responses, which everybody receives. Those of requests may hold a shared secret.
const RESPONSE_HEADER = /(?:^|_)response_headers?(?:_|$)/;

const VALUE_LENGTH_MAX = 40;
const NUMBER = /^-?\d{1,15}(?:\.\d{1,6})?$/;
// A schedule: `cron(0 5 * * ? *)`, `0 5 * * MON-FRI`, `rate(5 minutes)`.
const FIELD = '(?:[0-9*/,?#LW-]|SUN|MON|TUE|WED|THU|FRI|SAT|JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC){1,20}';
const FIELDS = `${FIELD}(?: ${FIELD}){4,5}`;
const SCHEDULE = new RegExp(
  `^(?!.*\\d{5})(?:${FIELDS}|cron\\(${FIELDS}\\)|rate\\(\\d{1,4} (?:minute|hour|day)s?\\))$`,
  'i',
);

const isConstant = (text: string): boolean => text.length <= VALUE_LENGTH_MAX && CONSTANT.test(text);

const isPlainValue = (text: string): boolean => text.length <= VALUE_LENGTH_MAX && isPlainWord(text);

/** True for the value of a header: one or more plain words. */
const isHeader = (text: string): boolean =>
  text.length <= LISTED_LENGTH_MAX && text.split(/[ ,;=]+/).every((part) => part === '' || isPlainWord(part));

/** True for a number that is not an account. */
const isPlainNumber = (text: string): boolean => NUMBER.test(text) && !hasIdentity(text);

const isSchedule = (text: string): boolean => SCHEDULE.test(text) && !hasIdentity(text);

// Database parameters, whose names and values come from the engine.
const PARAMETERS: readonly (readonly [type: RegExp, path: RegExp])[] = [
  [/^aws_\w*_parameter_group$/, /^parameter\.value$/],
  [/^google_(?:sql|alloydb)_/, /(?:^|\.)database_flags\.value$/],
  [/^azurerm_(?:postgresql|mysql|mariadb)\w*_configuration$/, /^value$/],
];

const isParameter = (type: string, path: readonly string[]): boolean =>
  PARAMETERS.some(([types, paths]) => types.test(type) && paths.test(path.join('.')));

/**
 * Returns the text if its kind cannot hold a secret; undefined otherwise.
 * @param path names of the enclosing blocks and its own, as the provider defines them
 * @param text a number, a flag or a text
 * @example harmlessText('aws_ecs_task_definition', ['memory'], '512') // '512'
 */
export function harmlessText(type: string, path: readonly string[], text: string): string | undefined {
  if (isSecret(type, path)) return undefined;
  const name = path.at(-1) ?? '';
  if (isParameter(type, path)) return isPlainNumber(text) || isPlainValue(text) ? text : undefined;
  if (isUnseenBlock(path.slice(0, -1))) return undefined;
  if (!isUnseen(name) && isListedAddress(type, path, text)) return text;
  if (path.some((each) => RESPONSE_HEADER.test(each))) return isHeader(text) ? text : undefined;
  if (NAMELESS.has(name)) return undefined;
  if (text === 'true' || text === 'false') return text;
  if (isUnseen(name)) return undefined;
  if (isPlainNumber(text) || [RANGE, OPERATION, ROLE].some((kind) => kind.test(text)) || isConstant(text)) return text;
  if (NAMES.test(name)) return isHarmlessName(text) ? text : undefined;
  return ENUMS.test(name) && (isPlainValue(text) || isSchedule(text)) ? text : undefined;
}

/**
 * Returns the item of a list of texts if its kind cannot hold a secret; undefined otherwise.
 * @example harmlessItem('google_compute_firewall', ['target_tags'], 'web') // 'web'
 */
export const harmlessItem = (type: string, path: readonly string[], text: string): string | undefined =>
  harmlessText(type, [...path.slice(0, -1), (path.at(-1) ?? '').replace(/s$/, '')], text);

// Names that do not indicate a kind of value.
const NAMELESS: ReadonlySet<string> = new Set(['value', 'values', 'default_value', 'input', 'text', 'name', 'args']);

/** True for a block whose names come from programs or people. */
const isUnseenBlock = (path: readonly string[]): boolean => path.some((name) => isUnseen(name) || name === 'tag');

/**
 * Returns the name that identifies a block among others of its path; undefined if it may not be shown.
 * @param path names of the enclosing blocks, and of the member that has the name
 * @example harmlessName('aws_dynamodb_table', ['global_secondary_index', 'name'], 'by_user') // 'by_user'
 */
export function harmlessName(type: string, path: readonly string[], text: string): string | undefined {
  return isUnseenBlock(path) || isSecret(type, path) || !isHarmlessName(text) ? undefined : text;
}

// ---- The values that tell what a resource does

/** A value that may be shown, with the names of its blocks and its own, joined with `.`. */
export interface InformativeValue {
  readonly path: string;
  readonly text: string;
}

// Names and places, which a report tells anyway, and words for people.
const UNINFORMATIVE =
  /(?:^|_)(?:name_prefix|location|region|zone|zones|availability_zone|availability_zones|resource_group|description|comment|label|labels|tags|tags_all|timeouts|title|note|notes|depends_on|provider)$|^(?:name|display_name|(?:resource_group|virtual_network|vpc|network|cluster|server)_name)$/;
/** Values of a type that say nothing about it: the type of a key, `S`. */
const UNINFORMATIVE_BY_TYPE: ReadonlyMap<string, readonly string[]> = new Map([
  ['aws_dynamodb_table', ['attribute.type']],
]);
const ITEMS_SHOWN = 3;

/**
 * Returns the values of a resource that may be shown, most informative first: constants of the provider and words from
 * its lists, flags that are on, addresses, numbers, names of other resources, flags that are off. Of several blocks at
 * one path, none is shown.
 * @param isWanted false for a path to leave out, such as one that the code does not set
 */
export function informativeValues(
  type: string,
  values: Readonly<Record<string, Json>>,
  isUseful: (path: string, text: string) => boolean,
): readonly InformativeValue[] {
  const candidates: (InformativeValue & { readonly rank: number })[] = [];
  const walk = (value: Json, path: readonly string[]): void => {
    const last = path.at(-1) ?? '';
    if (value === null || UNINFORMATIVE.test(last)) return;
    if (Array.isArray(value)) {
      const items = value as readonly Json[];
      const [first] = items;
      if (items.length === 1 && isBlock(first))
        for (const [name, each] of Object.entries(first)) walk(each, [...path, name]);
      else add(path, items.length > 0 ? textOfItems(type, path, items) : undefined);
    } else if (typeof value !== 'object') add(path, harmlessText(type, path, String(value)));
  };
  const add = (path: readonly string[], text: string | undefined): void => {
    const joined = path.join('.');
    // The address of no machine stands for the services of a cloud, as the words about exposure say.
    if (text === undefined || PLATFORM_SERVICES.has(text) || (path.join() === 'enabled' && text === 'true')) return;
    if (UNINFORMATIVE_BY_TYPE.get(type)?.includes(joined) === true) return;
    if (isUseful(joined, text)) candidates.push({ path: joined, text, rank: rankOf(joined, text) });
  };
  for (const [name, value] of Object.entries(values)) walk(value, [name]);
  return candidates.sort((a, b) => a.rank - b.rank).map(({ path, text }) => ({ path, text }));
}

const isBlock = (value: Json | undefined): value is Readonly<Record<string, Json>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the items of a list of texts; undefined if one of them may not be shown. */
function textOfItems(type: string, path: readonly string[], items: readonly Json[]): string | undefined {
  const texts = items.map((item) => (typeof item === 'object' ? undefined : harmlessItem(type, path, String(item))));
  return texts.every((text) => text !== undefined) ? listedUpTo(texts, ITEMS_SHOWN) : undefined;
}

// Switches for a way in: a protocol for users, or access without a private network or an identity.
const WAYS_IN =
  /(?:^|_)(?:anonymous|ftps?|ftp_state|internet|local_users?|nfs(?:v3)?|public|publicly|rdp|serial_port|sftp|ssh)(?:_|$)/;

/** True for a switch that opens a way in. */
export const isEntrySwitch = (path: string): boolean => WAYS_IN.test(path.slice(path.lastIndexOf('.') + 1));

function rankOf(path: string, text: string): number {
  const name = path.slice(path.lastIndexOf('.') + 1);
  // Nothing tells more about a new resource than how it is reached.
  if ((text === 'true' || text === 'false') && isEntrySwitch(path)) return -1;
  // A list ranks like its first item.
  const [first = ''] = text.split(/[ ,]/, 1);
  const isOfKind = [
    text === 'true',
    sizeOfRange(first) > 0n,
    NUMBER.test(first),
    NAMES.test(name) && text !== 'false',
    text === 'false',
  ];
  // Within a kind, sizes and versions come first.
  return 2 * (isOfKind.indexOf(true) + 1) + (isDeciding(path) ? 0 : 1);
}
