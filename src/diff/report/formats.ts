/** Formats of the change report, with their file extensions. */
export const REPORT_FORMATS = {
  json: { extension: 'json' },
  markdown: { extension: 'md' },
  text: { extension: 'txt' },
} as const;

export type ReportFormat = keyof typeof REPORT_FORMATS;

/** Format names, in the order of the help. */
export const REPORT_FORMAT_NAMES = Object.keys(REPORT_FORMATS) as readonly ReportFormat[];

/** The format without `--format`. */
export const REPORT_FORMAT_DEFAULT: ReportFormat = 'text';
