/** Data that nobody requested must stay small: the newest studies of one patient, and their reports. */
export const PRIOR_STUDIES_ASKED = 100
export const PRIOR_STUDIES_MAX = 10
export const PRIOR_REPORTS_MAX = 20
export const PRIOR_REPORT_BYTES_MAX = 32 * 1024 ** 2
/** Milliseconds for all requests to one server. */
export const PRIOR_REPORTS_TIME_MAX = 30_000
