import { lstat, opendir } from 'node:fs/promises'
import path from 'node:path'

export interface FoundFile {
  path: string
  /** The path below the requested one with forward slashes, `CT/IM0001`; the bare name for a file. */
  name: string
  size: number
  modifiedMs: number
}

export interface Walk {
  files: FoundFile[]
  /** True if there were more files than the limit. */
  isCut: boolean
}

const FILES_MAX = 20_000
const DEPTH_MAX = 16

/** Files, and all files in folders. Links aren't followed, because they may form cycles or lead elsewhere. */
export async function walk(paths: readonly string[], filesMax = FILES_MAX): Promise<Walk> {
  const files: FoundFile[] = []
  let isCut = false

  async function visit(place: string, name: string, depth: number): Promise<void> {
    if (files.length >= filesMax || depth > DEPTH_MAX) {
      isCut = true
      return
    }
    const found = await lstat(place).catch(() => null)
    if (found?.isFile()) {
      files.push({ path: place, name, size: found.size, modifiedMs: Math.round(found.mtimeMs) })
    } else if (found?.isDirectory()) {
      const names: string[] = []
      try {
        for await (const entry of await opendir(place)) {
          names.push(entry.name)
          // A folder with a million entries isn't read to its end.
          if (names.length > filesMax) break
        }
      } catch {
        // Unreadable entries are skipped.
      }
      for (const entry of names.sort()) await visit(path.join(place, entry), `${name}/${entry}`, depth + 1)
    }
  }

  for (const given of paths) {
    const place = path.resolve(given)
    await visit(place, path.basename(place) || 'files', 0)
  }
  return { files, isCut }
}
