import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire, findSourceMap, SourceMap } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { Script } from 'node:vm'

const DIGEST_BYTES = 32
const HEAD = '(function (exports, require, module, __filename, importModule) {'

/**
 * Runs a bundle with the code that the build compiled for it; compiling takes two fifths of a start. Damaged
 * code, and code of another version of Node.js or of another bundle, isn't used, and the bundle is compiled
 * as usual. This file is installed next to the bundle, so it uses nothing but Node.js.
 * @param {URL} url
 */
export function runBundle(url) {
  const file = fileURLToPath(url)
  const source = readFileSync(file, 'utf8')
  const cachedData = readCompiled(file, source)
  const script = scriptOf(file, source, cachedData)
  mapStackTraces(file)
  const module = { exports: {} }
  const importModule = (/** @type {string} */ specifier) => import(specifier)
  script.runInThisContext()(module.exports, createRequire(file), module, file, importModule)
  return { isCompiled: cachedData !== undefined && script.cachedDataRejected === false }
}

export const compiledFile = (/** @type {string} */ file) => `${file}.compiled`

/**
 * @param {string} file
 * @param {string} source
 * @param {Buffer} [cachedData]
 */
export function scriptOf(file, source, cachedData) {
  return new Script(`${HEAD}${source}\n})`, {
    filename: file,
    // Lines and columns remain those of the source map.
    columnOffset: -HEAD.length,
    ...(cachedData && { cachedData }),
  })
}

/** V8 compares only the length of the source, and runs the cached code without checking it. */
export function digestOf(/** @type {string} */ source, /** @type {Buffer} */ code) {
  return Buffer.from(hash('sha256', hash('sha256', source) + hash('sha256', code)), 'hex')
}

function readCompiled(/** @type {string} */ file, /** @type {string} */ source) {
  try {
    const bytes = readFileSync(compiledFile(file))
    const code = bytes.subarray(DIGEST_BYTES)
    return digestOf(source, code).equals(bytes.subarray(0, DIGEST_BYTES)) ? code : undefined
  } catch {
    return undefined
  }
}

/**
 * Node.js maps only the traces of modules, and reads a map whether or not there is ever a trace. With maps
 * switched on it omits the line of source, which in a bundle has megabytes.
 */
function mapStackTraces(/** @type {string} */ file) {
  process.setSourceMapsEnabled(true)
  /** @type {SourceMap | null | undefined} */
  let own
  const mapOf = (/** @type {string | null | undefined} */ place) => {
    if (place !== file) return typeof place === 'string' ? findSourceMap(place) : undefined
    own ??= readMap(file)
    return own
  }
  Error.prepareStackTrace = (error, frames) =>
    [headOf(error), ...frames.map((frame) => `    at ${mapped(frame, mapOf(frame.getFileName()))}`)].join(
      '\n',
    )
}

function headOf(/** @type {Error} */ error) {
  try {
    return String(error)
  } catch {
    return 'Error'
  }
}

/**
 * @param {NodeJS.CallSite} frame
 * @param {SourceMap | null | undefined} map
 */
function mapped(frame, map) {
  const text = String(frame)
  const [line, column] = [frame.getLineNumber(), frame.getColumnNumber()]
  if (!map || line === null || column === null) return text
  const entry = map.findEntry(line - 1, column - 1)
  if (!('originalSource' in entry)) return text
  const place = entry.originalSource.startsWith('file:')
    ? fileURLToPath(entry.originalSource)
    : entry.originalSource
  const compiledAt = `${frame.getFileName()}:${line}:${column}`
  return text.replace(compiledAt, () => `${place}:${entry.originalLine + 1}:${entry.originalColumn + 1}`)
}

/** Returns null if no source map can be read, because the error must be reported in any case. */
function readMap(/** @type {string} */ file) {
  try {
    const map = JSON.parse(readFileSync(`${file}.map`, 'utf8'))
    const sources = map.sources.map(
      (/** @type {string} */ source) => new URL(source, pathToFileURL(file)).href,
    )
    return new SourceMap({ ...map, sources })
  } catch {
    return null
  }
}
