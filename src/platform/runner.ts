/**
 * The runner of a GitHub workflow step, as the action sees it: inputs, outputs, log and artifacts. github-runner.ts
 * implements it.
 *
 * https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands
 */
export interface Runner {
  /** Returns the trimmed value of an input, else the default of action.yml, else an empty string. */
  input(name: string): string;
  /** Sets an output of the step, for later steps. */
  setOutput(name: string, value: string): void;
  /** Replaces the secret with `***` in later logs and summaries. Does not affect comments and files. */
  mask(secret: string): void;
  /** Writes a message to the log, which GitHub also shows beside the code at its location. */
  annotate(level: AnnotationLevel, text: string, location?: AnnotationLocation): void;
  /** Writes a line to the log. Workflow commands in it are made harmless. */
  say(text: string): void;
  /** Passes on a line from another program that writes workflow commands. */
  relay(line: string): void;
  /** Writes lines as a collapsed group of the log. */
  group(title: string, lines: readonly string[]): void;
  /** Appends Markdown to the step summary. */
  writeSummary(markdown: string): Promise<void>;
  /** Uploads an artifact. Rejects with the service's reason. */
  upload(upload: Upload): Promise<{ readonly id: number }>;
  /**
   * Returns the newest artifact of each name. Rejects with the service's reason.
   * @param run null for the current run
   */
  listArtifacts(run: ArtifactSource | null): Promise<readonly StoredArtifact[]>;
  /**
   * Downloads an artifact as a single file into `directory`, which must exist and be empty. Does not unpack archives.
   */
  download(id: number, directory: string, run: ArtifactSource | null): Promise<void>;
}

export type AnnotationLevel = 'error' | 'warning' | 'notice';

/** Location of an annotation in the code. */
export interface AnnotationLocation {
  /** Path relative to the repository root. */
  readonly file?: string;
  /** Starts at 1. */
  readonly line?: number;
  /** Starts at 1. */
  readonly column?: number;
  readonly title?: string;
}

/** An artifact to upload. */
export interface Upload {
  /** Name, unique within a run; without `" : < > | * ? \ /` and line ends. */
  readonly name: string;
  /** File paths. */
  readonly files: readonly string[];
  /** Directory that the names in the archive are relative to. */
  readonly root: string;
  /** Null for the repository's setting. */
  readonly retentionDays: number | null;
  /** False for a single unpacked file, which keeps its file name. */
  readonly isArchive: boolean;
}

/** An artifact of a run. */
export interface StoredArtifact {
  readonly id: number;
  readonly name: string;
  /** Compressed size in bytes. */
  readonly size: number;
}

/** Another workflow run, whose artifacts can be read with a token. */
export interface ArtifactSource {
  readonly runId: number;
  readonly owner: string;
  readonly repository: string;
  readonly token: string;
}
