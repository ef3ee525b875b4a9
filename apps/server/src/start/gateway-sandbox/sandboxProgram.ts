import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** It is beside the server's bundle after a build, and otherwise in its sources. */
const PLACES = ['../gateway-sandbox/main.js', '../../../../gateway-sandbox/src/main.ts']

/** Returns the arguments for Node to run the sandbox gateway, which is a program of its own. */
export function sandboxProgram(): string[] {
  const files = PLACES.map((place) => fileURLToPath(new URL(place, import.meta.url)))
  const main = files.find((file) => existsSync(file))
  if (main === undefined) throw new Error(`The sandbox gateway is not built: no ${files.join(' and no ')}.`)
  return main.endsWith('.ts') ? ['--import', 'tsx', main] : ['--enable-source-maps', main]
}
