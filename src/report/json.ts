import type { ChangeReport } from './model.js';

/** As docs/change-report.schema.json has it. */
export const asJson = (report: ChangeReport): string => `${JSON.stringify(report, null, 2)}\n`;
