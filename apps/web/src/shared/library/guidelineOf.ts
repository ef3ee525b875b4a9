import type { LibraryEntry } from '@pandok/protocol'

/**
 * The guideline of a module: «2017 white paper», «v2022 (2022)» if the version doesn't contain the year.
 * Plates have none.
 */
export function guidelineOf(entry: LibraryEntry | undefined): string | undefined {
  if (entry?.version === undefined) return undefined
  const { version, year } = entry
  return year === undefined || version.includes(String(year)) ? version : `${version} (${year})`
}
