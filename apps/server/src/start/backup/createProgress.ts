import type { BackupProgress } from '#db/backup/writeBackup.ts'

const EVERY_MS = 2000

/** Prints a line every two seconds for long work, and none for short work. */
export function createProgress(tell: (line: string) => void): (progress: BackupProgress) => void {
  let toldAt = performance.now()
  return ({ tables, ofTables, rowBytes }) => {
    if (performance.now() - toldAt < EVERY_MS) return
    toldAt = performance.now()
    tell(`… ${tables} of ${ofTables} tables, ${inMegabytes(rowBytes)}`)
  }
}

export const inThousands = (count: number): string => count.toLocaleString('en')

export const inMegabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`

export const secondsSince = (started: number): string =>
  `${((performance.now() - started) / 1000).toFixed(1)} s`
