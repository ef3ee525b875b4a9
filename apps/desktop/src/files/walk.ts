import { lstat, opendir } from 'node:fs/promises'
import path from 'node:path'

export interface FoundFile {
  path: string
  /** Below what was asked for, with forward slashes: `CT/IM0001`; the name alone for a file. */
  name: string
  size: number
  modifiedMs: number
}

export interface Walk {
  files: FoundFile[]
  /** There was more than we look at. */
  isCut: boolean
}

const FILES_MAX = 20_000
const DEPTH_MAX = 16

/** Files as they are, folders with everything in them. Links aren't followed: they lead round in circles, or elsewhere. */
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
        // What can't be read isn't shown.
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
