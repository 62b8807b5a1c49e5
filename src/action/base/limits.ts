/** An archive of a large repository has some 100 MB; GitHub makes it while it sends it. */
export const BASE_SECONDS = 120;
/** Of an answer that refuses: GitHub's own complaint has some hundred bytes. */
export const COMPLAINT_BYTES_MAX = 10_000;
/** Days that the archive is kept as an artifact: the jobs of a run that need it begin within one. */
export const SHARED_DAYS = 1;
/** Jobs of a matrix from which on one archive for all is less work than one each. */
export const SHARED_JOBS_MIN = 2;
