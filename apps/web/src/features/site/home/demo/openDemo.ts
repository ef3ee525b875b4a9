import { createPlateRun, type PlateRunParts } from '@pandok/board'
import type { Cell, Locale } from '@pandok/domain'
import { REPORT_SECTIONS } from '@pandok/domain'
import { demoNodule, demoSentences, sectionName } from '@pandok/i18n'
import type { Text } from '#platform/text/text.ts'
import { today } from '#platform/today.ts'
import type { DemoEngine, ReportPart } from './DemoEngine.ts'
import { DemoForm } from './DemoForm.tsx'
import { BEGUN, type DemoCell, demoCells, NODULE } from './demoCells.ts'

/** Preset answers, so that the first key press writes something. */
const FIRST_NODULE = { kind: 'solid', size_mm: '7', risk: 'low' }

export function openDemo(text: Text): DemoEngine {
  const parts: PlateRunParts = {
    plate: { cells: demoCells.map((cell, position) => cellOf(cell, position, text)), autoFill: [] },
    modules: [{ id: NODULE, name: text('site.demo.cell.nodule'), definition: demoNodule }],
    locale: text.locale,
    today,
    newId: () => crypto.randomUUID(),
  }
  const run = createPlateRun(parts)
  for (const { cells } of BEGUN) for (const id of cells) run.run(id)
  const wording = () => JSON.stringify(run.read().entries.map((entry) => entry.text))

  return {
    run,
    press(cellId) {
      if (run.run(cellId) !== 'filling') return
      // The sentence is written at once and the form stays open, so that visitors see how the report follows
      // the answers.
      const { open } = run.read()
      if (!open || open.isWritten) return
      for (const [id, value] of Object.entries(FIRST_NODULE)) open.fillings[0]?.session.set({ id }, value)
      if (run.write().ok) run.reopen(open.id)
    },
    undo() {
      const before = wording()
      // Opening a form is also a step, but it doesn't change the report, so one undo has to go back further.
      do run.undo()
      while (run.read().canUndo && wording() === before)
    },
    report(locale) {
      const same = run.read().locale === locale
      const { entries } = same
        ? run.read()
        : createPlateRun({ ...parts, kept: { ...run.kept(), locale } }).read()
      return partsOf(entries, locale)
    },
    Form: DemoForm,
  }
}

type Entries = ReturnType<DemoEngine['run']['read']>['entries']

const partsOf = (entries: Entries, locale: Locale): ReportPart[] =>
  REPORT_SECTIONS.flatMap((section) => {
    const sentences = entries.filter((entry) => entry.section === section)
    return sentences.length === 0 ? [] : [{ name: sectionName(section, locale), sentences }]
  })

function cellOf({ id, color }: DemoCell, position: number, text: Text): Cell {
  const name = text(`site.demo.cell.${id}`)
  const outputs: Cell['outputs'] =
    id === NODULE
      ? [{ id: 'module', kind: 'module', section: 'auto', moduleId: NODULE }]
      : demoSentences[id].map(({ section, text: words }) => ({
          id: section,
          kind: 'phrase',
          section,
          text: words,
        }))
  return { id, position, name, title: name, color, outputs }
}
