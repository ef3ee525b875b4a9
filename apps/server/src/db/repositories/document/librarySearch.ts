import { type RawBuilder, sql } from 'kysely'

/** What departments write, leave out and put in as they please: «PI-RADS», «PIRADS», «갑상선초음파». */
const BETWEEN = /[\s\u2010-\u2015·-]+/gu

/** The words of an entry, a line each, without spaces and hyphens. */
const squeezed = sql`regexp_replace(l.words, '[ \u00a0\u2010-\u2015·-]+', '', 'g')`

interface LibrarySearch {
  /** Whether an entry has the whole search, however it is divided. */
  isFound: RawBuilder<unknown>
  /** What is called so comes first, then what begins so, then what has it somewhere; without a search all are as near. */
  nearness: RawBuilder<unknown>
}

/** What a search in the library asks of the words of an entry, beside that each of its own words is there. */
export function librarySearch(search = ''): LibrarySearch {
  const typed = search.normalize('NFC').toLowerCase().replaceAll(BETWEEN, '')
  if (typed === '') return { isFound: sql`false`, nearness: sql`0::int` }
  const escaped = typed.replaceAll(/[\\%_]/gu, '\\$&')
  const lines = sql`E'\n' || ${squeezed} || E'\n'`
  return {
    isFound: sql`${squeezed} like ${`%${escaped}%`}`,
    nearness: sql`case
      when ${lines} like ${`%\n${escaped}\n%`} then 0
      when ${lines} like ${`%\n${escaped}%`} then 1
      when ${lines} like ${`%${escaped}%`} then 2
      else 3 end`,
  }
}
