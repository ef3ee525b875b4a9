/** The longest known template has 150,000 characters. */
export const FILE_MAX_CHARACTERS = 5_000_000
/** At most this many items, fields or elements are read. */
export const ITEMS_MAX = 5000
/** Sections, items and elements may be nested this deep. */
export const DEPTH_MAX = 60
/** A form with more questions is too long for a screen and is divided by its sections. */
export const FORM_INPUTS_MAX = 60
/** One file becomes at most this many modules. */
export const MODULES_MAX = 60
/** At most this many losses are listed; nobody reads more. */
export const LOSSES_MAX = 500
export const EXCERPT_MAX = 200
/**
 * The size limit of a definition as JSON is far below the limit of a module, so that its sentences also fit.
 */
export const PART_MAX_BYTES = 110_000
