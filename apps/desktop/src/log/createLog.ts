import { appendFileSync, mkdirSync, renameSync, statSync } from 'node:fs'
import path from 'node:path'
import { CODES, isWord } from './words.ts'

type Fact = number | boolean | string

export interface Log {
  /** Writes a code with numbers. Sentences can't be logged, because they could name a patient. */
  write: (code: (typeof CODES)[number], facts?: Readonly<Record<string, Fact>>) => void
  /** Logs only the kind of an error and its location in our own code, because its message may contain a path. */
  bug: (error: unknown) => void
}

const FILE_MAX_BYTES = 1024 * 1024
const FILES_MAX = 5
const NAME = /^[a-z][A-Za-z0-9]{0,29}$/

/**
 * JSON lines in at most five files of a megabyte. They are written synchronously, so that the last line
 * before a crash is not lost.
 */
export function createLog(folder: string, clock: () => Date = () => new Date()): Log {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const file = path.join(folder, 'pandok.log')

  function write(code: (typeof CODES)[number], facts: Readonly<Record<string, Fact>> = {}): void {
    const line = JSON.stringify({ at: clock().toISOString(), code: safeCode(code), ...safeFacts(facts) })
    try {
      rotate(file, line.length + 1)
      appendFileSync(file, `${line}\n`, { mode: 0o600 })
    } catch {
      // A full disk must not stop the program.
    }
  }

  return {
    write,
    bug(error) {
      const { name, code, stack } = Object(error) as { name?: unknown; code?: unknown; stack?: unknown }
      const place = /:(\d+):(\d+)\)?$/m.exec(typeof stack === 'string' ? stack.replace(/^.*\n/, '') : '')
      write('BUG', {
        kind: String(name ?? 'UNKNOWN').toUpperCase(),
        reason: String(code ?? 'NONE'),
        line: Number(place?.[1] ?? 0),
        column: Number(place?.[2] ?? 0),
      })
    },
  }
}

const safeCode = (code: string): string => ((CODES as readonly string[]).includes(code) ? code : 'WITHHELD')
const safeWord = (word: string): string => (isWord(word) ? word : 'WITHHELD')

const safeFacts = (facts: Readonly<Record<string, Fact>>): Record<string, Fact> =>
  Object.fromEntries(
    Object.entries(facts)
      .filter(([name]) => NAME.test(name))
      .map(([name, fact]) => [name, typeof fact === 'string' ? safeWord(fact) : fact]),
  )

function rotate(file: string, coming: number): void {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0
  if (size + coming <= FILE_MAX_BYTES) return
  for (let number = FILES_MAX - 1; number > 0; number -= 1) {
    const from = number === 1 ? file : `${file}.${number - 1}`
    if (statSync(from, { throwIfNoEntry: false })) renameSync(from, `${file}.${number}`)
  }
}
