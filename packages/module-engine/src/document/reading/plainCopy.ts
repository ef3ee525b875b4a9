import type { Finding, FindingCode, Path } from '../Finding.ts'
import { DEFINITION_MAX_BYTES, KEYS_MAX, NESTING_MAX } from '../limits.ts'
import { jsonBytes } from './jsonBytes.ts'

export type CopyResult = { ok: true; value: unknown } | { ok: false; finding: Finding }

/** Keys through which a document could reach built-in objects of JavaScript. */
const REFUSED_KEYS: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

/** Pairs of surrogates are characters; one alone can't be stored, and neither can the character 0. */
const REFUSED = /[\0\p{Surrogate}]/u
/** Most texts have neither pairs nor halves, and without `u` that is found in a small part of the time. */
const SUSPECT = /[\0\ud800-\udfff]/

class Refusal extends Error {
  readonly finding: Finding

  constructor(code: FindingCode, path: Path, params?: Finding['params']) {
    super(code)
    this.finding = { level: 'error', code, path, ...(params && { params }) }
  }
}

/**
 * Copies a value as plain JSON with bounded work: whatever comes in (a proxy, a cycle, a gigabyte), the copy
 * is small, shallow and inert.
 */
export function plainCopy(value: unknown): CopyResult {
  try {
    return { ok: true, value: copy(value, { path: [], bytes: 0 }) }
  } catch (error) {
    if (error instanceof Refusal) return { ok: false, finding: error.finding }
    // A getter or a proxy threw; JSON and structured clones contain neither.
    return {
      ok: false,
      finding: { level: 'error', code: 'shape', path: [], params: { message: 'unreadable' } },
    }
  }
}

interface Walk {
  /** The current path; one list that grows and shrinks, because most nodes of a document are leaves. */
  path: (string | number)[]
  bytes: number
}

function refuse(walk: Walk, code: FindingCode, params?: Finding['params']): never {
  throw new Refusal(code, [...walk.path], params)
}

function spend(walk: Walk, bytes: number): void {
  walk.bytes += bytes
  if (walk.bytes > DEFINITION_MAX_BYTES)
    throw new Refusal('tooBig', [], { maxKb: DEFINITION_MAX_BYTES / 1024 })
}

function copy(value: unknown, walk: Walk): unknown {
  if (typeof value === 'string') return copyText(value, walk)
  if (typeof value === 'object' && value !== null) {
    if (walk.path.length > NESTING_MAX) refuse(walk, 'tooDeep')
    return Array.isArray(value) ? copyList(value, walk) : copyObject(value, walk)
  }
  spend(walk, String(value).length)
  if (value === null || typeof value === 'boolean' || typeof value === 'number') return value
  return refuse(walk, 'value.type', { expected: 'JSON', found: typeof value })
}

function copyText(text: string, walk: Walk): string {
  // A very long text is refused before the exact count, which would visit every character.
  if (text.length > DEFINITION_MAX_BYTES) spend(walk, text.length)
  spend(walk, jsonBytes(text))
  if (SUSPECT.test(text) && REFUSED.test(text)) refuse(walk, 'character.refused')
  return text
}

function copyInside(key: string | number, value: unknown, walk: Walk): unknown {
  walk.path.push(key)
  const copied = copy(value, walk)
  walk.path.pop()
  return copied
}

function copyList(list: readonly unknown[], walk: Walk): unknown[] {
  spend(walk, list.length + 1)
  return Array.from(list, (item, index) => copyInside(index, item, walk))
}

function copyObject(object: object, walk: Walk): Record<string, unknown> {
  const copied: Record<string, unknown> = {}
  let keys = 0
  spend(walk, 1)
  for (const key in object) {
    if (!Object.hasOwn(object, key)) continue
    keys += 1
    if (keys > KEYS_MAX) refuse(walk, 'items.tooMany', { max: KEYS_MAX })
    const value = (object as Record<string, unknown>)[key]
    if (value === undefined) continue
    if (REFUSED_KEYS.has(key)) refuse(walk, 'key.refused', { key })
    spend(walk, 2)
    copyText(key, walk)
    copied[key] = copyInside(key, value, walk)
  }
  return copied
}
