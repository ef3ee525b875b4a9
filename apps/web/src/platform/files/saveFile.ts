/** Hands a document to the browser's own download, as a file that Pandok can read again. */
export const saveJsonFile = (name: string, content: unknown): void =>
  saveBlob(name, new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' }))

/** Hands a file to the browser's own download. */
export function saveBlob(name: string, content: Blob): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // At once would be before the browser has begun to read it.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

/** A file name that every system accepts, in the language of the item's own name. */
export const exchangeFileName = (name: string): string =>
  `${name.replace(/[\p{Cc}\\/:*?"<>|]+/gu, ' ').trim() || 'pandok'}.pandok.json`
