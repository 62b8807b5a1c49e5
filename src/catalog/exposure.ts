/** The vocabulary of exposure: phrases for who has access, and to which part. Reports compare them as texts. */

import type { ChangeDetails, ChangeName } from '../graph/changes.js';
import type { ExposureChange } from '../graph/exposure.js';
import { exceptPhrase, isNeverOutside } from './address-ranges.js';

// ---- Phrases for an audience.

/** The audience of a rule or setting that lets the whole internet in. */
export const INTERNET = 'the internet';
/** The audience of a rule for everybody, if no route leads there from the internet. */
export const ANY_ADDRESS = 'any address';
/** The audience of a resource with a public address. */
export const PUBLIC_ADDRESS = 'the internet (public address)';
/** The audience of public permissions, such as reading by everybody. */
export const PUBLIC_ACCESS = 'public access';
/** The audience of a permission for everybody. */
export const EVERYBODY = 'everybody';
/** The audience of a permission for every signed-in user of the cloud. */
export const EVERYBODY_WITH_ACCOUNT = 'everybody with an account';
/** The audience that an entry point with a sign-in (Identity-Aware Proxy) shuts out. */
export const EVERYBODY_WITHOUT_SIGN_IN = 'everybody without a sign-in (IAP)';
/** The audience of an entry point that checks no authorisation. */
export const UNAUTHORISED = 'calls without authorisation';
/** The audience of a firewall rule for all services and customers of Azure. */
export const ALL_OF_AZURE = 'Azure services of any customer';

// ---- Phrases for the opened part.

/** The opened part of a service with an address of its own. */
export const ENDPOINT = 'the endpoint';
/** The opened part of a service with a firewall of its own. */
export const THE_FIREWALL = 'the firewall';

// ---- Openings and closings as text.

/**
 * True for a closing of a firewall, which names whom the firewall no longer admits: who else it admits stays open.
 */
export const isShutOut = ({ change, what }: Pick<ExposureChange, 'change' | 'what'>): boolean =>
  change === 'closes' && what === THE_FIREWALL;

/** The internet, as those whom a firewall admits: by their addresses. */
export const admittedInWords = (to: string): string => (to === INTERNET ? 'every address' : to);

/** `, only Azure services of any customer`: those whom a firewall still admits; empty for none. */
export const onlyPhrase = (admitted: readonly string[]): string =>
  exceptPhrase(admitted).replace(/^except /, ', only ');

/** Returns a change of one resource: `opens port 22 (SSH) to the internet`. */
export function exposureInWords({ change, what, to, except = [] }: Omit<ExposureChange, 'by'>): string {
  if (isShutOut({ change, what })) return `no longer admits ${admittedInWords(to)}${onlyPhrase(except)}`;
  return [change, what, `to ${to}`, exceptPhrase(except)].filter((text) => text !== '').join(' ');
}

// ---- Audiences that include others.

/** Audiences without limit. */
const EVERYBODY_PHRASES: ReadonlySet<string> = new Set([INTERNET, EVERYBODY]);
/** Audiences that are a part of each audience without limit. */
const NARROWER_PHRASES: ReadonlySet<string> = new Set([EVERYBODY_WITH_ACCOUNT, ALL_OF_AZURE, ANY_ADDRESS]);

/** Returns the audiences that include a narrower one; empty for any other audience. */
export const widerThan = (narrow: string): readonly string[] =>
  NARROWER_PHRASES.has(narrow) ? [...EVERYBODY_PHRASES] : [];

/** True for an audience that is a part of another one, without being a range of addresses. */
export const isNarrowAudience = (phrase: string): boolean => NARROWER_PHRASES.has(phrase);

/** Drops audiences that another one in the list includes: `everybody` makes `the internet` redundant. */
export function withoutNarrower(phrases: readonly string[]): readonly string[] {
  const narrow = new Set(
    phrases.includes(EVERYBODY)
      ? [INTERNET, PUBLIC_ADDRESS, ANY_ADDRESS]
      : phrases.includes(INTERNET)
        ? [PUBLIC_ADDRESS]
        : [],
  );
  return phrases.filter((phrase) => !narrow.has(phrase));
}

/** True for an audience that includes every address. */
export const includesEveryAddress = (phrase: string): boolean =>
  EVERYBODY_PHRASES.has(phrase) || phrase === ANY_ADDRESS;

// ---- Openings that a reviewer must not miss: those to outsiders.

/**
 * True if the sources of an opening are outsiders. A private address range, such as `10.0.0.0/8`, is inside the estate.
 */
export const opensToOutsiders = ({ to, isRange }: Pick<ExposureChange, 'to' | 'isRange'>): boolean =>
  !(isRange === true && isNeverOutside(to));

/** True if outsiders gain access. */
export const opensToOutside = (exposure: Pick<ExposureChange, 'change' | 'to' | 'isRange'>): boolean =>
  exposure.change === 'opens' && opensToOutsiders(exposure);

const OPENS: ReadonlySet<ChangeName> = new Set(['create', 'update', 'move', 'import']);

/**
 * True if the change opens access from outside and the resource still exists afterwards. A deletion or replacement
 * keeps its own mark instead, because it may lose data.
 */
export const isOpened = ({
  change,
  changed,
}: {
  readonly change: ChangeName;
  readonly changed?: ChangeDetails;
}): boolean => OPENS.has(change) && changed?.exposure?.some(opensToOutside) === true;
