import { expect, it } from 'vitest'
import { readDefinition } from '../document/readDefinition.ts'
import { opened } from './fixtures/open.ts'

const label = { en: 'Label' }
const exam = { en: 'chest CT' }
const soon = { exam, from: 3, to: 6, unit: 'month' as const }
const late = { exam, to: 2, unit: 'year' as const }

const draft = {
  inputs: [
    {
      id: 'kind',
      kind: 'choice' as const,
      label,
      options: [
        { id: 'solid', label, followUp: soon },
        { id: 'cyst', label: { en: 'cyst' } },
      ],
    },
    { id: 'signs', kind: 'multi' as const, label, options: [{ id: 'a', label, followUp: late }] },
  ],
  computed: [
    {
      id: 'advice',
      kind: 'choice' as const,
      expr: 'kind == "solid" ? "ct" : "none"',
      options: [
        { id: 'ct', label: { en: 'CT.' }, followUp: late },
        { id: 'none', label: { en: 'None.' } },
      ],
    },
  ],
  outputs: [
    { id: 'said', section: 'recommendation' as const, body: { en: [{ v: 'advice' }] } },
    { id: 'every', section: 'findings' as const, body: { en: [{ each: 'signs', body: [{ v: 'signs' }] }] } },
    { id: 'off', section: 'comment' as const, when: 'kind == "cyst"', body: { en: [{ v: 'advice' }] } },
  ],
}

const recommended = (values: Parameters<typeof opened>[1]) =>
  Object.fromEntries(
    opened(draft, values)
      .outputs('en')
      .map(({ id, followUps }) => [id, followUps]),
  )

it('M640 a sentence recommends what the answers that it prints recommend, and nothing that was only read', () => {
  expect(recommended({ kind: 'solid', signs: ['a'] })).toEqual({ said: [late], every: [late], off: [] })
  expect(recommended({ kind: 'cyst' })).toEqual({ said: [], every: [], off: [] })
  expect(recommended({})).toEqual({ said: [], every: [], off: [] })
})

it('M640 it follows the answers as they change', () => {
  const session = opened(draft, { kind: 'solid' })
  const said = () => session.output('said', 'en')?.followUps
  expect(said()).toEqual([late])
  session.set({ id: 'kind' }, 'cyst')
  expect(said()).toEqual([])
})

it('M641 without a time, or with the first after the last, a module isn’t saved', () => {
  const withTime = (time: object) => {
    const followUp = { exam, unit: 'month', ...time }
    const options = [{ id: 'a', label, followUp }]
    const read = readDefinition({
      inputs: [{ id: 'x', kind: 'choice', label, options }],
      outputs: [{ id: 'out', section: 'findings', body: { en: ['.'] } }],
    })
    return read.ok ? [] : read.findings.map(({ code, path }) => `${code} ${path.join('.')}`)
  }
  const fault = ['followUp.time inputs.0.options.0.followUp']
  expect(withTime({})).toEqual(fault)
  expect(withTime({ from: 6, to: 3 })).toEqual(fault)
  for (const time of [{ from: 3 }, { to: 3 }, { from: 3, to: 3 }]) expect(withTime(time)).toEqual([])
})
