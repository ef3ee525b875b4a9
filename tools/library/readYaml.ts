import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { parse } from 'yaml'
import { inRepository } from '../build/repository.mjs'

const CACHE = inRepository('node_modules', '.cache', 'library', 'yaml')

/**
 * What a YAML file holds. Parsing the library takes longer than most of what is done with it, so what was parsed is kept
 * as JSON under the hash of the file's text: whatever changes in a file, it is parsed again.
 */
export function readYaml(path: string): unknown {
  const text = readFileSync(path, 'utf8')
  const file = `${CACHE}/${createHash('sha256').update(text).digest('hex')}.json`
  const kept = readKept(file)
  if (kept !== undefined) return kept
  const content: unknown = parse(text)
  keep(file, content)
  return content
}

function readKept(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/** Several processes may write the same file: each writes its own and moves it into its place. */
function keep(file: string, content: unknown): void {
  try {
    mkdirSync(CACHE, { recursive: true })
    const own = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}`
    writeFileSync(own, JSON.stringify(content))
    renameSync(own, file)
  } catch {
    // Without a place to write to everything is parsed each time.
  }
}
