import type { PlateRun } from '@pandok/board'
import type { LibraryEntry } from '@pandok/protocol'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { today } from '#platform/today.ts'
import type { ImageHost } from '#shared/images/ImageHost.ts'
import { createPriorStore, type PriorStore } from './createPriorStore.ts'
import { keptUntil, readKeeping } from './keepingChoice.ts'
import { keepingMarks } from './keepingMarks.ts'
import { notifyLostReports } from './notifyLostReports.ts'
import { openReportArchive } from './openReportArchive.ts'
import type { PriorState } from './priorStateOf.ts'

interface PriorUse {
  run: PlateRun
  host: ImageHost | undefined
  plateName: string
  entries: ReadonlyMap<string, LibraryEntry>
}

export function usePriorStore({ run, host, plateName, entries }: PriorUse): PriorStore {
  const [store] = useState(() =>
    createPriorStore({
      run,
      host,
      plateName,
      today,
      editionOf(moduleId) {
        const entry = entries.get(moduleId)
        return entry && { entry: entry.slug, edition: entry.edition }
      },
      archive: openReportArchive,
      keptUntil: () => keptUntil(readKeeping(), today()),
      newId: () => crypto.randomUUID(),
    }),
  )
  useEffect(() => store.follow(), [store])
  useEffect(() => void notifyLostReports(keepingMarks(), openReportArchive).catch(() => undefined), [])
  return store
}

export const usePriors = ({ subscribe, read }: PriorStore): PriorState =>
  useSyncExternalStore(subscribe, read)
