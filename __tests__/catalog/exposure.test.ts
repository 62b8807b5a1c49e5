import {
  ALL_OF_AZURE,
  ANY_ADDRESS,
  EVERYBODY,
  EVERYBODY_WITH_ACCOUNT,
  INTERNET,
  includesEveryAddress,
  PUBLIC_ADDRESS,
  widerThan,
  withoutNarrower,
} from '../../src/catalog/exposure.js';

test.each([
  [[EVERYBODY, INTERNET, PUBLIC_ADDRESS, ANY_ADDRESS], [EVERYBODY]],
  [
    [PUBLIC_ADDRESS, INTERNET, ANY_ADDRESS],
    [INTERNET, ANY_ADDRESS],
  ],
  [
    [PUBLIC_ADDRESS, ANY_ADDRESS],
    [PUBLIC_ADDRESS, ANY_ADDRESS],
  ],
  [
    [EVERYBODY, EVERYBODY_WITH_ACCOUNT],
    [EVERYBODY, EVERYBODY_WITH_ACCOUNT],
  ],
])('%j without narrower audiences is %j', (phrases, expected) => expect(withoutNarrower(phrases)).toEqual(expected));

test.each([EVERYBODY_WITH_ACCOUNT, ALL_OF_AZURE, ANY_ADDRESS])('%s is a part of two audiences', (phrase) => {
  expect(widerThan(phrase)).toEqual([INTERNET, EVERYBODY]);
});

test.each([INTERNET, EVERYBODY, PUBLIC_ADDRESS, ''])('nothing includes %j', (phrase) => {
  expect(widerThan(phrase)).toEqual([]);
});

test('audiences that include every address', () => {
  const phrases = [INTERNET, EVERYBODY, ANY_ADDRESS, ALL_OF_AZURE, EVERYBODY_WITH_ACCOUNT, PUBLIC_ADDRESS];
  expect(phrases.filter(includesEveryAddress)).toEqual([INTERNET, EVERYBODY, ANY_ADDRESS]);
});
