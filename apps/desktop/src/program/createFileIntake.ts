import path from 'node:path'
import type { BatchSource } from '@pandok/protocol/desktop'
import type { Batch, IncomingFiles } from '#files/createIncomingFiles.ts'
import type { Log } from '#log/createLog.ts'
import type { Recent } from '#recent/openRecent.ts'
import type { Events } from '#service/createEvents.ts'
import { batchForPage } from '#service/routes/filesRoutes.ts'
import { createWatch } from '#watch/createWatch.ts'

interface IntakeParts {
  incoming: IncomingFiles
  recent: Recent
  events: Events
  log: Log
}

/** Files on their way to the page, from a start of the program or from the watched folder. */
export function createFileIntake({ incoming, recent, events, log }: IntakeParts) {
  const watch = createWatch({ onFiles: (paths) => void take(paths, 'watch').catch(log.bug) })

  async function take(paths: readonly string[], source: BatchSource): Promise<void> {
    const batch = await incoming.take(paths, source)
    if (batch === null) return
    log.write('FILES', { source: source.toUpperCase(), count: batch.files.length, isCut: batch.isCut })
    events.tell('files', { batch: batchForPage(batch) })
    // A study from the watched folder becomes a recent one only when it is opened.
    if (source !== 'watch') await noteRecent(batch, paths)
  }

  async function noteRecent({ label, at, files }: Batch, paths: readonly string[]): Promise<void> {
    if (files.every(({ name }) => /\.json$/i.test(name))) return
    await recent.note({ label, at, count: files.length, paths })
    events.tell('recent', {})
  }

  return {
    watch,
    take,
    /** Called when the page has started to read a batch. */
    async noteClaimed(batch: Batch): Promise<void> {
      const folder = watch.folder()
      if (batch.source !== 'watch') return
      const places = batch.files.map((file) => file.path)
      await noteRecent(batch, folder === null ? places : [...new Set(places.map(childOf(folder)))])
    },
  }
}

/**
 * The direct child of a folder that is or contains the path, because a study often comes as a folder of its
 * own.
 */
const childOf =
  (folder: string) =>
  (place: string): string =>
    path.join(folder, path.relative(folder, place).split(path.sep)[0] ?? '')
