/** A cache that drops the entries that haven't been used since it was last half full. */
export interface RecentCache<Kept> {
  get(key: string): Kept | undefined
  set(key: string, kept: Kept): void
}

/** It never drops everything at once, because the next key press would then have to read the whole report again. */
export function createRecentCache<Kept>(most: number): RecentCache<Kept> {
  let recent = new Map<string, Kept>()
  let before = new Map<string, Kept>()
  function set(key: string, kept: Kept): void {
    if (recent.size >= most / 2) {
      before = recent
      recent = new Map()
    }
    recent.set(key, kept)
  }
  return {
    get(key) {
      const kept = recent.get(key)
      if (kept !== undefined) return kept
      const older = before.get(key)
      if (older !== undefined) set(key, older)
      return older
    },
    set,
  }
}
