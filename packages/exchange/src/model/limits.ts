/** A department's snippets of ten years are below 5 MB; what is larger is something else. */
export const FILE_MAX_BYTES = 20_000_000
/** A person has hundreds, a department thousands; only lists of codes have more. */
export const ENTRIES_MAX = 50_000
/** Of one phrase; what is longer is cut and named. As long as a pasted macro may be. */
export const PHRASE_MAX_CHARACTERS = 20_000
export const TRIGGER_MAX_CHARACTERS = 100
export const TITLE_MAX_CHARACTERS = 200
/** Nobody reads more; the last one says how many were left out. */
export const LOSSES_MAX = 2000
export const EXCERPT_MAX_CHARACTERS = 120
/** Of elements and objects in each other, as of snippets that contain snippets. */
export const DEPTH_MAX = 64
export const REFERENCES_DEPTH_MAX = 5
export const REFERENCES_MAX = 100
export const ROWS_MAX = 50_000
export const COLUMNS_MAX = 256
/** Of everything that is taken out of a compressed file, and of how much may come out of one byte. */
export const INFLATED_MAX_BYTES = 100_000_000
export const INFLATING_MAX_RATIO = 200
/** A YAML file may say the same node by an alias; thousands of them are an attack. */
export const YAML_ALIASES_MAX = 100
/** The parser needs up to a second for as much, if it is meant badly; the snippets of one person are a tenth of it. */
export const YAML_MAX_CHARACTERS = 300_000
/** A match with a form and its fields has a depth of five. */
export const YAML_DEPTH_MAX = 20
