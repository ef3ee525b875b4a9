import { parseFile } from './parse/parseFile.ts'

/**
 * What the ranges of a deflated file's frames are ranges of: its data set inflated, without preamble and group 2. The
 * bytes themselves for any other file; undefined where there is nothing to inflate.
 */
export function inflatedBytes(bytes: Uint8Array): Uint8Array | undefined {
  const parsed = parseFile(bytes)
  return parsed.ok ? parsed.file.dataset.source.bytes : undefined
}
