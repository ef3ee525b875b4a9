/** Downloads a document as a file that Pandok can import again. */
export const saveJsonFile = (name: string, content: unknown): void =>
  saveBlob(name, new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' }))

/** Starts the browser's download of a file. */
export function saveBlob(name: string, content: Blob): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Revoking at once would be before the browser has started to read it.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

/** A file name that is valid on every system and keeps the letters of the item's name. */
export const exchangeFileName = (name: string): string =>
  `${name.replace(/[\p{Cc}\\/:*?"<>|]+/gu, ' ').trim() || 'pandok'}.pandok.json`
