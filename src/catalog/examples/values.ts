/** Values that stand for ones that nobody knows. Account numbers are those of the documentation of the clouds. */

export const ACCOUNT = '123456789012';
export const ZERO_UUID = '00000000-0000-0000-0000-00000000000';
export const SUBSCRIPTION = `${ZERO_UUID}4`;
export const ROLE = `arn:aws:iam::${ACCOUNT}:role/example`;
export const EMPTY_POLICY = '{"Version":"2012-10-17","Statement":[]}';
/** Of the range for benchmarks (RFC 2544), which nobody builds in: what is made of it is told from the user's own ranges. */
export const NETWORK = '198.18.0.0/16';
export const partOfNetwork = (index: number): string => `198.18.${index}.0/24`;
export const MACHINE = '198.18.0.10';

/** What of them is told again in a text that was made of them. */
const TOLD = /:example:|123456789012|(?<![\d.])198\.18\.\d{1,3}\.\d/;

export const holdsExample = (text: string): boolean => TOLD.test(text);

/** What variables for a project are filled with, by their names. */
const PROJECT = /^(?:example-|gcp-|google-|host-|service-)?project(?:-id|-name)?$/;

export const isMadeUpAccount = (account: string): boolean =>
  account === ACCOUNT || account === SUBSCRIPTION || PROJECT.test(account);
