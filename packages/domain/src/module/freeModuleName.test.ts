import { expect, it } from 'vitest'
import { nameKey } from '../name/name.ts'
import { freeModuleName } from './freeModuleName.ts'

const free = (name: string, ...taken: string[]) => freeModuleName(name, new Set(taken.map(nameKey)))

it('keeps a name that nobody has', () => {
  expect(free('결절')).toBe('결절')
  expect(free('결절 7', '결절')).toBe('결절 7')
})

it('takes the first free number', () => {
  expect(free('결절', '결절')).toBe('결절 2')
  expect(free('결절', '결절', '결절 2', '결절 4')).toBe('결절 3')
  expect(free('Nodule', 'NODULE', 'nodule 2')).toBe('Nodule 3')
})

it('continues counting instead of adding a second number', () => {
  expect(free('결절 2', '결절 2', '결절 3')).toBe('결절 4')
})

it('removes whole characters from a name that has no room for a number', () => {
  const flags = '🇰🇷'.repeat(40)
  expect(free(flags, flags)).toBe(`${'🇰🇷'.repeat(38)} 2`)
  const spaced = `${'가'.repeat(37)} 나다`
  expect(free(spaced, spaced)).toBe(`${'가'.repeat(37)} 2`)
})
