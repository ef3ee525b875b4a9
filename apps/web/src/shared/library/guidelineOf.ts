import type { LibraryEntry } from '@pandok/protocol'

/** What a module follows: «2017 white paper», «v2022 (2022)» where the version doesn't say the year. Plates have none. */
export function guidelineOf(entry: LibraryEntry | undefined): string | undefined {
  if (entry?.version === undefined) return undefined
  const { version, year } = entry
  return year === undefined || version.includes(String(year)) ? version : `${version} (${year})`
}
