import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { type FoundFile, walk } from './walk.ts'

export type BatchSource = 'argument' | 'handover' | 'watch' | 'recent'

export interface Batch {
  id: string
  source: BatchSource
  /** The name of the folder that was given, or that the files lie in. */
  label: string
  at: number
  isCut: boolean
  files: readonly (FoundFile & { id: string })[]
}

export interface HandedFiles {
  /** Null where nothing was found. */
  take: (paths: readonly string[], source: BatchSource) => Promise<Batch | null>
  list: () => readonly Batch[]
  find: (fileId: string) => FoundFile | undefined
  forget: (batchId: string) => boolean
}

const BATCHES_MAX = 50

/** What was handed to the program from outside. Pages see ids; where a file lies stays here. */
export function createHandedFiles(clock: () => number = Date.now): HandedFiles {
  const batches = new Map<string, Batch>()
  const files = new Map<string, FoundFile>()
  const newId = () => randomBytes(12).toString('hex')

  function forget(id: string): boolean {
    for (const file of batches.get(id)?.files ?? []) files.delete(file.id)
    return batches.delete(id)
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
      batches.set(batch.id, batch)
      for (const file of named) files.set(file.id, file)
      for (const old of [...batches.keys()].slice(0, -BATCHES_MAX)) forget(old)
      return batch
    },
    list: () => [...batches.values()],
    find: (id) => files.get(id),
    forget,
  }
}
