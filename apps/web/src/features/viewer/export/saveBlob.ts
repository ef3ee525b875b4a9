/** Hands a file to the browser's own download. */
export function saveBlob(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // At once would be before the browser has begun to read it.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
