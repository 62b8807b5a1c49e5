/** The vocabulary of exposure: phrases for who has access, and to which part. Reports compare them as texts. */

// ---- Phrases for an audience.

export const INTERNET = 'the internet';
/** The audience of a rule for everybody, if no route leads there from the internet. */
export const ANY_ADDRESS = 'any address';
export const PUBLIC_ADDRESS = 'the internet (public address)';
/** For public permissions, such as reading by everybody. */
export const PUBLIC_ACCESS = 'public access';
export const EVERYBODY = 'everybody';
export const EVERYBODY_WITH_ACCOUNT = 'everybody with an account';
/** For an entrance that asks users to sign in (Identity-Aware Proxy). */
export const EVERYBODY_UNKNOWN = 'everybody without a sign-in (IAP)';
export const UNAUTHORISED = 'calls without authorisation';
export const ALL_OF_AZURE = 'all of Azure';

// ---- Phrases for the opened part.

export const ENDPOINT = 'the endpoint';
export const THE_FIREWALL = 'the firewall';

// ---- Audiences that include others.

/** Audiences without limit. */
const EVERYBODY_PHRASES: ReadonlySet<string> = new Set([INTERNET, EVERYBODY]);
/** Audiences that are a part of each audience without limit. */
const NARROWER_PHRASES: ReadonlySet<string> = new Set([EVERYBODY_WITH_ACCOUNT, ALL_OF_AZURE, ANY_ADDRESS]);

/** Returns the audiences that include a narrower one; empty for any other audience. */
export const widerThan = (narrow: string): readonly string[] =>
  NARROWER_PHRASES.has(narrow) ? [...EVERYBODY_PHRASES] : [];

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
