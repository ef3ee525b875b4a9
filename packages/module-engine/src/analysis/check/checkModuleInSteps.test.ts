import { expect, test } from 'vitest'
import { readDefinition } from '../../document/readDefinition.ts'
import { group, inRows, label, output, range, row } from '../../testkit/hostileParts.ts'
import { createAnalysisCache } from '../AnalysisCache.ts'
import { startChecking } from './Checking.ts'
import { checkModuleInSteps } from './checkModule.ts'

let made = 0
/** Another one each time, because the same formula is compiled once. */
const condition = () => `i0 > ${made++}`
const number = () => `i0 + ${made++}`
// biome-ignore lint/suspicious/noThenProperty: the document's own word
const phrase = (...inside: unknown[]) => ({ when: condition(), then: inside })

/** A formula in every place that may have one. */
const formulasEverywhere = () => ({
  groups: [{ ...group, sort: number() }],
  inputs: [
    { id: 'i0', kind: 'number', label },
    {
      id: 'i1',
      kind: 'number',
      label,
      visible: condition(),
      required: condition(),
      fill: [
        { from: 'expr', expr: number() },
        { from: 'expr', expr: number() },
      ],
    },
    { id: 'i2', kind: 'number', label, ...inRows },
  ],
  computed: range(4, (n) => ({ id: `c${n}`, kind: 'number', expr: number() })),
  tables: [
    {
      id: 't0',
      hit: 'FIRST',
      cols: [{ ref: 'i0' }, { ref: 'i1' }],
      outs: [{ id: 'r', kind: 'number' }],
      rows: range(2, () => row([{ expr: condition() }, { expr: condition() }], { expr: number() })),
      otherwise: [{ expr: number() }],
    },
  ],
  checks: range(3, (n) => ({ id: `k${n}`, level: 'warn', message: label, when: condition() })),
  partials: [{ id: 'p0', body: { en: [phrase('.')] } }],
  outputs: range(2, (n) => ({
    ...output(
      ...range(2, () => phrase(phrase('.'))),
      { each: 'g0', where: condition(), body: [phrase('.')] },
      { lines: [[phrase('.')], [phrase('.')]] },
      { plural: 'i0', forms: { other: [phrase('.')] } },
      { use: 'p0' },
    ),
    id: `o${n}`,
    when: condition(),
    about: range(2, () => ({ as: 'finding', region: label, when: condition() })),
  })),
})

test('M642 a step compiles one formula at most, wherever it stands', () => {
  const before = made
  const read = readDefinition(formulasEverywhere())
  if (!read.ok) throw new Error(JSON.stringify(read.findings))
  const perStep: number[] = []
  const known = createAnalysisCache(read.definition)
  const compiled = new Set<unknown>()
  let inStep = 0
  const counting = startChecking(read.definition, {
    ...known,
    compile(source, scope) {
      const compilation = known.compile(source, scope)
      // What was compiled before is the same object.
      if (!compiled.has(compilation)) inStep += 1
      compiled.add(compilation)
      return compilation
    },
  })
  const steps = checkModuleInSteps(read.definition, { proofs: false }, counting)
  let step = steps.next()
  for (; ; step = steps.next()) {
    perStep.push(inStep)
    inStep = 0
    if (step.done) break
  }
  expect(step.value.filter(({ level }) => level === 'error')).toEqual([])
  expect(perStep.reduce((sum, count) => sum + count)).toBeGreaterThanOrEqual(made - before)
  expect(Math.max(...perStep)).toBe(1)
})
