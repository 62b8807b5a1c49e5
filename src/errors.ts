/**
 * Errors, classified by who must act. The exit codes are part of the public interface: docs/exit-codes.md.
 * The original error is always attached as `cause`.
 */
export abstract class GroundplanError extends Error {
  /** Exit code of the process. */
  abstract readonly exitCode: 1 | 2 | 3 | 4;
  /** Advice for the user, printed on its own line. */
  readonly remedy: string | undefined;

  constructor(message: string, options: { remedy?: string; cause?: unknown } = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = new.target.name;
    this.remedy = options.remedy;
  }
}

/**
 * Invalid use of a command: an unknown option, a missing one, two that exclude each other, or an output that cannot be
 * written.
 */
export class Misuse extends GroundplanError {
  readonly exitCode = 2;
}

/** Invalid content of a file or value. */
export class InvalidInput extends GroundplanError {
  readonly exitCode = 2;
}

/** A source without anything to draw. In a comparison, one of the two sources may be empty. */
export class NoResources extends InvalidInput {}

/** A required program that is not installed or too old. */
export class Missing extends GroundplanError {
  readonly exitCode = 3;
}

/** A failure of an external program or service: Terraform, Git, a registry. */
export class External extends GroundplanError {
  readonly exitCode = 4;
}

/** An internal error of groundplan. */
export class Bug extends GroundplanError {
  readonly exitCode = 1;
}
