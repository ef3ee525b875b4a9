import { LOCALES, type Locale } from '@pandok/domain'
import type { Message } from '@pandok/i18n'
import { type Tables, tableOf } from './readTables.ts'

/**
 * Makes catalogues of one file with one key, for tests. `undefined` means that the message of a language is
 * missing.
 */
export const tablesWith = (messages: Partial<Record<Locale, Message>>): Tables => {
  const tables = LOCALES.map((locale) => {
    const message = messages[locale]
    return [locale, tableOf(message === undefined ? [] : [{ file: 'a.ts', key: 'a.b', message }])] as const
  })
  return Object.fromEntries(tables) as Record<Locale, Tables['ko']>
}
