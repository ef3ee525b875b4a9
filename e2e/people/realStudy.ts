import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { inRepository } from '../../tools/build/repository.mjs'

/** A study of the collection of real files; undefined, and a line that says so, where there is none. */
export function realStudy(name: string): { folder: string; count: number } | undefined {
  const folder = join(process.env['PANDOK_DICOM'] ?? inRepository('..', 'shared', 'dicom'), name)
  if (existsSync(folder)) return { folder, count: readdirSync(folder).length }
  process.stderr.write(`skipped: no DICOM files at ${folder}; name their folder in PANDOK_DICOM\n`)
  return undefined
}
