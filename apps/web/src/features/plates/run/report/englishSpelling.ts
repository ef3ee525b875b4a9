import { memberOf } from '#app/document/memberOf.ts'
import { keptStorage } from '#app/keptStorage.ts'
import { sessionStore } from '#app/sessionStore.ts'

/** The first holds until somebody chooses. */
export const ENGLISH_SPELLINGS = ['american', 'british'] as const

/** Each member's own. */
export const englishSpellingName = (): string => `report.english.${memberOf(sessionStore.read())}`

export const isBritish = (): boolean => keptStorage().getItem(englishSpellingName()) === 'british'
