import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { inRepository } from '../build/repository.mjs'

const CACHE = inRepository('node_modules', '.cache', 'library', 'parsed')

/**
 * Returns the parsed text from a cache. Parsing the library takes longer than most of its uses, so results
 * are stored as JSON under the hash of the text and of the parser's source; a change of either makes a new
 * entry.
 */
export function keptParse(text: string, parse: (text: string) => unknown, folder = CACHE): unknown {
  const file = `${folder}/${createHash('sha256').update(`${parse}\0${text}`).digest('hex')}.json`
  const kept = readKept(file)
  if (kept !== undefined) return kept
  const content = parse(text)
  keep(folder, file, content)
  return content
}

function readKept(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/** Several processes may write the same file: each writes its own and moves it to the final name. */
function keep(folder: string, file: string, content: unknown): void {
  try {
    mkdirSync(folder, { recursive: true })
    const own = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}`
    writeFileSync(own, JSON.stringify(content))
    renameSync(own, file)
  } catch {
    // If the cache can't be written, everything is parsed each time.
  }
}
