import { expect, it } from 'vitest'
import { nameKey } from '../name/name.ts'
import { freePlateName } from './freePlateName.ts'

const taken = (...names: string[]) => new Set(names.map(nameKey))

it.each([
  ['흉부', taken(), '흉부'],
  ['흉부', taken('흉부'), '흉부 2'],
  ['흉부 2', taken('흉부', '흉부 2'), '흉부 3'],
  ['CHEST', taken('ｃｈｅｓｔ'), 'CHEST 2'],
  ['가'.repeat(20), taken('가'.repeat(20)), `${'가'.repeat(18)} 2`],
])('a duplicate of %j among %j is called %j', (name, names, free) => {
  expect(freePlateName(name, names)).toBe(free)
})
