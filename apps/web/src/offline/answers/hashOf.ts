import type { ItemKind } from '../kept/OfflineState.ts'
import type { KeptContent } from '../kinds/KeptItem.ts'
import { OFFLINE_KINDS } from '../kinds/offlineKinds.ts'

/** Returns the same hash for equal contents, regardless of the order of keys. */
export async function hashOf(kind: ItemKind, given: KeptContent): Promise<string> {
  const { contentOf, storedContent } = OFFLINE_KINDS[kind]
  const content = contentOf(storedContent?.(given) ?? given)
  const bytes = new TextEncoder().encode(JSON.stringify(inOrder(content)))
  const digest = await crypto.subtle.digest('SHA-256', bytes)
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(([, held]) => held !== undefined)
  return Object.fromEntries(
    entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, held]) => [name, inOrder(held)]),
  )
}
