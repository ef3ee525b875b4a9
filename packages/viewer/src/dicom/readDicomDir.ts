import { items } from './parse/items.ts'
import { parseFile } from './parse/parseFile.ts'
import { numberOf, stringsOf } from './parse/values.ts'
import { tags } from './read/tags.ts'

const T = tags('DirectoryRecordSequence', 'ReferencedFileID', 'RecordInUseFlag')

const MAX_FILES = 200_000

/**
 * The paths of the files in a DICOMDIR, as written, with `/` between the parts. On discs they may be in any
 * case and end in `.` or `;1`, so the caller has to fold the case. Empty if there are none or it isn't a
 * DICOMDIR.
 */
export function readDicomDir(bytes: Uint8Array): string[] {
  const parsed = parseFile(bytes)
  if (!parsed.ok) return []
  const paths = new Set<string>()
  for (const record of items(parsed.file.dataset, T.DirectoryRecordSequence)) {
    // Deleted records stay in the file as inactive ones (PS3.3 F.3.2.2).
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
