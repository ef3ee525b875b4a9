import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The folder is in the sources, or, for a bundle, beside it or in the sources that it was made from. */
const PLACES = ['../browser', './browser', '../../apps/gateway-sandbox/src/browser']

export function browserFolder(): string {
  const places = PLACES.map((place) => fileURLToPath(new URL(place, import.meta.url)))
  const found = places.find((place) => existsSync(place))
  if (found === undefined) throw new Error(`No folder of browser scripts at ${places.join(' or ')}.`)
  return found
}
