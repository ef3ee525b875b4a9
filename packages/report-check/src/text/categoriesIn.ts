import { phrases } from '../words/phrases.ts'
import { matchesOf } from './matchesOf.ts'
import type { Span } from './numbers.ts'

/** A category of a scoring system, such as BI-RADS 4A. */
export interface CategoryMention extends Span {
  system: string
  /** The category is in uppercase, without spaces. */
  category: string
  /** This is the place of the category alone, without the system. */
  categoryAt: Span
}

const SYSTEMS: readonly (readonly [system: string, name: string, category: string])[] = [
  ['kTirads', 'K[- ]?TI-?RADS', '[1-5]'],
  ['tirads', '(?:ACR |EU-?|C-?)?TI-?RADS', 'TR ?[1-5]|[1-5][ABC]?'],
  ['tr', '', '\\bTR ?[1-5]\\b'],
  ['birads', 'BI-?RADS', '[0-6][ABC]?'],
  ['pirads', 'PI-?RADS', '[1-5]'],
  ['lungRads', 'Lung-?RADS', '4[ABX]|[0-3]'],
  ['lirads', 'LI-?RADS', 'LR-?(?:[1-5]|M|TIV)|[1-5]|M|TIV'],
  ['lr', '', '\\bLR-?(?:[1-5]|M|TIV)\\b'],
  ['orads', 'O-?RADS', '[0-5]'],
  ['cadRads', 'CAD-?RADS', '4[AB]|[0-5]|N'],
  ['bosniak', 'Bosniak', 'IIF|III|II|IV|I|2F|[1-4]'],
  ['bethesda', 'Bethesda', 'III|IV|VI|V|II|I|[1-6]'],
  ['fazekas', 'Fazekas', '[0-3]'],
  ['gradeGroup', phrases('gradeGroup'), '[1-5]'],
  ['kellgren', 'Kellgren[- –]Lawrence|K-?L', '[0-4]|IV|III|II|I'],
  ['aast', 'AAST', 'IV|V|III|II|I|[1-5]'],
]

const BETWEEN = `(?:[ :：]*${phrases('categoryName')}?[ :：-]*)`
const ROMAN: Readonly<Record<string, string>> = {
  I: '1',
  II: '2',
  III: '3',
  IV: '4',
  V: '5',
  VI: '6',
  IIF: '2F',
}
/** These are different names of the same system. */
const SAME: Readonly<Record<string, string>> = { tr: 'tirads', lr: 'lirads' }

const PATTERNS = SYSTEMS.map(
  ([system, name, category]) =>
    [
      system,
      new RegExp(
        name === '' ? `(${category})` : `(?<![\\p{L}-])(?:${name})${BETWEEN}(${category})(?![A-Za-z\\d])`,
        'giu',
      ),
    ] as const,
)

/** Few sentences name a system, so this test skips the others. */
const ANY_SYSTEM = new RegExp(SYSTEMS.map(([, name, category]) => name || category).join('|'), 'iu')

export function categoriesIn(text: string): readonly CategoryMention[] {
  if (!ANY_SYSTEM.test(text)) return []
  const found: CategoryMention[] = []
  for (const [system, pattern] of PATTERNS) {
    for (const match of matchesOf(text, pattern)) {
      const written = match[1] ?? ''
      const end = match.index + match[0].length
      if (found.some((other) => match.index < other.end && other.start < end)) continue
      found.push({
        system: SAME[system] ?? system,
        category: plainCategory(written),
        start: match.index,
        end,
        categoryAt: { start: end - written.length, end },
      })
    }
  }
  return found
}

function plainCategory(written: string): string {
  const plain = written
    .toUpperCase()
    .replace(/^(?:TR|LR)[- ]?/u, '')
    .replaceAll(' ', '')
  return ROMAN[plain] ?? plain
}
