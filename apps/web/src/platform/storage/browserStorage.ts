export type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Browsers that block storage throw on first access; then values last as long as the page. */
export function browserStorage(find: () => BrowserStorage = () => window.localStorage): BrowserStorage {
  try {
    const storage = find()
    storage.getItem('authToken')
    return storage
  } catch {
    return memoryStorage()
  }
}

export function memoryStorage(): BrowserStorage {
  const values = new Map<string, string>()
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  }
}
