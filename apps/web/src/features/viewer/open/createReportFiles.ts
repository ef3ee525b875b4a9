import { REPORT_FILE_ENDING } from '@pandok/board'
import { createEmitter } from '@pandok/domain'
import type { ByteSource } from '@pandok/viewer'

/** Report files that were opened with images, for the report beside them. */
export interface ReportFiles {
  read(): readonly Blob[]
  subscribe(listener: () => void): () => void
  /** Keeps the report files and passes all other sources on. */
  sift(sources: AsyncIterable<ByteSource>): AsyncGenerator<ByteSource>
  clear(): void
}

/** A folder with more report files than this isn't one patient's. */
const FILES_MAX = 100

export function createReportFiles(): ReportFiles {
  const changes = createEmitter()
  let files: readonly Blob[] = []
  return {
    read: () => files,
    subscribe: changes.subscribe,
    async *sift(sources) {
      for await (const source of sources) {
        if (source.refusal || !source.name.toLowerCase().endsWith(REPORT_FILE_ENDING)) yield source
        else if (files.length < FILES_MAX) {
          files = [...files, source.blob]
          changes.emit()
        }
      }
    },
    clear() {
      files = []
    },
  }
}
