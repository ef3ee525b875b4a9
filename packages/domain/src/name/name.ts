/** Control, format and private characters would let two names look alike on screen. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}]/u

export const hasInvisible = (name: string): boolean => INVISIBLE.test(name)

/** The name as it is kept: one way to write each letter, single spaces, none at the ends. */
export const tidyName = (text: string): string => text.normalize('NFC').replace(/\s+/gu, ' ').trim()

/** What two names of one member are compared by. */
export const nameKey = (name: string): string => name.normalize('NFKC').toLowerCase()
