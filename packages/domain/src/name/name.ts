/** Control, format and private-use characters could make two names look alike. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}]/u

export const hasInvisible = (name: string): boolean => INVISIBLE.test(name)

/** Returns the name as it is stored: in NFC, with single spaces and none at the ends. */
export const tidyName = (text: string): string => text.normalize('NFC').replace(/\s+/gu, ' ').trim()

/** Returns the key for comparing names of one member. */
export const nameKey = (name: string): string => name.normalize('NFKC').toLowerCase()
