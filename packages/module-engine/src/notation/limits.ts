/** An old macro has one or two pages; a longer text was copied by mistake. */
export const PASTE_MAX_CHARACTERS = 20_000
/** The limit of one output is far below what an output may print. */
export const SECTION_MAX_BYTES = 12_000
export const SECTIONS_MAX = 40
/** The limit of tokens in one output; the rest of a longer text keeps its line breaks inside the text. */
export const TOKENS_WITH_BREAKS_MAX = 200
export const NOTES_MAX = 50
