import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Beside the server's bundle once built; its sources where the server runs from its own. */
const PLACES = ['../gateway-sandbox/main.js', '../../../../gateway-sandbox/src/main.ts']

/** What Node is told to run the sandbox gateway, which is a program of its own. */
export function sandboxProgram(): string[] {
  const files = PLACES.map((place) => fileURLToPath(new URL(place, import.meta.url)))
  const main = files.find((file) => existsSync(file))
  if (main === undefined) throw new Error(`The sandbox gateway is not built: no ${files.join(' and no ')}.`)
  return main.endsWith('.ts') ? ['--import', 'tsx', main] : ['--enable-source-maps', main]
}
