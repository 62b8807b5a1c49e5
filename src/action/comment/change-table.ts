/** What changes, as a table: what takes something away comes first. */
import { asMarkdown } from '../../report/index.js';
