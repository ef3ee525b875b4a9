import { LOCALES } from '@pandok/domain'
import type { Tables } from './readTables.ts'

/** Lists the differences between the messages of the languages. */
export function missingKeys(tables: Tables): string[] {
  const places = new Set(LOCALES.flatMap((locale) => [...tables[locale].keys()]))
  return [...places].flatMap((place) => {
    const without = LOCALES.filter((locale) => !tables[locale].has(place))
    return without.length === 0 ? [] : [`${place} is missing in ${without.join(', ')}`]
  })
}
