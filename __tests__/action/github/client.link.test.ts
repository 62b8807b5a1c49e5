import { nextPage } from '../../../src/action/github/client.js';

test.each([
  ['<https://a/?page=2>; rel="next", <https://a/?page=9>; rel="last"', 'https://a/?page=2'],
  ['<https://a/?page=1>; rel="prev", <https://a/?page=3>; rel="next"', 'https://a/?page=3'],
  ['<https://a/?q=x,y&page=2>; rel=next', 'https://a/?q=x,y&page=2'],
  ['<https://a/?page=1>; rel="prev", <https://a/?page=1>; rel="first"', null],
  ['<https://a/>; rel="nextish"', null],
  ['', null],
  ['rel="next"', null],
])('%p leads to %p', (header, expected) => {
  expect(nextPage(header)).toBe(expected);
});
