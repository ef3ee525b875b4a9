/** The limit is in characters and leaves room for about a hundred long reports. */
export const REPORT_FILE_MAX_CHARACTERS = 4_000_000
export const REPORT_TEXT_MAX_CHARACTERS = 200_000
export const REPORT_RUNS_MAX = 400
export const REPORT_MEASUREMENTS_MAX = 2_000
/** More points than anybody clicks, and enough for the outline of a large lesion. */
export const DRAWN_POINTS_MAX = 2_000
export const REPORT_CATEGORIES_MAX = 200
export const REPORT_FOLLOW_UPS_MAX = 50
/** Limits for the values of one filling and for the rows of one of its groups. */
export const RECORD_VALUES_MAX = 400
export const RECORD_ROWS_MAX = 50
/** PBKDF2 rounds. There are few patient numbers, so trying them all must be expensive. */
export const PATIENT_KEY_ROUNDS = 100_000
export const PATIENT_KEY_ROUNDS_MAX = 2_000_000
