export const PLATE_NAME_MAX_CHARACTERS = 20
/** The board: 6 rows of 10. */
export const CELLS_MAX = 60
export const BOARD_COLUMNS = 10
export const CELL_NAME_MAX_CHARACTERS = 20
export const CELL_TITLE_MAX_CHARACTERS = 60
export const CELL_OUTPUTS_MAX = 60
export const PHRASE_MAX_CHARACTERS = 2000
export const PRESET_MAX_BYTES = 8 * 1024
/** Distinct ones; each may be 200 KB, and a plate is loaded with all of them. */
export const MODULES_PER_PLATE_MAX = 120
/** As it is written to a file; every save keeps a backup of all of it. */
export const PLATE_MAX_BYTES = 1024 * 1024
export const AUTO_FILLS_MAX = 600
export const PLATES_PER_FILE_MAX = 100
