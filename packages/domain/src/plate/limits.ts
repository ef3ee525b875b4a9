export const PLATE_NAME_MAX_CHARACTERS = 20
/** The board has 6 rows of 10. */
export const CELLS_MAX = 60
export const BOARD_COLUMNS = 10
export const CELL_NAME_MAX_CHARACTERS = 20
export const CELL_TITLE_MAX_CHARACTERS = 60
export const CELL_OUTPUTS_MAX = 60
export const PHRASE_MAX_CHARACTERS = 2000
export const PRESET_MAX_BYTES = 8 * 1024
/**
 * This limits the number of distinct modules; each may have 200 KB, and a plate is loaded with all of them.
 */
export const MODULES_PER_PLATE_MAX = 120
/** This limits the size as a file; every save stores a backup of all of it. */
export const PLATE_MAX_BYTES = 1024 * 1024
export const AUTO_FILLS_MAX = 600
export const PLATES_PER_FILE_MAX = 100
export const EXAM_REGIONS_MAX = 40
/** The limit applies to a cell and to an exam. */
export const BLANKS_MAX = 20
/** The inputs of a module have the same limit. */
export const BLANK_OPTIONS_MAX = 100
export const BLANK_LABEL_MAX_CHARACTERS = 200
export const OPTION_TEXT_MAX_CHARACTERS = 2000
/** This limits the grammatical forms of an answer in one language. */
export const OPTION_FORMS_MAX = 12
export const OPTION_FORM_MAX_CHARACTERS = 200
export const BLANK_NOUNS_MAX = 40
export const FORMULA_MAX_CHARACTERS = 1000
export const REGION_NAME_MAX_CHARACTERS = 60
export const REGION_COLUMNS_MAX = 20
/**
 * This limits the entries of one finding that replace normal sentences, each with its regions and condition.
 */
export const REPLACEMENTS_MAX = 40
/** This limits the kinds of places at which one cell excludes others. */
export const PLACE_EXCLUSIONS_MAX = 20
/** This limits the conditions that must hold in addition to the first place of such a kind. */
export const PLACE_MATCHES_MAX = 5
/** The rank of a conclusion is between minus and plus this limit. */
export const RANK_MAX = 99
/** This limits the computed values of one cell or of the exam. */
export const VALUES_MAX = 60
/** These limit the modules that one cell uses, and the inputs that it passes to one of them. */
export const MODULE_USES_MAX = 10
export const USED_INPUTS_MAX = 100
export const CELL_CHECKS_MAX = 20
export const GATHERS_MAX = 40
export const CATEGORIES_MAX = 40
export const EXAM_FORMS_MAX = 5
export const FORM_FIELDS_MAX = 40
export const FORM_ANSWERS_MAX = 100
export const FORM_LAYOUT_MAX_CHARACTERS = 4000
/** This limits the number of days, weeks, months or years until a recommended examination. */
export const FOLLOW_UP_UNITS_MAX = 120
/** The name of a recommended examination and its reason may be as long as the labels of modules. */
export const FOLLOW_UP_WORDS_MAX_CHARACTERS = 200
