import { emptyDefinition } from '@pandok/module-engine'
import { expect, it } from 'vitest'
import type { Text } from '#platform/text/text.ts'
import { expressionInWords } from './expressionInWords.ts'
import { moduleNames } from './moduleNames.ts'

const text = Object.assign((key: string) => key.split('.').at(-1) ?? '', { locale: 'en' }) as unknown as Text
const names = moduleNames(
  {
    ...emptyDefinition(),
    inputs: [
      { id: 'size_cm', kind: 'number', label: { en: 'Size' } },
      { id: 'solid', kind: 'bool', label: { en: 'Solid' } },
    ],
  },
  text,
)
const said = (source: string) => expressionInWords(source, names, text)

it('has names instead of ids, and mathematical signs', () => {
  expect(said('size_cm >= 1.5 && solid')).toBe('Size ≥ 1.5 and Solid')
  expect(said('(solid ? 1 : 0) * 2')).toBe('(Solid → 1 / 0) × 2')
})

it('words a test for an entered value as a question', () => {
  expect(said('known(size_cm)')).toBe('Size: known')
  expect(said('solid && !known( size_cm )')).toBe('Solid and Size: unknown')
})
