/**
 * Control, format and private-use characters could make two names look alike. So could letters that look
 * empty: a name of the Hangul filler, which Korean keyboards have, is invisible.
 */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\u2800]|(?![\ufe0e\ufe0f])\p{Default_Ignorable_Code_Point}/u
/** Keyboards put a variation selector after an emoji; after anything else it is only another spelling. */
const STRAY_SELECTOR = /(?<!\p{Extended_Pictographic})[\ufe0e\ufe0f](?!\u20e3)/u

export const hasInvisible = (name: string): boolean => INVISIBLE.test(name) || STRAY_SELECTOR.test(name)

/** Returns the name as it is stored: in NFC, with single spaces and none at the ends. */
export const tidyName = (text: string): string => text.normalize('NFC').replace(/\s+/gu, ' ').trim()

/** Returns the key for comparing names of one member. */
export const nameKey = (name: string): string => name.normalize('NFKC').toLowerCase()
