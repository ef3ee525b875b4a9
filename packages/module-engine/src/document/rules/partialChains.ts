import type { Finding } from '../Finding.ts'
import { PARTIAL_DEPTH_MAX } from '../limits.ts'
import type { PhraseToken, SharedPhrase } from '../phrase.ts'
import { phraseParts } from '../phraseParts.ts'
import { fault } from './fault.ts'

/** Finds shared phrases that contain themselves, or that are nested in too long a chain. */
export function partialChains(partials: readonly SharedPhrase[]): Finding[] {
  const uses = new Map(partials.map(({ id, body }) => [id, usedIn(Object.values(body))]))
  return partials.flatMap(({ id }, index) => {
    const path = ['partials', index]
    const ring = ringFrom(id, uses)
    if (ring) return [fault('partial.recursion', path, { names: ring.join(' → ') })]
    return chainLength(id, uses) > PARTIAL_DEPTH_MAX
      ? [fault('phrase.tooDeep', path, { max: PARTIAL_DEPTH_MAX })]
      : []
  })
}

type Uses = ReadonlyMap<string, ReadonlySet<string>>

function usedIn(phrases: readonly PhraseToken[][], found: Set<string> = new Set()): Set<string> {
  for (const phrase of phrases)
    for (const token of phrase) {
      if (typeof token === 'string') continue
      if ('use' in token) found.add(token.use)
      else for (const part of phraseParts(token)) usedIn([part.phrase], found)
    }
  return found
}

/** Returns the shortest path from a phrase back to itself. */
function ringFrom(id: string, uses: Uses): string[] | undefined {
  const paths: string[][] = [[id]]
  const seen = new Set<string>()
  for (let at = 0; at < paths.length; at += 1) {
    const path = paths[at] ?? []
    for (const next of uses.get(path.at(-1) ?? '') ?? []) {
      if (next === id) return [...path, id]
      if (!seen.has(next)) paths.push([...path, next])
      seen.add(next)
    }
  }
  return undefined
}

/** The count stops at the limit, so that neither cycles nor many paths to the same phrase cost time. */
function chainLength(id: string, uses: Uses): number {
  let level = new Set([id])
  for (let length = 1; length <= PARTIAL_DEPTH_MAX; length += 1) {
    level = new Set([...level].flatMap((name) => [...(uses.get(name) ?? [])]))
    if (level.size === 0) return length
  }
  return PARTIAL_DEPTH_MAX + 1
}
