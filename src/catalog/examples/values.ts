/** Values that stand for ones that nobody knows. Account numbers are those of the documentation of the clouds. */

export const ACCOUNT = '123456789012';
export const ZERO_UUID = '00000000-0000-0000-0000-00000000000';
export const SUBSCRIPTION = `${ZERO_UUID}4`;
export const ROLE = `arn:aws:iam::${ACCOUNT}:role/example`;
export const EMPTY_POLICY = '{"Version":"2012-10-17","Statement":[]}';
export const NETWORK = '10.0.0.0/16';

/** What of them is told again in a text that was made of them. */
const TOLD = /:example:|123456789012|10\.0\.\d\.0\/\d/;

export const holdsExample = (text: string): boolean => TOLD.test(text);
