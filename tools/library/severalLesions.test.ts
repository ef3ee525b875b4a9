import { describe, expect, it } from 'vitest'
import { isFull } from '../run/testScope.mjs'
import { lesionProblems, modulesOfLesions } from './lesions/lesionProblems.ts'
import { isRepeating, repeatedProblems } from './lesions/repeatedProblems.ts'
import { ROWS, rowProblems } from './lesions/rowProblems.ts'
import { STATED_PROPERTIES } from './lesions/statedProperties.ts'
import { TARGETS, targetProblems } from './lesions/targetProblems.ts'
import { readLibrary } from './readLibrary.ts'

const repeating = modulesOfLesions(readLibrary().modules)

/** The cases differ with each commit, so that a few commits try as many as a release. */
const CASES = isFull ? 60 : 20

describe('several lesions', () => {
  it('are summed up in these modules', () => {
    expect(repeating.map(({ id }) => id)).toEqual([
      'acr-tirads',
      'adrenal-washout',
      'birads',
      'bosniak-2019',
      'fleischner-2017',
      'k-tirads',
      'lirads',
      'lung-rads',
      'orads-us',
      'pirads',
    ])
  })

  it.each(repeating.map((module) => [module.id, module] as const))(
    'of %s are never less urgent with one more, as before without it, the same in any order, and what is stated of them holds',
    (_, module) => expect(lesionProblems(module, CASES)).toEqual([]),
  )

  it('are found out where a module forgets the first of them', () => {
    const fleischner = repeating.find(({ id }) => id === 'fleischner-2017')
    if (!fleischner) throw new Error('fleischner-2017 is missing')
    const computed = fleischner.definition.computed.map((value) =>
      value.id === 'urgency' ? { id: 'urgency', kind: 'integer' as const, expr: '0 - size(nodules)' } : value,
    )
    const wrong = { ...fleischner, definition: { ...fleischner.definition, computed } }
    expect(lesionProblems(wrong, 30).join()).toContain('less urgent')
  })

  it('are found out where a module reports all of them, and states that it reports four', () => {
    const tirads = repeating.find(({ id }) => id === 'acr-tirads')
    if (!tirads) throw new Error('acr-tirads is missing')
    const computed = tirads.definition.computed.map((value) =>
      value.id === 'report_place' ? { ...value, expr: 'place' } : value,
    )
    const wrong = { ...tirads, definition: { ...tirads.definition, computed } }
    expect(lesionProblems(wrong, 60).join()).toContain('at most two nodules are aspirated and four reported')
  })

  it('have something stated of every module', () => {
    expect(Object.keys(STATED_PROPERTIES)).toEqual(repeating.map(({ id }) => id))
  })
})

/** Targets are added up, not ranked. */
describe('target lesions of recist-1-1', () => {
  const module = readLibrary().modules.find(({ id }) => id === TARGETS)
  if (!module) throw new Error('recist-1-1 is missing')

  it('give the same in any order and after one was removed, and what is stated of them holds', () =>
    expect(targetProblems(module, CASES * 3)).toEqual([]))

  it('are found out where every further one takes away from the sum', () => {
    const computed = module.definition.computed.map((value) =>
      value.id === 'sum_now' && 'expr' in value
        ? { ...value, expr: `${value.expr} - 20 * (size(targets) - 1)` }
        : value,
    )
    const wrong = { ...module, definition: { ...module.definition, computed } }
    expect(targetProblems(wrong as typeof module, 60).join()).toContain('stable targets respond no better')
  })
})

describe('rows of modules that list, count or measure them', () => {
  const { modules } = readLibrary()

  it('are those of every module that repeats questions and ranks no lesions', () => {
    const ranked = new Set(repeating.map(({ id }) => id))
    expect(Object.keys(ROWS)).toEqual(
      modules.filter((module) => isRepeating(module) && !ranked.has(module.id)).map(({ id }) => id),
    )
  })

  it.each(modules.filter(({ id }) => id in ROWS).map((module) => [module.id, module] as const))(
    'of %s give the same in any order and after one was removed, and one more lowers nothing',
    (_, module) => expect(rowProblems(module, CASES * 2)).toEqual([]),
  )

  it('are found out where a group has no properties, and where one more core takes a positive one away', () => {
    const cores = modules.find(({ id }) => id === 'prostate-biopsy')
    if (!cores) throw new Error('prostate-biopsy is missing')
    const { definition } = cores
    const groups = [...definition.groups, { ...definition.groups[0], id: 'targets' }]
    const unknown = { ...cores, id: 'new', definition: { ...definition, groups } } as typeof cores
    expect(repeatedProblems(unknown, 1)).toEqual([
      'new: nothing is stated of several cores',
      'new: nothing is stated of several targets',
    ])
    const computed = definition.computed.map((value) =>
      value.id === 'pos_total' && 'expr' in value
        ? { ...value, expr: 'orElse(cores[0].cores_pos, 0)' }
        : value,
    )
    const wrong = { ...cores, definition: { ...definition, computed } } as typeof cores
    expect(rowProblems(wrong, 60).join()).toContain('prostate-biopsy: cores: ')
  })
})
