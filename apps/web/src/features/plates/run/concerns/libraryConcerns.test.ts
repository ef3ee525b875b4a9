import { createPlateRun } from '@pandok/board'
import { type Cell, LOCALES } from '@pandok/domain'
import { plateContent, readLibraryPlate } from '@pandok/library'
import { type EdgeValue, type Input, readDefinition } from '@pandok/module-engine'
import { identifiersOf, showingIdentifiers } from '@pandok/testkit/identifiers'
import { inScope } from '@pandok/testkit/scope'
import { expect, it } from 'vitest'
import { currentText } from '#platform/text/text.ts'
import { textStore } from '#platform/text/textStore.ts'
import { libraryModules, libraryPlates } from '#testkit/libraryFiles.ts'
import { concernLines } from './concernLines.ts'

const TODAY = '2026-11-17'

const modules = libraryModules().map((file) => {
  const { id, names, definition } = file as { id: string; names: { ko: string }; definition: unknown }
  const read = readDefinition(definition)
  if (!read.ok) throw new Error(`${id} can't be read`)
  return { id, name: names.ko, definition: read.definition }
})
const plates = libraryPlates().map((file) => {
  const read = readLibraryPlate(file)
  if (!read.ok) throw new Error(read.problems.join())
  return read.plate
})

/** Finds an answer that the engine accepts for the input. */
function answerFor(input: Input): EdgeValue {
  const [first] = 'options' in input ? input.options : []
  if (first) return input.kind === 'multi' ? [first.id] : first.id
  const answers = { bool: true, side: 'R', date: TODAY, size: '12 x 10', text: '12' } as const
  return answers[input.kind as keyof typeof answers] ?? '12'
}

/**
 * Finds the cells whose sentences a line can be about: they contradict each other, check answers, or wait for
 * them.
 */
function toldOf(cells: readonly Cell[]): readonly Cell[] {
  const contradicting = new Set(
    cells.flatMap(({ id, finding }) => (finding?.conflicts?.length ? [id, ...finding.conflicts] : [])),
  )
  return cells.filter(
    ({ id, asks, normal, checks, outputs }) =>
      !asks &&
      (contradicting.has(id) || normal === 'all' || checks || outputs.some(({ kind }) => kind === 'module')),
  )
}

/** Lists what prevents copying while the required questions aren't answered. */
function linesOf(plate: (typeof plates)[number]) {
  const content = plateContent(plate, currentText().locale, (id) => id)
  let ids = 0
  const run = createPlateRun({
    plate: content,
    modules,
    locale: currentText().locale,
    today: () => TODAY,
    newId: () => `id${++ids}`,
  })
  for (const { id } of toldOf(content.cells)) {
    run.run(id)
    for (const { session } of run.read().open?.fillings ?? [])
      for (const { address, input } of session.snapshot().inputs.filter(({ required }) => required))
        session.set(address, answerFor(input))
    if (run.read().open && !run.write().ok) run.leave()
  }
  return concernLines(run.read(), currentText(), content.cells)
}

it.each(LOCALES)('no line about a report of the library shows an identifier, in %s', async (locale) => {
  await textStore.show(locale)
  // Each plate and commit has one language here; `npm run test:full` has all.
  const looked = plates.filter(({ id }) => inScope(LOCALES, id).includes(locale))
  const raw = looked.flatMap((plate) => {
    const used = modules.filter(({ id }) => JSON.stringify(plate.cells).includes(`"${id}"`))
    const words = linesOf(plate).map((line) => line.words)
    return showingIdentifiers(words, identifiersOf([plate, used], locale)).map(
      (text) => `${plate.id}: ${text}`,
    )
  })
  expect([...new Set(raw)]).toEqual([])
})

it('there are lines about contradictions and about missing answers', async () => {
  await textStore.show('en')
  const thyroid = plates.find(({ id }) => id === 'thyroid-us')
  const kinds = new Set((thyroid ? linesOf(thyroid) : []).map(({ kind }) => kind))
  expect([...kinds]).toEqual(expect.arrayContaining(['conflict']))
})

it('what is rarely true is described as that, not as a contradiction', async () => {
  await textStore.show('en')
  const brain = plates.find(({ id }) => id === 'neuro-ct') ?? expect.fail('there is no brain CT')
  const content = plateContent(brain, 'en', (id) => id)
  let ids = 0
  const newId = () => `id${++ids}`
  const run = createPlateRun({ plate: content, modules, locale: 'en', today: () => TODAY, newId })
  const write = (cell: string, values: Record<string, string>) => {
    run.run(cell)
    const [filling] = run.read().open?.fillings ?? []
    for (const [id, value] of Object.entries(values)) filling?.session.set({ id }, value)
    expect(run.write().ok).toBe(true)
  }
  write('shift', { shift: '6', side2: 'right' })
  write('edh', { side2: 'right', lobe: 'frontal', thick: '12' })
  const told = concernLines(run.read(), currentText(), content.cells).filter(
    ({ kind }) => kind === 'conflict',
  )
  expect(told).toMatchObject([{ level: 'warn', words: expect.stringContaining('are rarely both right') }])
})
