import type { AutoFill, Cell, CellOutput, Exam, PhraseOutput } from '@pandok/domain'
import { readDefinition } from '@pandok/module-engine'
import { createPlateRun } from '../createPlateRun.ts'
import type { PlateRun, PlateRunParts } from '../PlateRun.ts'
import type { RunModule } from '../Run.ts'

export const TODAY = '2026-11-15'

/** Makes a module from a definition that must be valid. */
export function moduleOf(id: string, definition: object): RunModule {
  const read = readDefinition(definition)
  if (!read.ok) throw new Error(JSON.stringify(read.findings))
  return { id, name: id, definition: read.definition }
}

export const phrase = (
  id: string,
  text: string | PhraseOutput['text'],
  more?: Partial<PhraseOutput>,
): CellOutput => ({
  id,
  kind: 'phrase',
  section: 'findings',
  text: typeof text === 'string' ? { ko: text } : text,
  ...more,
})

export const cellOf = (id: string, position: number, ...outputs: CellOutput[]): Cell => ({
  id,
  position,
  name: id,
  title: id.toUpperCase(),
  outputs,
})

export interface StartedRun extends PlateRun {
  texts(): string[]
  type(input: string, raw: string | boolean | readonly string[]): void
  /** Runs a cell, fills its form and writes it. */
  fill(cellId: string, values: Record<string, string | boolean | readonly string[]>): string
  tick(ms: number): void
}

export function startRun(
  cells: readonly Cell[],
  parts: Partial<PlateRunParts> & { autoFill?: readonly AutoFill[]; exam?: Exam } = {},
): StartedRun {
  const { autoFill = [], exam, ...rest } = parts
  let ids = 0
  let time = 0
  const run = createPlateRun({
    plate: { cells, autoFill, exam },
    modules: [],
    locale: 'ko',
    today: () => TODAY,
    newId: () => `id${++ids}`,
    now: () => time,
    ...rest,
  })
  const type: StartedRun['type'] = (input, raw) => {
    for (const { definition, session } of run.read().open?.fillings ?? []) {
      const found = definition.inputs.find(({ id, label }) => id === input || label.ko === input)
      if (found) session.set({ id: found.id }, raw)
    }
  }
  return {
    ...run,
    type,
    texts: () => run.read().entries.map(({ text }) => text),
    fill(cellId, values) {
      run.run(cellId)
      const id = run.read().open?.id ?? ''
      for (const [input, raw] of Object.entries(values)) type(input, raw)
      run.write()
      return id
    },
    tick: (ms) => {
      time += ms
    },
  }
}
