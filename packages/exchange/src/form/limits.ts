/** The characters of one file; the longest known template has 150,000. */
export const FILE_MAX_CHARACTERS = 5_000_000
/** The number of items, fields or elements that are read. */
export const ITEMS_MAX = 5000
/** The depth of nested sections, items or elements. */
export const DEPTH_MAX = 60
/** A form with more questions is too long for a screen and is divided by its sections. */
export const FORM_INPUTS_MAX = 60
/** The number of modules that one file may become. */
export const MODULES_MAX = 60
/** The number of listed losses; nobody reads more. */
export const LOSSES_MAX = 500
export const EXCERPT_MAX = 200
/** The size of a definition as JSON, far below the limit of a module, so that its sentences fit as well. */
export const PART_MAX_BYTES = 110_000
