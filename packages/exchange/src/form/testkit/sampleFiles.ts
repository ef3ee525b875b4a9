import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * Files of other vendors are stored outside the repository and must never be added to it; their licenses are
 * in a list of their own.
 */
const FOLDER =
  process.env['PANDOK_EXCHANGE'] ??
  fileURLToPath(new URL('../../../../../../shared/exchange', import.meta.url))

export interface SampleFile {
  name: string
  text: string
}

/** Returns the files of one format, or none and a message if the samples are absent. */
export function sampleFiles(format: string, ending: string): SampleFile[] {
  const folder = join(FOLDER, format)
  if (!existsSync(folder)) {
    process.stdout.write(`left out: ${format} samples are not here (PANDOK_EXCHANGE names their folder)\n`)
    return []
  }
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((path) => ({ name: basename(path), text: readFileSync(path, 'utf8') }))
}
