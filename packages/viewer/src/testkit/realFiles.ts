import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { corpusFiles } from './corpus.ts'

const ROOT =
  process.env['PANDOK_DICOM'] ?? fileURLToPath(new URL('../../../../../shared/dicom', import.meta.url))

let isNoticed = false

/**
 * Whether there is a collection of files beside the repository, for what the licences of more files keep out of the
 * corpus: `describe.skipIf(!hasRealFiles())`. Says so once if it isn't there.
 */
export function hasRealFiles(): boolean {
  const isThere = existsSync(ROOT)
  if (!isThere && !isNoticed) {
    isNoticed = true
    process.stderr.write(`skipped: no further DICOM files at ${ROOT}; name their folder in PANDOK_DICOM\n`)
  }
  return isThere
}

/** Paths of the files below a folder of the collection that the corpus lacks, relative to the collection. */
export function realFiles(folder = ''): string[] {
  if (!hasRealFiles()) return []
  const known = new Set(corpusFiles())
  return walk(join(ROOT, folder))
    .map((path) => relative(ROOT, path).replaceAll('\\', '/'))
    .filter((path) => !path.endsWith('.md') && !known.has(path))
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
