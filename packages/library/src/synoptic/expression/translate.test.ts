import { describe, expect, it } from 'vitest'
import type { Named, NameTable } from './NameTable.ts'
import { translateCondition, translateFormula } from './translate.ts'

const options = (...ids: string[]) => new Map(ids.map((id) => [id, id]))
const names: NameTable = new Map<string, Named>([
  ['m', { id: 'm', type: 'text', options: options('na', 'cM0', 'pM1') }],
  ['prefix', { id: 'prefix', type: 'texts', options: options('y', 'r') }],
  ['prim', { id: 'prim', type: 'text', options: options('3', '4') }],
  ['sec', { id: 'sec', type: 'text', options: options('3', '4') }],
  ['n', { id: 'n', type: 'number' }],
  ['size', { id: 'size', type: 'numbers' }],
  ['rows', { id: 'rows', type: 'rows', presence: 'size(rows) > 0' }],
  ['few', { id: 'few', type: 'bool', isAlwaysKnown: true }],
  ['t', { id: 't', type: 'text' }],
])

describe('a condition of a neutral file', () => {
  it.each([
    // A missing value equals nothing and differs from everything.
    ["m == 'na'", 'orElse(m == "na", false)'],
    ["m != 'na'", 'orElse(m != "na", true)'],
    ["'na' == m", 'orElse(m == "na", false)'],
    ['n > 0', 'orElse(n > 0, false)'],
    ["m in ('na','cM0')", 'orElse(m in ["na", "cM0"], false)'],
    ["m not in ('na',)", 'orElse(!(m in ["na"]), true)'],
    ["t not in (None, 'T1')", 'orElse(!(t in ["T1"]), false)'],
    ["t in (None, 'T1')", 'orElse(t in ["T1"], true)'],
    ['t == None', '!known(t)'],
    ['n in (3, 4)', 'orElse(n in [3, 4], false)'],
    // This answer isn't among those of the choice.
    ["m == 'pM2'", 'false'],
    ["m not in ('pM2','na')", 'orElse(!(m in ["na"]), true)'],
    ["has(prefix) and 'y' in prefix", 'known(prefix) && orElse("y" in prefix, false)'],
    ["'1' in t", 'orElse(contains(t, "1"), false)'],
    ['few and not n', 'few && !orElse(n != 0, false)'],
    ['has(rows) or has(size)', 'size(rows) > 0 || known(size)'],
    ["few and (n > 1 or m == 'na')", 'few && (orElse(n > 1, false) || orElse(m == "na", false))'],
    // Answers that consist of digits count as numbers next to a number.
    ['prim + sec == 7', 'orElse(number(prim) + number(sec) == 7, false)'],
    ['prim == 4', 'orElse(number(prim) == 4, false)'],
    ["t[:2] == 'M1'", 'orElse(substring(t, 0, 2) == "M1", false)'],
  ])('reads %s', (source, cel) => {
    expect(translateCondition(source, names)).toBe(cel)
  })

  it.each(['m ==', '(n > 1', 'gone > 1', 'rows > 1', "m in 'x' y", 'n ? 1'])('refuses %s', (source) => {
    expect(() => translateCondition(source, names)).toThrow()
  })
})

describe('a formula of a neutral file', () => {
  it.each([
    ["m if has(m) and m != 'na' else None", 'onlyIf(known(m) && orElse(m != "na", true), m)', 'text'],
    ['None if few else t', 'onlyIf(!few, t)', 'text'],
    [
      "'M0' if few else (m[1:] if has(m) else None)",
      'few ? "M0" : onlyIf(known(m), substring(m, 1))',
      'text',
    ],
    ["str(n) + '/' + str(12)", 'text(n) + "/" + text(12)', 'text'],
    ['max(size) if has(size) else None', 'onlyIf(known(size), max(size))', 'number'],
    ['sum([n, 1, 2])', 'sum(n, 1, 2)', 'number'],
    ['rnd(n / 3 * 100, 1)', 'round((n / 3) * 100, 1)', 'number'],
    ['n ** 0.17', 'pow(n, 0.17)', 'number'],
    ['(1 - n) * 2', '(1 - n) * 2', 'number'],
    ['-n + 1', '-(n) + 1', 'number'],
    ['nz(n) + 1', 'orElse(n, 0) + 1', 'number'],
    ["[None, 'T1', 'T2'][n]", 'onlyIf(!(n in [0]), ["", "T1", "T2"][n])', 'text'],
    ['size[0] * size[1]', 'size[0] * size[1]', 'number'],
    ['int(prim) + int(sec)', 'number(prim) + number(sec)', 'number'],
    ['few', 'few', 'bool'],
  ])('reads %s', (source, cel, type) => {
    expect(translateFormula(source, names)).toMatchObject({ cel, type })
  })
})
