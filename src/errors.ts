/**
 * Failures, typed by who must act. The exit codes are part of the published interface: docs/exit-codes.md.
 * The original failure always travels as `cause`.
 */
export abstract class GroundplanError extends Error {
  /** Exit code of the process. */
  abstract readonly exitCode: 1 | 2 | 3 | 4;
  /** What the reader can do about it; printed on its own line. */
  readonly remedy: string | undefined;

  constructor(message: string, options: { remedy?: string; cause?: unknown } = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = new.target.name;
    this.remedy = options.remedy;
  }
}

/** The command line was wrong: an unknown option, a missing one, two that exclude each other. */
export class Misuse extends GroundplanError {
  readonly exitCode = 2;
}

/** A file or value that was given is not what it should be. */
export class InvalidInput extends GroundplanError {
  readonly exitCode = 2;
}

/** There is nothing in it that could be drawn: of two that are compared, one may be so. */
export class NoResources extends InvalidInput {}

/** A program that the run needs is not installed or too old. */
export class Missing extends GroundplanError {
  readonly exitCode = 3;
}

/** A program or service that groundplan called has failed: Terraform, Git, a registry. */
export class External extends GroundplanError {
  readonly exitCode = 4;
}

/** A fault of groundplan itself. */
export class Bug extends GroundplanError {
  readonly exitCode = 1;
}
