export { DEFINITION_MAX_BYTES } from '@pandok/domain'

/** These limits are enforced when a definition is read: on save, on import and on the server. */
/** The forms of biopsy reports have inputs for some fifty diagnoses, of which only the chosen ones are visible. */
export const INPUTS_MAX = 100
export const COMPUTED_MAX = 60
export const OUTPUTS_MAX = 60
export const ABOUT_MAX = 12
export const GROUPS_MAX = 10
export const GROUP_ROWS_MAX = 50
export const OPTIONS_MAX = 100
export const TABLES_MAX = 40
export const TABLE_ROWS_MAX = 200
export const TABLE_COLUMNS_MAX = 12
export const CHECKS_MAX = 60
export const TESTS_MAX = 200
export const TEST_PRIORS_MAX = 20
export const CITATIONS_MAX = 40
export const PARTIALS_MAX = 40
export const PARTIAL_DEPTH_MAX = 4
export const PHRASE_DEPTH_MAX = 8
export const PHRASE_TOKENS_MAX = 400
export const EXPRESSION_MAX_BYTES = 4096
export const OUTPUT_MAX_BYTES = 20_000
export const TEXT_MAX_CHARACTERS = 2000
export const LABEL_MAX_CHARACTERS = 200
export const DECIMAL_MAX_DIGITS = 30
/** Limits for the dimensions of a size, and for the text that is typed for all of them with units. */
export const DIMENSIONS_MAX = 3
export const SIZE_MAX_CHARACTERS = 100
/** The tokens of one body after expanding shared phrases and repetitions, which is the most that printing visits. */
export const PHRASE_EXPANDED_MAX = 50_000
/** The depth of nested objects and lists; a valid definition needs about thirty. */
export const NESTING_MAX = 40
/** Reading stops at this number of findings, because nobody reads more. */
export const FINDINGS_MAX = 100
/** The keys of one object; the largest valid one, the values of a saved test, has seventy. */
export const KEYS_MAX = 128
