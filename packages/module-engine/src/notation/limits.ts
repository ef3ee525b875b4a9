/** An old macro is one or two pages; what is longer is a mistake of the clipboard. */
export const PASTE_MAX_CHARACTERS = 20_000
/** Of one output, so that it stays far below what an output may print. */
export const SECTION_MAX_BYTES = 12_000
export const SECTIONS_MAX = 40
/** Of one output; the rest of a longer text is kept with its line breaks inside. */
export const TOKENS_WITH_BREAKS_MAX = 200
export const NOTES_MAX = 50
