/** The limit of a report file in characters, which holds about a hundred long reports. */
export const REPORT_FILE_MAX_CHARACTERS = 4_000_000
export const REPORT_TEXT_MAX_CHARACTERS = 200_000
export const REPORT_RUNS_MAX = 400
export const REPORT_MEASUREMENTS_MAX = 2_000
/** Values of one filling, and rows of one of its groups. */
export const RECORD_VALUES_MAX = 400
export const RECORD_ROWS_MAX = 50
/** PBKDF2 rounds: patient numbers are few, so that trying them all has to cost something. */
export const PATIENT_KEY_ROUNDS = 100_000
export const PATIENT_KEY_ROUNDS_MAX = 2_000_000
