import { emptyDefinition } from '@pandok/module-engine'
import { expect, it } from 'vitest'
import type { Text } from '#platform/text/text.ts'
import { formulaInWords } from './formulaInWords.ts'
import { moduleNames } from './moduleNames.ts'

const text = Object.assign((key: string) => key.split('.').at(-1) ?? '', { locale: 'en' }) as unknown as Text
const names = moduleNames(
  {
    ...emptyDefinition(),
    inputs: [
      { id: 'size_cm', kind: 'number', label: { en: 'Size' } },
      { id: 'solid', kind: 'bool', label: { en: 'Solid' } },
    ],
    computed: [
      { id: 'is_large', kind: 'bool', expr: 'size_cm >= 2' },
      { id: 'is_odd', kind: 'bool', expr: 'is_large && pow(size_cm, 2) > 3' },
      { id: 'state', kind: 'text', label: { en: 'State' }, expr: 'solid ? "few_nodes" : "4A"' },
    ],
  },
  text,
)
const said = (source: string) => formulaInWords(source, names, text)

it('words a formula with its internal steps unfolded', () => {
  expect(said('solid && is_large')).toBe('Solid and (Size ≥ 2)')
  expect(said('orElse(solid, false) || orElse(is_large && solid, false)')).toBe(
    'Solid or ((Size ≥ 2) and Solid)',
  )
  expect(said('state == "4A"')).toBe('State = “4A”')
  expect(said('known(size_cm)')).toBe('Size: known')
})

it('omits formulas that only the author would understand', () => {
  for (const source of [
    'max([size_cm, 2])',
    'is_odd',
    'nodules.exists(n, n.size_cm > 2)',
    'orElse(solid, is_large ? true : false)',
    'state == "few_nodes"',
    'known(is_large)',
    'prior.size_cm > 2',
  ])
    expect(said(source), source).toBeUndefined()
})
