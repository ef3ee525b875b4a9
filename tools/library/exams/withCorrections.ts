import { existsSync, readFileSync } from 'node:fs'
import { type ExamFile, examFile } from '@pandok/library'
import { parse } from 'yaml'

type Fields = Readonly<Record<string, unknown>>

/** Lists that a correction adds to; every other list is replaced. */
const ADDED_TO: ReadonlySet<string> = new Set(['replaces', 'conflicts', 'yields_to', 'checks'])

/**
 * The exam with what its file of corrections says: the same fields, with lists of items as maps by id. A correction names what is
 * there, so that none is idle; `why` gives its reason and isn't taken over, and null removes a field or an item.
 */
export function withCorrections(file: ExamFile): ExamFile {
  const source = new URL(`./corrections/${file.id}.yaml`, import.meta.url)
  if (!existsSync(source)) return file
  const corrections: unknown = parse(readFileSync(source, 'utf8'))
  return examFile.parse(corrected(file, corrections, file.id))
}

/** What is given with its correction. */
export function corrected(given: unknown, correction: unknown, place: string): unknown {
  if (Array.isArray(given) && isFields(correction)) return correctedItems(given, correction, place)
  if (!isFields(given) || !isFields(correction)) return correction
  const { why: _, ...fields } = correction
  const changed = Object.entries(fields).map(([name, next]): [string, unknown] => {
    const now = given[name]
    const isList = Array.isArray(now) && Array.isArray(next) && ADDED_TO.has(name)
    return [
      name,
      isList ? [...new Set([...now, ...next])] : corrected(now ?? undefined, next, `${place}.${name}`),
    ]
  })
  return Object.fromEntries(
    Object.entries({ ...given, ...Object.fromEntries(changed) }).filter(([, value]) => value !== null),
  )
}

/** What names its own id is new and comes behind the others. */
function correctedItems(items: readonly unknown[], correction: Fields, place: string): unknown[] {
  const isThere = (id: string) => items.some((item) => isFields(item) && String(item['id']) === id)
  const added = Object.entries(correction).filter(([id, item]) => isFields(item) && item['id'] === id)
  const known = added.find(([id]) => isThere(id))
  if (known) throw new Error(`${place} has «${known[0]}» already.`)
  const missing = Object.keys(correction).find((id) => !isThere(id) && added.every(([one]) => one !== id))
  if (missing !== undefined) throw new Error(`${place} has no «${missing}» to correct.`)
  const now = items
    .map((item) => {
      const id = isFields(item) ? String(item['id']) : ''
      return id in correction ? corrected(item, correction[id], `${place}.${id}`) : item
    })
    .filter((item) => item !== null)
  return [...now, ...added.map(([, item]) => item)]
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
