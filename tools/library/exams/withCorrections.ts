import { existsSync, readFileSync } from 'node:fs'
import { type ExamFile, examFile } from '@pandok/library'
import { parse } from 'yaml'

type Fields = Readonly<Record<string, unknown>>

/** A correction adds to these lists; every other list is replaced. */
const ADDED_TO: ReadonlySet<string> = new Set(['replaces', 'conflicts', 'yields_to', 'checks'])

/**
 * Applies the file of corrections to an exam. It has the same fields, with lists of items as maps by id. Every
 * correction must apply to something that exists; `why` states its reason and isn't copied, and null removes a field
 * or an item. A new item gives its own id, or the item after which it is inserted with `after`. Lines of a synopsis
 * without an id are identified by their `when`.
 */
export function withCorrections(file: ExamFile): ExamFile {
  const source = new URL(`./corrections/${file.id}.yaml`, import.meta.url)
  if (!existsSync(source)) return file
  const corrections: unknown = parse(readFileSync(source, 'utf8'))
  return examFile.parse(corrected(file, corrections, file.id))
}

/** Returns the value with its correction applied. */
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

function correctedItems(items: readonly unknown[], correction: Fields, place: string): unknown[] {
  const isThere = (id: string) => items.some((item) => idOf(item) === id)
  const added = Object.entries(correction).filter(([id, given]) => isNew(id, given))
  const isAdded = (id: string) => added.some(([name]) => name === id)
  const wrong = Object.keys(correction).find((id) => isAdded(id) === isThere(id))
  if (wrong !== undefined)
    throw new Error(`${place} has ${isAdded(wrong) ? `«${wrong}» already` : `no «${wrong}» to correct`}.`)
  const lost = added.find(
    ([, given]) => isFields(given) && given['after'] !== undefined && !isThere(String(given['after'])),
  )
  if (lost) throw new Error(`${place} has nothing before «${lost[0]}».`)
  const now = items.flatMap((item) => {
    const id = idOf(item)
    const next = id in correction ? corrected(item, correction[id], `${place}.${id}`) : item
    return [
      ...(next === null ? [] : [next]),
      ...added.flatMap(([name, given]) => addedAfter(id, name, given)),
    ]
  })
  return [...now, ...added.flatMap(([name, given]) => addedAfter(undefined, name, given))]
}

const idOf = (item: unknown): string => (isFields(item) ? String(item['id'] ?? item['when'] ?? '') : '')

const isNew = (id: string, given: unknown): boolean =>
  isFields(given) && ('after' in given || given['id'] === id)

function addedAfter(item: string | undefined, id: string, given: unknown): readonly unknown[] {
  if (!isFields(given) || given['after'] !== item) return []
  const { after: _, why: __, ...fields } = given
  return [{ id, ...fields }]
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
