/** What a step of a GitHub workflow may do through its runner: https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands */
export interface Runner {
  /** The value of `with:`, or the default of action.yml; trimmed, empty where there is neither. */
  input(name: string): string;
  setOutput(name: string, value: string): void;
  /** From here on the log shows `***` instead. Logs and summaries only: not comments, not files. */
  mask(secret: string): void;
  annotate(level: AnnotationLevel, text: string, place?: AnnotationLocation): void;
  /** A line of the log. What looks like a command of the runner in it is made harmless. */
  say(text: string): void;
  /** A line of another program that speaks to the runner, as it is. */
  relay(line: string): void;
  /** Lines that the log shows folded. */
  group(title: string, lines: readonly string[]): void;
  /** Appends Markdown to the summary of the step. */
  writeSummary(markdown: string): Promise<void>;
  /** Rejects with the service's reason. */
  upload(upload: Upload): Promise<{ readonly id: number }>;
  /** Newest of each name. Rejects with the service's reason. @param run of this repository; null for this run */
  listArtifacts(run: ArtifactSource | null): Promise<readonly StoredArtifact[]>;
  /** As the one file in `directory`, which must be there and empty; an archive stays one. */
  download(id: number, directory: string, run: ArtifactSource | null): Promise<void>;
}

export type AnnotationLevel = 'error' | 'warning' | 'notice';

export interface AnnotationLocation {
  /** From the root of the repository. */
  readonly file?: string;
  readonly line?: number;
  readonly column?: number;
  readonly title?: string;
}

export interface Upload {
  /** Without `" : < > | * ? \ /` and line ends; once in a run. */
  readonly name: string;
  /** Paths of the files. */
  readonly files: readonly string[];
  /** The names in the archive are relative to it. */
  readonly root: string;
  /** Null for what the repository is set to. */
  readonly retentionDays: number | null;
  /** False for one file as it is; its name is that of the file. */
  readonly isArchive: boolean;
}

export interface StoredArtifact {
  readonly id: number;
  readonly name: string;
  /** Bytes as stored, compressed. */
  readonly size: number;
}

export interface ArtifactSource {
  readonly runId: number;
  readonly owner: string;
  readonly repository: string;
  readonly token: string;
}
