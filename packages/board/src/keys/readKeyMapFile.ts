import { CELLS_MAX, type Cell, checkKey, readKey } from '@pandok/domain'
import { z } from 'zod'
import { holderOf } from './keyMap.ts'
import type { KeyMapFile, KeyMapImport } from './keys.ts'
import { matchCells } from './matchCells.ts'
import { spellKey } from './spelling.ts'

/**
 * - `file.json`: the file isn't JSON.
 * - `file.tooLarge`: the file is longer than any key map.
 * - `file.format`, `file.version`: it is another kind of file, or one of a later version.
 * - `file.shape`: a field is missing or has the wrong type.
 * - `key.format`: the text isn't a key.
 */
export const KEY_MAP_FAULTS = [
  'file.json',
  'file.tooLarge',
  'file.format',
  'file.version',
  'file.shape',
  'key.format',
] as const

export type KeyMapFaultReason = (typeof KEY_MAP_FAULTS)[number]

export interface KeyMapFault {
  /** The place in the file, such as `keys.3.key`. */
  path: readonly (string | number)[]
  reason: KeyMapFaultReason
}

export type KeyMapRead = ({ ok: true } & KeyMapImport) | { ok: false; faults: readonly KeyMapFault[] }

const TEXT_MAX_CHARACTERS = 200_000
const FAULTS_MAX = 100

const because = (reason: KeyMapFaultReason) => reason

const file = z.strictObject({
  format: z.literal('pandok-keys', { message: because('file.format') }),
  version: z.literal(1, { message: because('file.version') }),
  keys: z
    .array(
      z.strictObject({
        key: z.string().refine((text) => readKey(text) !== null, { message: because('key.format') }),
        position: z
          .int()
          .min(0)
          .max(CELLS_MAX - 1),
        name: z.string().max(400),
      }),
    )
    .max(1000, { message: because('file.tooLarge') }),
}) satisfies z.ZodType<KeyMapFile>

/** Reads the keys of a file for the cells of this plate. It never throws, whatever the file contains. */
export function readKeyMapFile(text: string, cells: readonly Cell[]): KeyMapRead {
  if (text.length > TEXT_MAX_CHARACTERS) return wrong([{ path: [], reason: 'file.tooLarge' }])
  const value = parseJson(text)
  if (value === undefined) return wrong([{ path: [], reason: 'file.json' }])
  const read = file.safeParse(value)
  return read.success ? { ok: true, ...fit(read.data, cells) } : wrong(faultsOf(read.error))
}

const wrong = (faults: readonly KeyMapFault[]): KeyMapRead => ({ ok: false, faults })

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/u, ''))
  } catch {
    return undefined
  }
}

function faultsOf({ issues }: z.ZodError): KeyMapFault[] {
  // In another kind of file everything else would be reported as well, which would not help.
  const foreign = issues.find(({ path }) => path[0] === 'format' || path[0] === 'version')
  return (foreign ? [foreign] : issues.slice(0, FAULTS_MAX)).map(({ path, message }) => ({
    path: path.map((part) => (typeof part === 'number' ? part : String(part))),
    reason: KEY_MAP_FAULTS.find((reason) => reason === message) ?? 'file.shape',
  }))
}

function fit({ keys }: KeyMapFile, cells: readonly Cell[]): KeyMapImport {
  const matched = matchCells(keys, cells)
  const keyMap: Record<string, string> = {}
  const left: KeyMapImport['left'][number][] = []
  for (const entry of keys) {
    const { name } = entry
    const key = spellKey(entry.key)
    const cell = matched(entry)
    if (!checkKey(key).ok) left.push({ key, name, reason: 'reserved' })
    else if (cell === undefined) left.push({ key, name, reason: 'noCell' })
    else if (holderOf(keyMap, key) !== undefined) left.push({ key, name, reason: 'taken' })
    else keyMap[key] = cell.id
  }
  return { keyMap, left }
}
