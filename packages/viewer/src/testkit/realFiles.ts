import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT =
  process.env['PANDOK_DICOM'] ?? fileURLToPath(new URL('../../../../../shared/dicom', import.meta.url))

let isNoticed = false

/** Whether the collection of real files is there: `describe.skipIf(!hasRealFiles())`. Says so once if it isn't. */
export function hasRealFiles(): boolean {
  const isThere = existsSync(ROOT)
  if (!isThere && !isNoticed) {
    isNoticed = true
    process.stderr.write(`skipped: no DICOM files at ${ROOT}; name their folder in PANDOK_DICOM\n`)
  }
  return isThere
}

/** Paths of all files below a folder of the collection, in the order of their names, relative to the collection. */
export function realFiles(folder = ''): string[] {
  if (!hasRealFiles()) return []
  return walk(join(ROOT, folder))
    .map((path) => relative(ROOT, path))
    .filter((path) => !path.endsWith('.md'))
}

export function readRealFile(path: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(readFileSync(join(ROOT, path)))
}

function walk(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path)
    .sort()
    .flatMap((name) => walk(join(path, name)))
}
