import { vi } from 'vitest'

export interface SavedFile {
  name: string
  blob: Blob
}

/** Records what is downloaded from now on, until mocks are restored. */
export function watchSaving(): readonly SavedFile[] {
  const saved: SavedFile[] = []
  const blobs = new Map<string, Blob>()
  vi.spyOn(URL, 'createObjectURL').mockImplementation((object) => {
    const url = `blob:${blobs.size}`
    blobs.set(url, object as Blob)
    return url
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const blob = blobs.get(this.href)
    if (blob) saved.push({ name: this.download, blob })
  })
  return saved
}
