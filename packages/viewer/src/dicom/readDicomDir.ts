import { items } from './parse/items.ts'
import { parseFile } from './parse/parseFile.ts'
import { numberOf, stringsOf } from './parse/values.ts'
import { tags } from './read/tags.ts'

const T = tags('DirectoryRecordSequence', 'ReferencedFileID', 'RecordInUseFlag')

const MAX_FILES = 200_000

/**
 * Paths of the files that a DICOMDIR names, as it writes them, with `/` between the parts. They are on discs in whatever
 * case, with `.` or `;1` at the end: who looks for them folds the case. Empty if it names none or is none.
 */
export function readDicomDir(bytes: Uint8Array): string[] {
  const parsed = parseFile(bytes)
  if (!parsed.ok) return []
  const paths = new Set<string>()
  for (const record of items(parsed.file.dataset, T.DirectoryRecordSequence)) {
    // Records that were taken out stay in the file as inactive ones (PS3.3 F.3.2.2).
    if (numberOf(record, T.RecordInUseFlag) === 0) continue
    const path = stringsOf(record, T.ReferencedFileID)
      .flatMap((part) => part.split('/'))
      .filter((part) => part !== '' && part !== '.')
      .join('/')
      .replace(/(?:;\d+|\.)$/u, '')
    if (path !== '') paths.add(path)
    if (paths.size >= MAX_FILES) break
  }
  return [...paths]
}
