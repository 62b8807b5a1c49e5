/** The ways in which changes are written as words: a row each. */
export const REPORT_FORMATS = {
  json: { extension: 'json' },
  markdown: { extension: 'md' },
  text: { extension: 'txt' },
} as const;

export type ReportFormat = keyof typeof REPORT_FORMATS;

/** In the order in which they are listed. */
export const REPORT_FORMAT_NAMES = Object.keys(REPORT_FORMATS) as readonly ReportFormat[];

/** Where nobody says which. */
export const REPORT_FORMAT_DEFAULT: ReportFormat = 'text';
