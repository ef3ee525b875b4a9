/** What is fetched without being asked for has to stay small: the newest studies of one patient, and their reports. */
export const PRIOR_STUDIES_ASKED = 100
export const PRIOR_STUDIES_MAX = 10
export const PRIOR_REPORTS_MAX = 20
export const PRIOR_REPORT_BYTES_MAX = 32 * 1024 ** 2
/** Milliseconds for everything that one server is asked. */
export const PRIOR_REPORTS_TIME_MAX = 30_000
