import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { LOCALES, type Locale } from '@pandok/domain'
import type { Message } from '@pandok/i18n'

/** One message: its file within its language, and its key. */
export interface Entry {
  readonly file: string
  readonly key: string
  readonly message: Message
}

/** Every message of one language by `file#key`, so that two files can't hide each other's messages. */
export type Table = ReadonlyMap<string, Entry>

export type Tables = Readonly<Record<Locale, Table>>

/** Reads the folders of the languages, because a list could be incomplete. */
export async function readTables(source: string): Promise<Tables> {
  const tables = await Promise.all(
    LOCALES.map(async (locale) => [locale, await readTable(join(source, locale))] as const),
  )
  return Object.fromEntries(tables) as Record<Locale, Table>
}

async function readTable(folder: string): Promise<Table> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    // Index files only combine the others.
    .filter((file) => file.endsWith('.ts') && !file.endsWith('index.ts'))
    .sort()
  const entries = await Promise.all(files.map((file) => entriesOf(folder, file)))
  return tableOf(entries.flat())
}

async function entriesOf(folder: string, file: string): Promise<Entry[]> {
  const exported: Record<string, unknown> = await import(pathToFileURL(join(folder, file)).href)
  return Object.values(exported).flatMap((value) => messagesIn(file, '', value))
}

/** These fields of legal texts describe a block and contain no text for people. */
const NAMES_A_KIND: ReadonlySet<string> = new Set(['contact'])

/** Legal texts are nested lists. The key of a paragraph is its position, so that a missing one is noticed. */
function messagesIn(file: string, key: string, value: unknown): Entry[] {
  if (typeof value === 'string') return [{ file, key, message: value }]
  if (typeof value !== 'object' || value === null) return []
  if (key !== '' && isPlural(value)) return [{ file, key, message: value }]
  return Object.entries(value).flatMap(([name, part]) =>
    key !== '' && NAMES_A_KIND.has(name) ? [] : messagesIn(file, key === '' ? name : `${key}.${name}`, part),
  )
}

const isPlural = (value: object): value is Exclude<Message, string> =>
  'other' in value && Object.keys(value).every((name) => name === 'one' || name === 'other')

export const tableOf = (entries: readonly Entry[]): Table =>
  new Map(entries.map((entry) => [`${entry.file}#${entry.key}`, entry]))

export const formsOf = (message: Message): readonly string[] =>
  typeof message === 'string' ? [message] : Object.values(message)
