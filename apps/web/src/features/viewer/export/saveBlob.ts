/** Starts the browser's download of a file. */
export function saveBlob(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // If the URL were revoked at once, the browser might not have started to read it.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
