import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Beside the bundle once built; from the sources, and from a bundle without it, the package's own. */
const PLACES = ['./library', '../../../../packages/library/data', '../../packages/library/data']

export function libraryFolder(): string {
  const places = PLACES.map((place) => fileURLToPath(new URL(place, import.meta.url)))
  const found = places.find((place) => existsSync(`${place}/modules`))
  if (found === undefined) throw new Error(`No folder of the library at ${places.join(' or ')}.`)
  return found
}
