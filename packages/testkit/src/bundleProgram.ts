import { chmodSync, mkdirSync, mkdtempSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { buildSync } from 'esbuild'

/** Inside of node_modules, from where packages are found. */
const CACHE = fileURLToPath(new URL('../../../node_modules/.cache/test-programs/', import.meta.url))
const bundles = new Map<string, string>()

/**
 * One file of plain JavaScript for a program that tests start, made once in each process: to translate its sources at
 * every start costs a second or more of processor each time.
 */
export function bundleProgram(source: string): string {
  const known = bundles.get(source)
  if (known !== undefined) return known
  mkdirSync(CACHE, { recursive: true })
  const folder = mkdtempSync(CACHE)
  // Some of these programs are run by other users.
  chmodSync(folder, 0o755)
  const outfile = join(folder, `${basename(source, '.ts')}.mjs`)
  buildSync({
    entryPoints: [source],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    // As if the bundle lay where its source does.
    define: { 'import.meta.url': JSON.stringify(pathToFileURL(source).href) },
    logLevel: 'error',
  })
  bundles.set(source, outfile)
  return outfile
}
