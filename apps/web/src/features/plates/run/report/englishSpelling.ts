import { memberOf } from '#platform/session/memberOf.ts'
import { sessionStore } from '#platform/session/sessionStore.ts'
import { keptStorage } from '#platform/storage/keptStorage.ts'

/** The first one is the default. */
export const ENGLISH_SPELLINGS = ['american', 'british'] as const

export const englishSpellingName = (): string => `report.english.${memberOf(sessionStore.read())}`

export const isBritish = (): boolean => keptStorage().getItem(englishSpellingName()) === 'british'
