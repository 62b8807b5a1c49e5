/** Binary assets: bytes in the bundle (a build plugin) and in the tests (scripts/jest/binary.cjs) alike. */
declare module '*.wasm' {
  const bytes: Uint8Array;
  export default bytes;
}

declare module '*.ttf' {
  const bytes: Uint8Array;
  export default bytes;
}
