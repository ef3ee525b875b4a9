import type { ExamFile } from '@pandok/library'

/** Places that are counted or read from above, by exam: nobody writes «8th, 1st and 2nd ribs» as they were pressed. */
const LISTED: Readonly<Record<string, ReadonlySet<string>>> = {
  'chest-ct': new Set(['lobes', 'ribs', 'stations']),
  'chest-radiograph': new Set(['zone', 'ribs']),
}

/** Writes several places in the order in which they are offered, whichever was pressed first. */
export function withListedPlaces(file: ExamFile): ExamFile {
  const listed = LISTED[file.id]
  if (!listed) return file
  return {
    ...file,
    findings: file.findings.map((finding) => ({
      ...finding,
      blanks: finding.blanks?.map((blank) =>
        blank.kind === 'multi' && listed.has(blank.id) ? { ...blank, listed: true } : blank,
      ),
    })),
  }
}
