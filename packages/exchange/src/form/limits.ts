/** Characters of one file; the longest known template has 150,000. */
export const FILE_MAX_CHARACTERS = 5_000_000
/** Items, fields or elements that are looked at. */
export const ITEMS_MAX = 5000
/** How deep sections, items or elements may lie in each other. */
export const DEPTH_MAX = 60
/** More questions than this are no longer one form on a screen: the form is divided by its sections. */
export const FORM_INPUTS_MAX = 60
/** Modules that one file may become. */
export const MODULES_MAX = 60
/** Losses that are listed; nobody reads more. */
export const LOSSES_MAX = 500
export const EXCERPT_MAX = 200
/** JSON of a definition that is still far from what a module may have, so that its sentences fit beside it. */
export const PART_MAX_BYTES = 110_000
