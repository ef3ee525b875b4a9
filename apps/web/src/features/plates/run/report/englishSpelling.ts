import { memberOf } from '#platform/session/memberOf.ts'
import { sessionStore } from '#platform/session/sessionStore.ts'
import { browserStorage } from '#platform/storage/browserStorage.ts'

/** The first value is the default. */
export const ENGLISH_SPELLINGS = ['american', 'british'] as const

export const englishSpellingName = (): string => `report.english.${memberOf(sessionStore.read())}`

export const isBritish = (): boolean => browserStorage().getItem(englishSpellingName()) === 'british'
