import { randomBytes } from 'node:crypto'
import path from 'node:path'
import type { BatchSource, IncomingBatch, IncomingFile } from '@pandok/protocol/desktop'
import { type FoundFile, walk } from './walk.ts'

export interface Batch extends IncomingBatch {
  files: readonly (FoundFile & IncomingFile)[]
}

export interface IncomingFiles {
  /** Resolves with null if nothing was found. */
  take: (paths: readonly string[], source: BatchSource) => Promise<Batch | null>
  /** Batches that no page has claimed yet. */
  list: () => readonly Batch[]
  /** Returns the batch to the one page that opens it and then reads its files; undefined for every other page. */
  claim: (batchId: string) => Batch | undefined
  find: (fileId: string) => FoundFile | undefined
  /** Drops a batch, whose files can't be read afterwards. */
  forget: (batchId: string) => boolean
}

const WAITING_MAX = 50
/** A reloaded page never reports that it has finished with a batch, so the total is bounded. */
const FILES_MAX = 200_000

/** Files passed to the program from outside. Pages see ids; the paths stay here. */
export function createIncomingFiles(clock: () => number = Date.now, filesMax = FILES_MAX): IncomingFiles {
  const waiting = new Map<string, Batch>()
  const claimed = new Map<string, Batch>()
  const files = new Map<string, FoundFile>()
  const newId = () => randomBytes(12).toString('hex')

  function forget(id: string): boolean {
    for (const file of (waiting.get(id) ?? claimed.get(id))?.files ?? []) files.delete(file.id)
    return waiting.delete(id) || claimed.delete(id)
  }

  function makeRoom(newest: string): void {
    for (const old of [...waiting.keys()].slice(0, -WAITING_MAX)) forget(old)
    for (const old of [...claimed.keys(), ...waiting.keys()]) {
      if (files.size <= filesMax) return
      if (old !== newest) forget(old)
    }
  }

  return {
    async take(paths, source) {
      const { files: found, isCut } = await walk(paths)
      const [first] = paths
      if (found.length === 0 || first === undefined) return null
      const place = path.resolve(first)
      const isFile = found.some((file) => file.path === place)
      const named = found.map((file) => ({ ...file, id: newId() }))
      const label = path.basename(isFile ? path.dirname(place) : place)
      const batch: Batch = { id: newId(), source, label, at: clock(), isCut, files: named }
      waiting.set(batch.id, batch)
      for (const file of named) files.set(file.id, file)
      makeRoom(batch.id)
      return batch
    },
    list: () => [...waiting.values()],
    claim(id) {
      const batch = waiting.get(id)
      if (!batch) return undefined
      waiting.delete(id)
      claimed.set(id, batch)
      return batch
    },
    find: (id) => files.get(id),
    forget,
  }
}
