import { describe, expect, it } from 'vitest'
import { PARTICLES, type Particle } from '../document/phrase.ts'
import { within } from '../testkit/within.ts'
import { PARTICLE_CASES } from './particleCases.ts'
import { particleFor } from './particleFor.ts'

const FORMS: readonly (readonly [Particle, ...string[]])[] = [
  ['은/는', '은', '는', '은(는)'],
  ['이/가', '이', '가', '이(가)'],
  ['을/를', '을', '를', '을(를)'],
  ['와/과', '과', '와', '과(와)'],
  ['으로/로', '으로', '로', '(으)로'],
  ['이나/나', '이나', '나', '(이)나'],
  ['이며/며', '이며', '며', '(이)며'],
  ['이고/고', '이고', '고', '(이)고'],
  ['이다/다', '이다', '다', '(이)다'],
  ['이라/라', '이라', '라', '(이)라'],
  ['아/야', '아', '야', '아(야)'],
]

interface Case {
  written: string
  before: string
  expected: string
  particle: Particle
}

/** «결절[이] 보임»: the last bracket that holds a form of a particle. */
function readCase(written: string): Case {
  const [, before, expected = ''] = /^(.*)\[([^[\]]+)\][^[\]]*$/u.exec(written) ?? []
  const particle = FORMS.find(([, ...forms]) => forms.includes(expected))?.[0]
  if (before === undefined || !particle) throw new Error(`no case: ${written}`)
  return { written, before, expected, particle }
}

const groups = Object.entries(PARTICLE_CASES).map(([name, cases]) => ({ name, cases: cases.map(readCase) }))
const all = groups.flatMap(({ cases }) => cases)

const RULES: Readonly<Record<string, string>> = {
  'Korean words': 'M350',
  'single digits': 'M353',
  'numbers with tens': 'M353',
  decimals: 'M353',
  'fractions, ranges, products': 'M354',
  'units of length, area, volume': 'M352',
  'other units': 'M352',
  'units with a slash': 'M352',
  'acronyms by their letters': 'M355',
  'letters with digits': 'M356',
  'Roman numerals': 'M357',
  'English words': 'M358',
  'brackets and quotes': 'M351',
  'letters of Hangul, decomposed text': 'M359',
  'nobody can tell': 'M360',
}

describe.each(groups)('$name', ({ name, cases }) => {
  it.each(cases)(`${RULES[name]} $written`, ({ before, particle, expected }) => {
    expect(particleFor(before, particle)).toBe(expected)
  })
})

describe('particleFor', () => {
  it('M361 knows all eleven particles, and three hundred cases or more', () => {
    expect(new Set(all.map(({ particle }) => particle))).toEqual(new Set(PARTICLES))
    expect(new Set(all.map(({ written }) => written)).size).toBe(all.length)
    expect(all.length).toBeGreaterThanOrEqual(300)
  })

  it.each([
    ['nodule', '노듈', '으로/로', '로'],
    ['T1', '티원', '으로/로', '으로'],
    ['TR3', '티알쓰리', '을/를', '를'],
    ['肝', '간', '은/는', '은'],
    ['MIP', '밉', '을/를', '을'],
    ['결절', '?', '이/가', '이'],
  ] as const)(
    'M362 follows the reading that a module gives: %s as %s',
    (before, reading, particle, expected) => {
      expect(particleFor(before, particle, { reading })).toBe(expected)
    },
  )

  it('M363 looks at the end of a text only, however long it is', () => {
    const long = '(결절 '.repeat(200_000)
    const closed = `${long})`
    const brackets = ')'.repeat(1_000_000)
    within(200, () => {
      expect(particleFor(long, '이/가')).toBe('이')
      expect(particleFor(closed, '이/가')).toBe('이')
      expect(particleFor(brackets, '이/가')).toBe('이(가)')
    })
  })
})
