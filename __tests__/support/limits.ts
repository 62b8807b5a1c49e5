/** Seconds after which a program that a test starts hangs. A busy machine must not reach them. */
export const HANG_SECONDS = 600;
