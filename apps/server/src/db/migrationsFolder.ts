import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The folder is beside this file in the sources, and after bundling beside the bundle or in its sources. */
const PLACES = ['./migrations', '../../apps/server/src/db/migrations']

export function migrationsFolder(): string {
  const places = PLACES.map((place) => fileURLToPath(new URL(place, import.meta.url)))
  const found = places.find((place) => existsSync(place))
  if (found === undefined) throw new Error(`No folder of migrations at ${places.join(' or ')}.`)
  return found
}
