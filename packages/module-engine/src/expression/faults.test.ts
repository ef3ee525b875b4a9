import { describe, expect, it } from 'vitest'
import { compileExpression } from './compileExpression.ts'
import type { ValueType } from './rowOf.ts'
import { testScope } from './testkit/testScope.ts'

/** `«…»` marks the characters that the fault must point at. */
function faultsOf(marked: string, expected?: readonly ValueType[]) {
  const compiled = compileExpression(marked.replace(/[«»]/gu, ''), testScope, expected)
  return compiled.ok ? [] : compiled.faults
}

function rangesOf(marked: string): { from: number; to: number }[] {
  const ranges: { from: number; to: number }[] = []
  let plain = 0
  let from = 0
  for (const character of marked) {
    if (character === '«') from = plain
    else if (character === '»') ranges.push({ from, to: plain })
    else plain += character.length
  }
  return ranges
}

type Case = readonly [rule: string, marked: string, code: string, params: Record<string, string | number>]

const CASES: readonly Case[] = [
  ['M103', '«widht» > 3', 'name.unknown', { name: 'widht', nearest: 'width' }],
  ['M103', '«Width» > 3', 'name.unknown', { name: 'Width', nearest: 'width' }],
  ['M103', 'known(«xyzzy»)', 'name.unknown', { name: 'xyzzy' }],
  ['M103', '1 + «heigth» + 2', 'name.unknown', { name: 'heigth', nearest: 'height' }],
  ['M103', '«ruond»(width, 1)', 'name.unknown', { name: 'ruond()', nearest: 'round' }],
  ['M103', 'width.«ruond»(1)', 'name.unknown', { name: 'ruond()', nearest: 'round' }],
  ['M103', '(nodules) . map(n, n . «sise_mm»)', 'name.unknown', { name: 'sise_mm', nearest: 'size_mm' }],
  ['M103', 'nodules.map(n, n.«constructor»)', 'name.unknown', { name: 'constructor' }],
  ['M103', '«n».size_mm', 'name.unknown', { name: 'n' }],
  ['M104', '«size_mm» > 3', 'name.outOfScope', { name: 'size_mm', group: 'nodules' }],
  ['M104', 'nodules.exists(n, «size_mm» > 3)', 'name.outOfScope', { name: 'size_mm', group: 'nodules' }],
  ['M105', 'shape == «"tall"»', 'option.unknown', { option: 'tall', name: 'shape', nearest: 'taller' }],
  ['M105', '«"rmi"» in foci', 'option.unknown', { option: 'rmi', name: 'foci', nearest: 'rim' }],
  ['M105', 'shape in «["round", "oval"]»', 'option.unknown', { option: 'oval', name: 'shape' }],
  ['M105', 'foci.contains(«"x"»)', 'option.unknown', { option: 'x', name: 'foci' }],
  ['M105', 'foci.exists(f, f == «"x"»)', 'option.unknown', { option: 'x', name: 'foci' }],
  [
    'M105',
    'nodules.exists(n, n.level != «"TR9"»)',
    'option.unknown',
    { option: 'TR9', name: 'level', nearest: 'TR3' },
  ],
  [
    'M105',
    'shape in «["round", "oval"]» && shape in ["round", "taller"].filter(x, true)',
    'option.unknown',
    { option: 'oval', name: 'shape' },
  ],
  ['M106', 'width == «"x"»', 'type.mismatch', { expected: 'decimal', found: 'text' }],
  ['M106', 'width + «note»', 'type.mismatch', { expected: 'decimal', found: 'text' }],
  ['M106', 'note + «1»', 'type.mismatch', { expected: 'text', found: 'decimal' }],
  ['M106', '«note» * 2', 'type.mismatch', { expected: 'decimal', found: 'text' }],
  ['M106', '«yes» < no', 'type.mismatch', { expected: 'decimal|text', found: 'bool' }],
  ['M106', '!«width»', 'type.mismatch', { expected: 'bool', found: 'decimal' }],
  ['M106', '-«note»', 'type.mismatch', { expected: 'decimal', found: 'text' }],
  ['M106', '«width» && yes', 'type.mismatch', { expected: 'bool', found: 'decimal' }],
  ['M106', '«width» ? 1 : 2', 'type.mismatch', { expected: 'bool', found: 'decimal' }],
  ['M106', 'yes ? 1 : «"two"»', 'type.mismatch', { expected: 'decimal', found: 'text' }],
  ['M106', '[1, «"two"»]', 'type.mismatch', { expected: 'decimal', found: 'text' }],
  ['M106', '[«nodules»]', 'type.mismatch', { expected: 'decimal|text|bool', found: 'rows' }],
  ['M106', '«nodules» == vague', 'type.mismatch', { expected: 'decimal|text|bool', found: 'rows' }],
  ['M106', '"a" in «note»', 'type.mismatch', { expected: 'texts|decimals|bools', found: 'text' }],
  ['M106', '«1» in foci', 'type.mismatch', { expected: 'text', found: 'decimal' }],
  ['M106', 'round(«note», 1)', 'type.mismatch', { expected: 'decimal', found: 'text' }],
  ['M106', 'max(1, «"2"»)', 'type.mismatch', { expected: 'decimal', found: 'text' }],
  ['M106', 'sum(«foci»)', 'type.mismatch', { expected: 'decimals', found: 'texts' }],
  [
    'M106',
    '«width».exists(x, true)',
    'type.mismatch',
    { expected: 'rows|texts|decimals|bools', found: 'decimal' },
  ],
  ['M106', 'nodules.exists(n, «n.size_mm»)', 'type.mismatch', { expected: 'bool', found: 'decimal' }],
  ['M106', 'nodules[«"0"»].size_mm', 'type.mismatch', { expected: 'decimal', found: 'text' }],
  ['M106', 'orElse(missing, «"x"»)', 'type.mismatch', { expected: 'decimal', found: 'text' }],
  ['M106', 'convert(width, "mm", «"mL"»)', 'type.mismatch', { expected: 'length', found: 'volume' }],
  ['M106', '«round»()', 'type.mismatch', { expected: 'round(x, decimals)', found: 'round()' }],
  ['M106', '«abs»(1, 2)', 'type.mismatch', { expected: 'abs(x)', found: 'abs(decimal, decimal)' }],
  ['M107', 'nodules.exists(«width», true)', 'name.shadowed', { name: 'width' }],
  ['M140', 'note.«matches»("a+")', 'expression.refused', { what: 'matches' }],
  ['M140', '«matches»(note, "^(a+)+$")', 'expression.refused', { what: 'matches' }],
  ['M140', '«has»(nodules.x)', 'expression.refused', { what: 'has' }],
  ['M140', 'cel.«bind»(x, 1, x + x)', 'expression.refused', { what: 'bind' }],
  ['M140', '«dyn»(width) == "x"', 'expression.refused', { what: 'dyn' }],
  ['M140', '«type»(width)', 'expression.refused', { what: 'type' }],
  ['M140', '«timestamp»("2024-01-01T00:00:00Z")', 'expression.refused', { what: 'timestamp' }],
  ['M140', '«duration»("1h")', 'expression.refused', { what: 'duration' }],
  ['M140', '«int»("1")', 'expression.refused', { what: 'int' }],
  ['M140', '«b"abc"» == note', 'expression.refused', { what: 'bytes' }],
  ['M140', 'missing == «null»', 'expression.refused', { what: 'null' }],
  ['M140', '«{"a": 1}»', 'expression.refused', { what: 'map' }],
  ['M140', '«[]»', 'expression.refused', { what: 'emptyList' }],
  ['M140', '«0x10» + 1', 'expression.refused', { what: 'number' }],
  ['M140', '«1u» + 1', 'expression.refused', { what: 'number' }],
  ['M140', '«1e999999»', 'expression.refused', { what: 'number' }],
  ['M140', '«1e-999999»', 'expression.refused', { what: 'number' }],
  ['M140', 'width > «1e123»', 'expression.refused', { what: 'number' }],
  ['M140', `width > «${'9'.repeat(31)}»`, 'expression.refused', { what: 'number' }],
  ['M140', 'convert(width, «"parsec"», "mm")', 'expression.refused', { what: 'unit', unit: 'parsec' }],
  ['M140', 'convert(width, «note», "mm")', 'expression.refused', { what: 'unit', unit: '' }],
  [
    'M141',
    'nodules.map(n, nodules.«map»(m, m.size_mm))',
    'expression.refused',
    { what: 'nestedComprehension' },
  ],
  [
    'M141',
    'nodules.exists(n, yes && foci.«exists»(f, true))',
    'expression.refused',
    { what: 'nestedComprehension' },
  ],
  ['M141', 'nodules.«map»(n, true, n.size_mm)', 'expression.refused', { what: 'comprehensionForm' }],
  ['M141', 'nodules.map(«1», 2)', 'expression.refused', { what: 'comprehensionForm' }],
  ['M144', '«"a\\u0000b"» == note', 'expression.refused', { what: 'controlCharacter' }],
  ['M144', '«"\u0000"» == note', 'expression.refused', { what: 'controlCharacter' }],
  ['M144', '«"\\x07"» == note', 'expression.refused', { what: 'controlCharacter' }],
  ['M144', '«"\ud800"» == note', 'expression.refused', { what: 'controlCharacter' }],
  ['M145', 'note.«constructor»', 'expression.refused', { what: 'member', found: 'text' }],
  ['M145', 'width.«d»', 'expression.refused', { what: 'member', found: 'decimal' }],
  ['M145', 'nodules.«length»', 'expression.refused', { what: 'member', found: 'rows' }],
]

describe('every fault says what and where', () => {
  it.each(CASES)('%s %s is %s', (_rule, marked, code, params) => {
    const faults = faultsOf(marked)
    expect(faults).toEqual([{ code, range: rangesOf(marked)[0], params }])
  })

  it.each([
    ['width «=» 3', 'singleEquals'],
    ['(width«»', 'end'],
    ['width >«»', 'end'],
    ['(width «]»', 'closing'],
    ['width > 3 «and» yes', 'unexpected'],
    ['width «가» 3', 'unexpected'],
    ['note == «"abc»', 'openText'],
    ['note == «"abc»\n', 'openText'],
    ['«if» > 3', 'reserved'],
    ['«__proto__» == 1', 'reserved'],
    ['note == «"\\q"»', 'escape'],
    ['width «#» 3', 'unexpected'],
    ['width «;» 3', 'unexpected'],
    ['width ««» 3'.replace('««»', '«\u0000»'), 'unexpected'],
  ])('M101 %s is a slip in writing (%s)', (marked, reason) => {
    const [fault, ...others] = faultsOf(marked)
    expect(others).toEqual([])
    expect(fault).toMatchObject({ code: 'expression.syntax', params: { reason } })
    const range = rangesOf(marked)[0]
    expect(fault?.range.from).toBeGreaterThanOrEqual(range?.from ?? -1)
    expect(fault?.range.to).toBeLessThanOrEqual((range?.to ?? -1) + 1)
  })

  it('M101 nothing, or more than 4096 bytes, is no expression', () => {
    expect(faultsOf('')[0]?.code).toBe('expression.empty')
    expect(faultsOf(' \n ')[0]?.code).toBe('expression.empty')
    expect(faultsOf(`1${' '.repeat(4096)}`)[0]?.code).toBe('expression.tooLong')
    expect(faultsOf(`"${'가'.repeat(1400)}" == note`)[0]?.code).toBe('expression.tooLong')
    expect(faultsOf(`note == "${'가'.repeat(1300)}"`)).toEqual([])
  })

  it('M106 all faults are found at once, in the order of the source', () => {
    const faults = faultsOf('widht > 3 && note * 2 > size_mm || shape == "oval"')
    expect(faults.map(({ code }) => code)).toEqual([
      'name.unknown',
      'type.mismatch',
      'name.outOfScope',
      'option.unknown',
    ])
  })

  it('M106 what is faulty already is not blamed twice', () => {
    expect(faultsOf('round(widht + 1, 2) > 3 ? 1 : 2')).toHaveLength(1)
  })

  it('M108 an expression of another type than its place needs says so', () => {
    expect(faultsOf('width + 1', ['decimal'])).toEqual([])
    expect(faultsOf('width + 1', ['bool'])).toEqual([
      {
        code: 'expression.type',
        range: { from: 0, to: 9 },
        params: { expected: 'bool', found: 'decimal' },
      },
    ])
    expect(faultsOf('nodules', ['decimal', 'text'])[0]?.params).toEqual({
      expected: 'decimal|text',
      found: 'rows',
    })
  })
})

describe('M142 limits', () => {
  const limitOf = (source: string) => faultsOf(source)[0]?.params['limit']

  it('M142 brackets, prefixes, calls and members nest 32 deep at most', () => {
    expect(limitOf(`${'('.repeat(40)}1${')'.repeat(40)}`)).toBe('depth')
    expect(limitOf(`${'('.repeat(2000)}1${')'.repeat(2000)}`)).toBe('depth')
    expect(limitOf(`${'!'.repeat(40)}yes`)).toBe('depth')
    expect(limitOf(`${'-'.repeat(4000)}1`)).toBe('depth')
    expect(limitOf(`${'! '.repeat(2000)}yes`)).toBe('depth')
    expect(limitOf(`${'abs('.repeat(40)}1${')'.repeat(40)}`)).toBe('depth')
    expect(limitOf(`note${'.a'.repeat(40)}`)).toBe('depth')
    expect(limitOf(`foci${'[0]'.repeat(40)}`)).toBe('depth')
    expect(limitOf(`1${' + (1'.repeat(40)}${')'.repeat(40)}`)).toBe('depth')
    expect(limitOf(`${'yes ? 1 : '.repeat(40)}2`)).toBe('depth')
    expect(faultsOf(`${'('.repeat(30)}1${')'.repeat(30)}`)).toEqual([])
  })

  it('M142 a long sum or a long condition is not deep', () => {
    expect(faultsOf(`1${' + 1'.repeat(250)}`)).toEqual([])
    expect(faultsOf(`yes${' || no'.repeat(250)}`)).toEqual([])
  })

  it('M142 nodes, list items and arguments are counted', () => {
    expect(limitOf(`1${'+1'.repeat(300)}`)).toBe('chain')
    const sums = Array.from({ length: 40 }, () => `(1${'+1'.repeat(30)})`).join('+')
    expect(limitOf(sums)).toBe('nodes')
    expect(faultsOf(`width in [${Array.from({ length: 64 }, (_, n) => n).join(',')}]`)).toEqual([])
    expect(limitOf(`width in [${Array.from({ length: 65 }, (_, n) => n).join(',')}]`)).toBe('list')
    expect(limitOf(`max(${Array.from({ length: 33 }, (_, n) => n).join(',')})`)).toBe('arguments')
  })

  it('M143 the cost is known before running, and too much is refused', () => {
    const dear = Array.from({ length: 6 }, () => 'pow(n.size_mm, 0.37)').join(' + ')
    const [fault] = faultsOf(`sum(nodules.map(n, ${dear}))`)
    expect(fault).toMatchObject({ code: 'expression.tooCostly', params: { limit: 'steps', max: 200_000 } })
    expect(faultsOf('sum(nodules.map(n, pow(n.size_mm, 3)))')).toEqual([])
    const cheap = compileExpression('width > 3', testScope)
    expect(cheap.ok && cheap.expression.cost).toBeLessThan(10)
  })
})
