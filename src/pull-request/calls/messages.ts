/** Messages for failed calls to a host. */

export const status = (code: number, complaint: string) => `HTTP ${code}${complaint === '' ? '' : `, ${complaint}`}`;
export const TIME_OUT = 'no answer in time';
export const TOO_LARGE = 'the answer is too large';
export const NOT_JSON = 'the answer is not JSON';
export const NOT_AS_DOCUMENTED = 'the answer is not as documented';
export const ELSEWHERE = 'the next page is on another server';
