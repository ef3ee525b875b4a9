import { createCellRuns } from './cells/createCellRuns.ts'
import { createStateReader } from './createStateReader.ts'
import { createEntryEdits } from './document/createEntryEdits.ts'
import { openStoredRun } from './document/openStoredRun.ts'
import { emptyDocument } from './document/RunDocument.ts'
import { storedRunOf } from './document/storedRunOf.ts'
import { createMeasuredValues } from './measured/createMeasuredValues.ts'
import type { CreatePlateRun } from './PlateRun.ts'
import { canConclude } from './plan/canConclude.ts'
import { planCells } from './plan/planCells.ts'
import { languageOf } from './ReportLanguages.ts'
import { RunStore } from './RunStore.ts'
import { originOf } from './why/originOf.ts'

export const createPlateRun: CreatePlateRun = (parts) => {
  const { plate, modules, newId, today, now = Date.now, host = {} } = parts
  const planOf = planCells({ cells: plate.cells, autoFill: plate.autoFill, exam: plate.exam, modules })
  const first = parts.kept
    ? openStoredRun(parts.kept, planOf)
    : emptyDocument({ main: parts.locale, sections: parts.sections })
  const store = new RunStore({ first, planOf, today, now, host })
  const read = createStateReader(store, { exam: plate.exam, canConclude: canConclude(plate, modules) })
  const askingCell = (blank: string) => plate.cells.find(({ asks }) => asks?.includes(blank))?.id

  return {
    read,
    subscribe: (listener) => store.subscribe(listener),
    origin(entryId) {
      const { entries, runs, languages } = read()
      const entry = entries.find(({ id }) => id === entryId)
      if (!entry) return undefined
      const live = store.liveRuns.get(entry.runId ?? undefined)
      const run = runs.find(({ id }) => id === entry.runId)
      return originOf(entry, { live, run, locale: languageOf(languages, entry.section) })
    },
    ...createCellRuns({ store, planOf, newId, today, askingCell }),
    ...createEntryEdits({ store, read, newId }),
    ...createMeasuredValues(store),
    setLocale: (main) => store.setLanguages({ ...store.languages, main }),
    setLanguages: (languages) => store.setLanguages(languages),
    confirmAll: () => confirmAll(store),
    setLesionState(track, told) {
      store.step((document) => {
        const others = document.lesions.filter((one) => one.track !== track)
        if (!told && others.length === document.lesions.length) return document
        return { ...document, lesions: told ? [...others, { ...told, track }] : others }
      })
    },
    refill: () => store.refill(),
    clear() {
      store.step((document) => {
        const { runs, texts, lesions, followUps } = document
        const isEmpty = runs.length + texts.length + lesions.length + followUps.length === 0
        return isEmpty ? document : emptyDocument(store.languages)
      })
    },
    undo: () => store.undo(),
    redo: () => store.redo(),
    kept: () => storedRunOf(store.document, planOf),
  }
}

function confirmAll(store: RunStore): void {
  store.together(() => {
    store.settle()
    const { open } = store.document
    const looked = store.liveRuns.all.filter(({ id, isWritten }) => isWritten || id === open)
    for (const { fillings } of looked) for (const { session } of fillings) session.confirmAll()
    store.settle()
  })
}
