import { createPlateRun, type PlateRun, type RunModule } from '@pandok/board'
import { CELLS_MAX, type Cell } from '@pandok/domain'
import { readDefinition } from '@pandok/module-engine'
import { percentile, rounded } from '../measure/statistics.ts'

const PLACES = Array.from({ length: CELLS_MAX }, (_, place) => place)
const label = { ko: '물음' }

/** Returns a form of ordinary size; its first input takes its value from the first cell. */
function moduleAt(place: number): RunModule {
  const read = readDefinition({
    inputs: [
      ...Array.from({ length: 19 }, (_, index) => ({ id: `n${index}`, kind: 'number', unit: 'mm', label })),
      { id: 'side', kind: 'side', label, default: 'R' },
    ],
    computed: Array.from({ length: 10 }, (_, index) => ({
      id: `c${index}`,
      kind: 'number',
      expr: `n${index} * 2 + n${index + 1}`,
    })),
    outputs: Array.from({ length: 4 }, (_, index) => ({
      id: `o${index}`,
      section: 'findings',
      body: { ko: [{ v: 'side' }, '에 ', { v: 'n0' }, ', ', { v: `n${index}` }, '.'] },
    })),
  })
  if (!read.ok) throw new Error('The module of the benchmark is not a module.')
  return { id: `m${place}`, name: `m${place}`, definition: read.definition }
}

const cellAt = (place: number, outputs: Cell['outputs']): Cell => ({
  id: `c${place}`,
  position: place,
  name: `c${place}`,
  title: `c${place}`,
  outputs,
})

const autoFill = PLACES.slice(1).map((place) => ({
  id: `r${place}`,
  cell: `c${place}`,
  output: 'm',
  input: 'n0',
  source: { from: 'cell', cell: 'c0', output: 'm', input: 'n0' } as const,
}))

function open(cells: readonly Cell[], modules: readonly RunModule[]): PlateRun {
  let ids = 0
  return createPlateRun({
    plate: { cells, autoFill: modules.length > 0 ? autoFill : [] },
    modules,
    locale: 'ko',
    today: () => '2026-01-01',
    newId: () => `id${++ids}`,
  })
}

const timed = (work: () => void): number => {
  const start = performance.now()
  work()
  return performance.now() - start
}

/** Measures the same board without a screen, in Node: the cost of a key press before anything is rendered. */
export function measureRun() {
  const phrases: number[] = []
  const modulesMs: number[] = []
  const linked: number[] = []
  const modules = PLACES.map(moduleAt)
  for (let round = 0; round < 10; round += 1) {
    const text = open(
      PLACES.map((place) =>
        cellAt(place, [{ id: 'p', kind: 'phrase', section: 'findings', text: { ko: `문장 ${place}.` } }]),
      ),
      [],
    )
    for (const place of PLACES)
      phrases.push(
        timed(() => {
          text.run(`c${place}`)
          text.read()
        }),
      )
    const run = open(
      PLACES.map((place) =>
        cellAt(place, [{ id: 'm', kind: 'module', section: 'auto', moduleId: `m${place}` }]),
      ),
      modules,
    )
    for (const place of PLACES) run.prepare(`c${place}`)
    for (const place of PLACES)
      modulesMs.push(
        timed(() => {
          run.run(`c${place}`)
          if (place === 0) run.read().open?.fillings[0]?.session.set({ id: 'n0' }, '5')
          run.write()
          run.read()
        }),
      )
    run.run('c0')
    for (let size = 10; size < 20; size += 1)
      linked.push(
        timed(() => {
          run.read().open?.fillings[0]?.session.set({ id: 'n0' }, String(size))
          run.read()
        }),
      )
  }
  return {
    phraseP95Ms: rounded(percentile(phrases, 95)),
    moduleP95Ms: rounded(percentile(modulesMs, 95)),
    linkedP95Ms: rounded(percentile(linked, 95)),
  }
}
