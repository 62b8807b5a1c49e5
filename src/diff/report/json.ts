import type { ChangeReport } from './model.js';

/** Returns the report as JSON, as specified in docs/change-report.schema.json. */
export const asJson = (report: ChangeReport): string => `${JSON.stringify(report, null, 2)}\n`;
