/**
 * Caches results for a while. Concurrent callers share one load, and a failure is not cached. With 0 every
 * call loads.
 */
export function cacheFor<V>(ms: number, load: (key: string) => Promise<V>): (key: string) => Promise<V> {
  const known = new Map<string, { answer: Promise<V>; until: number }>()
  return (key) => {
    const kept = known.get(key)
    if (kept !== undefined && performance.now() < kept.until) return kept.answer
    const entry = { answer: load(key), until: performance.now() + ms }
    known.set(key, entry)
    entry.answer.catch(() => {
      if (known.get(key) === entry) known.delete(key)
    })
    return entry.answer
  }
}
