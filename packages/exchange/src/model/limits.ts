/** Ten years of snippets of a department take less than 5 MB; a larger file is something else. */
export const FILE_MAX_BYTES = 20_000_000
/** A person has hundreds of entries and a department thousands; only code lists have more. */
export const ENTRIES_MAX = 50_000
/** A longer phrase is cut off and reported. The limit is the same as for a pasted macro. */
export const PHRASE_MAX_CHARACTERS = 20_000
export const TRIGGER_MAX_CHARACTERS = 100
export const TITLE_MAX_CHARACTERS = 200
/** At most this many losses are listed; the last one says how many were omitted. */
export const LOSSES_MAX = 2000
export const EXCERPT_MAX_CHARACTERS = 120
/** Elements and objects may be nested this deep, and so may snippets that contain snippets. */
export const DEPTH_MAX = 64
export const REFERENCES_DEPTH_MAX = 5
export const REFERENCES_MAX = 100
/** This limits the files that one file imports, including those that they import in turn. */
export const IMPORTS_MAX = 20
export const ROWS_MAX = 50_000
export const COLUMNS_MAX = 256
/** This limits the total size of an unpacked archive and its compression ratio. */
export const INFLATED_MAX_BYTES = 100_000_000
export const INFLATING_MAX_RATIO = 200
/** A YAML file may repeat a node by an alias; thousands of aliases are an attack. */
export const YAML_ALIASES_MAX = 100
/**
 * A hostile file of this size takes the parser up to a second; the snippets of one person take a tenth of it.
 */
export const YAML_MAX_CHARACTERS = 300_000
/** A match with a form and its fields has a depth of five. */
export const YAML_DEPTH_MAX = 20
/**
 * The parser may open this many levels at once. It is far more than `YAML_DEPTH_MAX`, so that only what isn't
 * read anyway is cut off.
 */
export const YAML_NESTING_MAX = 64
