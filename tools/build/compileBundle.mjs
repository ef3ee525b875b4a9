import { readFileSync, writeFileSync } from 'node:fs'
import { compiledFile, digestOf, scriptOf } from './runBundle.mjs'

/** Writes V8's code cache for a bundle next to it, for the same version of Node.js. */
export function compileBundle(/** @type {string} */ file) {
  const source = readFileSync(file, 'utf8')
  const code = scriptOf(file, source).createCachedData()
  writeFileSync(compiledFile(file), Buffer.concat([digestOf(source, code), code]))
}
