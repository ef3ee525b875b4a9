import { type Zippable, zipSync } from 'fflate'

/** An archive of these files; names ending in `.raw` are stored, the others are deflated. */
export function zipOf(files: Readonly<Record<string, Uint8Array | string>>): Blob {
  const entries = Object.entries(files).map(([name, content]) => {
    const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
    return [name, [bytes, { level: name.endsWith('.raw') ? 0 : 6 }]]
  })
  return new Blob([zipSync(Object.fromEntries(entries) as Zippable) as Uint8Array<ArrayBuffer>])
}
