import { allow, type Cell, refuse } from '@pandok/domain'
import { openSession } from '@pandok/module-engine'
import { COMPARISON_ENTRY, comparisonSentence } from './comparisonEntry.ts'
import { createStateReader } from './createStateReader.ts'
import { keepingWords, withEdit, withoutSentence, withWords } from './document/changeEdits.ts'
import { keepRun } from './document/keepRun.ts'
import { openKept } from './document/openKept.ts'
import { emptyDocument, type RunDocument } from './document/RunDocument.ts'
import { enterPreset } from './join/enterPreset.ts'
import { type JoinedModule, joinedModule } from './join/joinedModule.ts'
import type { LiveSentence } from './live/LiveRun.ts'
import { followMeasured, placesOf, takeMeasured } from './measured/takeMeasured.ts'
import type { CreatePlateRun, PlateRun, RunResult } from './PlateRun.ts'
import { planCells } from './plan/planCells.ts'
import { languageOf, languagesIn } from './ReportLanguages.ts'
import { RunKeeper } from './RunKeeper.ts'
import { originOf } from './why/originOf.ts'

/** Writing a report with one plate. */
export const createPlateRun: CreatePlateRun = (parts) => {
  const { plate, modules, newId, today, now = Date.now, host = {} } = parts
  const planOf = planCells({ cells: plate.cells, autoFill: plate.autoFill, exam: plate.exam, modules })
  const first = parts.kept
    ? openKept(parts.kept, planOf)
    : emptyDocument({ main: parts.locale, sections: parts.sections })
  const keeper = new RunKeeper({ first, planOf, today, now, host })
  const read = createStateReader(keeper, plate.exam)

  /** Opens the latest run of a cell again, unless another one is asked for. */
  function begin(cellId: string, isAnother: boolean): RunResult {
    const plan = planOf(cellId)
    if (!plan || isEmptyCell(plan.cell)) return 'noCell'
    if (plan.sentences.length + plan.fillings.length === 0) return 'moduleGone'
    const joined = joinedModule(plan.cell)
    if (joined) return join(cellId, joined, isAnother)
    const known = isAnother ? undefined : keeper.document.runs.findLast((run) => run.cellId === cellId)
    if (known && plan.hasInputs) keeper.open(known.id)
    else if (!known) {
      const id = newId()
      if (plan.hasInputs) keeper.open(undefined)
      const run = { id, cellId, isWritten: !plan.hasInputs, entered: {} }
      keeper.step((document) => ({
        ...document,
        runs: [...document.runs, run],
        open: plan.hasInputs ? id : document.open,
      }))
    }
    return plan.hasInputs ? 'filling' : 'written'
  }

  /** Answers go into the latest run of the module, whichever cell began it; without any, its form is opened. */
  function join(cellId: string, { moduleId, preset, joins }: JoinedModule, isAnother: boolean): RunResult {
    const isOfModule = (run: { cellId: string }) =>
      planOf(run.cellId)?.fillings.some(({ id, kind }) => kind === 'module' && id === moduleId) === true
    const known = isAnother ? undefined : keeper.document.runs.findLast(isOfModule)
    const id = known?.id ?? newId()
    const isForm = Object.keys(preset).length === 0
    if (!known) keeper.open(undefined)
    if (known && (isForm || !known.isWritten)) keeper.open(id)
    if (isForm && known) return 'filling'
    keeper.step((document) => {
      if (known) return entered(document)
      const run = { id, cellId, isWritten: false, entered: {} }
      const begun = { ...document, runs: [...document.runs, run], open: id }
      if (isForm) return begun
      keeper.begin(begun)
      return entered(begun)
    })
    return isForm ? 'filling' : 'answered'

    function entered(document: RunDocument): RunDocument {
      const filling = keeper.lives.get(id)?.fillings.find((one) => one.id === moduleId)
      if (filling) enterPreset(filling, preset, joins)
      return keeper.lives.capture(document)
    }
  }

  function write(): ReturnType<PlateRun['write']> {
    const live = keeper.lives.get(keeper.document.open)
    if (!live) return refuse('nothingOpen')
    if (live.fillings.some(({ session }) => !session.snapshot().isReady)) return refuse('notReady')
    if (live.isWritten) keeper.open(undefined)
    else {
      keeper.step((document) => ({
        ...document,
        open: undefined,
        runs: document.runs.map((run) => (run.id === live.id ? { ...run, isWritten: true } : run)),
      }))
    }
    return allow()
  }

  function sentenceOf(entryId: string): LiveSentence | undefined {
    if (!read().entries.some(({ id }) => id === entryId)) return undefined
    if (entryId === COMPARISON_ENTRY.id)
      return comparisonSentence(keeper.document, keeper.lives.all, keeper.languages)
    return keeper.lives.all
      .flatMap((live) => live.sentencesIn(keeper.languages))
      .find(({ id }) => id === entryId)
  }

  function editEntry(entryId: string, text: string): void {
    const sentence = sentenceOf(entryId)
    keeper.step((document) => {
      if (read().entries.find(({ id }) => id === entryId)?.text === text) return document
      if (sentence) return withWords(document, sentence, text)
      if (!document.texts.some(({ id }) => id === entryId)) return document
      const texts = document.texts.map((own) => (own.id === entryId ? { ...own, text } : own))
      return { ...document, texts }
    }, `edit ${entryId}`)
  }

  function removeEntry(entryId: string): void {
    const sentence = sentenceOf(entryId)
    keeper.step((document) => {
      if (sentence) return withoutSentence(document, sentence, languageOf(keeper.languages, sentence.section))
      const texts = document.texts.filter(({ id }) => id !== entryId)
      return texts.length === document.texts.length ? document : { ...document, texts }
    })
  }

  function remove(runId: string): void {
    keeper.step((document) => {
      const runs = document.runs.filter(({ id }) => id !== runId)
      if (runs.length === document.runs.length) return document
      const edits = new Map([...document.edits].filter(([id]) => !id.startsWith(`${runId} `)))
      const open = document.open === runId ? undefined : document.open
      return { ...document, runs, open, edits: edits.size === document.edits.size ? document.edits : edits }
    })
  }

  return {
    read,
    subscribe: (listener) => keeper.subscribe(listener),
    origin(entryId) {
      const { entries, runs, languages } = read()
      const entry = entries.find(({ id }) => id === entryId)
      if (!entry) return undefined
      const live = keeper.lives.get(entry.runId ?? undefined)
      const run = runs.find(({ id }) => id === entry.runId)
      return originOf(entry, { live, run, locale: languageOf(languages, entry.section) })
    },
    run: (cellId) => begin(cellId, false),
    another: (cellId) => begin(cellId, true),
    reopen(runId) {
      const live = keeper.lives.get(runId)
      if (live?.plan.hasInputs) keeper.open(runId)
    },
    write,
    leave: () => keeper.open(undefined),
    remove,
    editEntry,
    takeNewer(entryId) {
      keeper.step((document) =>
        document.edits.get(entryId)?.kind === 'words' ? withEdit(document, entryId, undefined) : document,
      )
    },
    keepMine(entryId) {
      const sentence = sentenceOf(entryId)
      if (sentence) keeper.step((document) => keepingWords(document, sentence))
    },
    removeEntry,
    addText(section, text) {
      const id = newId()
      keeper.step((document) => ({ ...document, texts: [...document.texts, { id, section, text }] }))
      return id
    },
    setLocale: (main) => keeper.setLanguages({ ...keeper.languages, main }),
    setLanguages: (languages) => keeper.setLanguages(languages),
    confirmAll() {
      keeper.together(() => {
        keeper.settle()
        const { open } = keeper.document
        const looked = keeper.lives.all.filter(({ id, isWritten }) => isWritten || id === open)
        for (const { fillings } of looked) for (const { session } of fillings) session.confirmAll()
        keeper.settle()
      })
    },
    take({ filling, at }, measured) {
      const live = keeper.lives.get(keeper.document.open)
      const session = live?.fillings.find(({ id }) => id === filling)?.session
      if (!session) return 'noPlace'
      keeper.lost.delete(measured.uid)
      return takeMeasured(session, at, measured)
    },
    remeasured(uid, offer) {
      const sessions = keeper.lives.all.flatMap(({ fillings }) => fillings.map(({ session }) => session))
      if (offer) {
        const wasLost = keeper.lost.delete(uid)
        const isKnown = sessions.map((session) => followMeasured(session, uid, offer)).every(Boolean)
        if (!isKnown) keeper.lost.add(uid)
        if (wasLost || !isKnown) keeper.announce()
      } else if (sessions.some((session) => placesOf(session, uid).length > 0)) {
        keeper.lost.add(uid)
        keeper.announce()
      }
    },
    tellLesion(track, told) {
      keeper.step((document) => {
        const others = document.lesions.filter((one) => one.track !== track)
        if (!told && others.length === document.lesions.length) return document
        return { ...document, lesions: told ? [...others, { ...told, track }] : others }
      })
    },
    refill: () => keeper.refill(),
    clear() {
      keeper.step((document) => {
        const { runs, texts, lesions } = document
        return runs.length + texts.length + lesions.length === 0 ? document : emptyDocument(keeper.languages)
      })
    },
    undo: () => keeper.undo(),
    redo: () => keeper.redo(),
    prepare(cellId) {
      const fresh = planOf(cellId)?.fillings.filter(({ isCompiled }) => !isCompiled()) ?? []
      // Phrases are prepared for a language when it is first asked for.
      for (const { compiled, first } of fresh) {
        const session = openSession(compiled(), { today: today(), entered: first })
        for (const locale of languagesIn(keeper.languages)) session.outputs(locale)
      }
      return fresh.length > 0
    },
    kept: () => keepRun(keeper.document, planOf),
  }
}

const isEmptyCell = ({ outputs, normal, asks = [] }: Cell): boolean =>
  outputs.length + asks.length === 0 && normal === undefined
