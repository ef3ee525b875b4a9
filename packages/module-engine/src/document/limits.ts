export { DEFINITION_MAX_BYTES } from '@pandok/domain'

/** What a module may hold. Enforced when reading a definition: on save, on import and on the server alike. */
/** A biopsy report asks for what each of some fifty diagnoses needs; only the chosen ones show. */
export const INPUTS_MAX = 100
export const COMPUTED_MAX = 60
export const OUTPUTS_MAX = 60
export const GROUPS_MAX = 10
export const GROUP_ROWS_MAX = 50
export const OPTIONS_MAX = 100
export const TABLES_MAX = 40
export const TABLE_ROWS_MAX = 200
export const TABLE_COLUMNS_MAX = 12
export const CHECKS_MAX = 60
export const TESTS_MAX = 200
/** The most earlier examinations of one saved test. */
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
/** Dimensions of a size, and what may be typed for all of them together, units included. */
export const DIMENSIONS_MAX = 3
export const SIZE_MAX_CHARACTERS = 100
/** Tokens of one body when shared phrases and repetitions are written out: the most that printing ever walks. */
export const PHRASE_EXPANDED_MAX = 50_000
/** How deep objects and lists of a definition may lie in each other; a legal one needs about thirty. */
export const NESTING_MAX = 40
/** Reading stops at this many findings: nobody reads more. */
export const FINDINGS_MAX = 100
/** Keys of one object; the fullest legal one, what a saved test enters, has seventy. */
export const KEYS_MAX = 128
