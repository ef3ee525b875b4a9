import { describe, expect, it } from 'vitest'
import { FINDING_CODES } from '../document/Finding.ts'
import { within } from '../testkit/within.ts'
import { compileExpression } from './compileExpression.ts'
import { completionsAt } from './completionsAt.ts'
import { renameInExpression } from './renameInExpression.ts'
import type { Scope } from './Scope.ts'
import { extremeLookup } from './testkit/extremeLookup.ts'
import { testScope } from './testkit/testScope.ts'

/** Every one of these must be refused, with a declared fault, quickly and without a throw. */
const REFUSED: readonly string[] = [
  'constructor',
  '__proto__',
  'prototype',
  'toString',
  'toString()',
  'note.toString()',
  'note.constructor.constructor("return 1")()',
  'note["constructor"]',
  'note.__proto__',
  'nodules.__proto__',
  'nodules["__proto__"]',
  'nodules[0].__proto__',
  'nodules[0]["size_mm"]',
  'nodules[0].constructor',
  'nodules[0].read("size_mm")',
  'nodules.map(n, n.read)',
  'nodules.map(n, n.hasOwnProperty("x"))',
  'nodules.map(constructor, constructor.constructor)',
  'nodules.map(__proto__, 1)',
  'foci.constructor',
  'foci.length',
  'width.constructor',
  'width.d',
  'width.plus(1)',
  'round.call(width)',
  'round',
  'this',
  'globalThis',
  'process.exit()',
  'import("x")',
  'eval("1")',
  'Function("return 1")()',
  '(() => 1)()',
  'function() { return 1 }',
  'width = 1',
  'width++',
  'width += 1',
  'a`b`',
  '`x`',
  '/a+/.test(note)',
  'note.matches("^(a+)+$")',
  'note.matches("(.*)*x")',
  'matches("aaaa", "(a|a)*b")',
  'note.replace("a", "b")',
  'note.split("")',
  'note.charAt(0)',
  'note[0]',
  '"abc"[0]',
  'dyn(note)',
  'dyn([1])[0]',
  'type(1) == int',
  'int("1")',
  'string(1)',
  'bytes("a")',
  'b"\\xff"',
  'timestamp("2024-01-01T00:00:00Z") > timestamp("2023-01-01T00:00:00Z")',
  'duration("1h")',
  '{}',
  '{"a": 1}.a',
  '{"__proto__": 1}',
  'Pandok{a: 1}',
  '[]',
  '[[1]]',
  '[1, [2]]',
  '[nodules]',
  'null',
  'null == null',
  'has(note.x)',
  'cel.bind(x, "aaaa", x + x)',
  'cel',
  'nodules.map(n, nodules.map(m, nodules.map(k, 1)))',
  'nodules.map(n, nodules.exists(m, m.size_mm > n.size_mm))',
  'nodules.map(n, n.size_mm, n.size_mm)',
  'nodules.map(n, nodules)',
  'nodules.map(n, [n.size_mm])',
  'nodules.reduce(a, b, 1)',
  'nodules.map()',
  'nodules.map(n)',
  'map(nodules, n, 1)',
  'exists(nodules)',
  '1e999999',
  '1e-999999',
  '1e100',
  '9'.repeat(4000),
  `0.${'1'.repeat(4000)}`,
  `0x${'f'.repeat(4000)}`,
  '1'.repeat(31),
  '1.5.5',
  '1.',
  '.5',
  '1_000',
  '1n',
  '0b1',
  '18446744073709551616u',
  'NaN',
  'Infinity',
  '-',
  '!',
  '+1',
  '~1',
  '1 ^ 2',
  '1 << 2',
  '1 & 2',
  'yes & no',
  'yes === no',
  'not yes',
  'yes and no',
  'a ?? b',
  'a?.b',
  'nodules[?0]',
  'note ? : 1',
  '1 ? 2 : 3',
  '? :',
  '()',
  '(',
  ')',
  '[',
  ']',
  '{',
  '}',
  ',',
  '.',
  '..',
  '...foci',
  ';',
  ':',
  '//',
  '// only a comment',
  '/* comment */ 1',
  '"',
  "'",
  '"""',
  'r"',
  '"\\',
  '"\\u12"',
  '"\\ud800"',
  '"\\U00110000"',
  '"\\777"',
  '"a\nb"',
  '"a\u0000b"',
  '"\\u0000"',
  '\u0000',
  'width\u0000 + 1',
  '\ufeffwidth + 1',
  'width\u00a0+ 1',
  'width\u2028+ 1',
  'wіdth + 1',
  'ｗｉｄｔｈ + 1',
  '너비 + 1',
  'ŵidth',
  '😀',
  '\ud83d',
  'width + １',
  'width ＋ 1',
  '“a” == note',
  'if',
  'in',
  'in in in',
  'true.x',
  'true()',
  'width()',
  'width(1)',
  '"a"()',
  '1()',
  'x'.repeat(4096),
  `${'x'.repeat(4096)}y`,
  `note${'.a'.repeat(2000)}`,
  '('.repeat(4096),
  `${'('.repeat(2047)}1${')'.repeat(2047)}`,
  '['.repeat(4096),
  '{'.repeat(4096),
  '!'.repeat(4096),
  '-'.repeat(4096),
  `${'- '.repeat(2000)}1`,
  `${'!-'.repeat(2000)}1`,
  `${'yes?'.repeat(1000)}1`,
  `1${'+1'.repeat(2047)}`,
  `1${'+(1'.repeat(1000)}${')'.repeat(1000)}`,
  `[${'1,'.repeat(2000)}1]`,
  `max(${'1,'.repeat(2000)}1)`,
  `${'abs('.repeat(800)}1${')'.repeat(800)}`,
  `nodules${'.map(n, n)'.repeat(400)}`,
  `nodules${'.filter(n, true)'.repeat(200)}`,
  `nodules.map(n, ${'pow(n.size_mm, 0.1)+'.repeat(150)}1)`,
  `${'exp(600.1)+'.repeat(370)}1`,
  `sum(nodules.map(n, ${'n.size_mm*n.size_mm+'.repeat(180)}1))`,
  `sum(nodules.map(n, ${'n.size_mm/7+'.repeat(110)}1))`,
]

const READABLE: ReadonlySet<string> = new Set(FINDING_CODES)

describe('hostile sources', () => {
  it.each(
    REFUSED.map((source) => [
      source.length > 60 ? `${source.slice(0, 60)}… (${source.length})` : source,
      source,
    ]),
  )('M140 %j is refused in words', (_, source) => {
    const result = within(50, () => compileExpression(source, testScope))
    expect(result.ok).toBe(false)
    if (result.ok) return
    expect(result.faults.length).toBeGreaterThan(0)
    for (const { code, range } of result.faults) {
      expect(READABLE.has(code)).toBe(true)
      expect(range.from).toBeGreaterThanOrEqual(0)
      expect(range.to).toBeGreaterThanOrEqual(range.from)
      expect(range.to).toBeLessThanOrEqual(source.length)
    }
    expect(() => completionsAt(source, source.length, testScope)).not.toThrow()
    expect(() => renameInExpression(source, 'width', 'breadth')).not.toThrow()
  })

  it('M145 names like those of a prototype are names like any other, once a module has them', () => {
    const scope: Scope = {
      names: new Map([
        ['constructor', { type: 'decimal', origin: 'input' }],
        ['valueof', { type: 'decimal', origin: 'input' }],
      ]),
    }
    const compiled = compileExpression('constructor + valueof', scope)
    expect(compiled.ok && compiled.expression.run({ read: () => undefined })).toEqual({ kind: 'unknown' })
    expect(compileExpression('hasOwnProperty', scope).ok).toBe(false)
  })

  /** Allowed, and as dear as can be: they must still be quick with the largest values. */
  const DEAR: readonly string[] = [
    `sum(nodules.map(n, ${'n.size_mm*n.size_mm+'.repeat(105)}1))`,
    `sum(nodules.map(n, ${'n.size_mm/7+'.repeat(50)}1))`,
    `nodules.exists(n, ${'n.size_mm/7%3>1e29||'.repeat(30)}false)`,
    `sum(nodules.map(n, ${'sqrt(abs(n.size_mm))+'.repeat(7)}1))`,
    `sum(nodules.map(n, ${'ln(abs(n.size_mm))+'.repeat(1)}1))`,
    'sum(nodules.map(n, pow(abs(n.size_mm), 0.3719)))',
    `sum(nodules.map(n, ${'pow(n.size_mm, 7)+'.repeat(20)}1))`,
    `${'exp(width/150000000000000000.7)+'.repeat(65)}1`,
    `foci.exists(f, ${'contains(note, f)||'.repeat(15)}false)`,
    `foci.exists(f, ${'upper(note)==f||'.repeat(9)}false)`,
    `foci.exists(f, ${'size(note)<0||'.repeat(4)}false)`,
    `foci.exists(f, ${'f in foci&&f in marks||'.repeat(6)}false)`,
    `foci.exists(f, ${'note+f==silent+f||'.repeat(100)}false)`,
    `nodules${'.filter(n, n.size_mm < n.size_mm)'.repeat(20)}.size()`,
    `nodules.map(n, n.size_mm)${'.map(x, x/3)'.repeat(20)}.sum()`,
    `foci.exists(f, ${'daysBetween(born,seen_on)<0||'.repeat(70)}false)`,
    `nodules.all(n, ${'round(n.size_mm,3)!=1&&'.repeat(140)}true)`,
  ]

  it.each(DEAR.map((source) => [source.slice(0, 50), source]))(
    'M143 %s… comes to an end at its worst',
    (_, source) => {
      const compiled = compileExpression(source, testScope)
      expect(compiled.ok ? [] : compiled.faults).toEqual([])
      if (!compiled.ok) return
      const { kind } = within(50, () => compiled.expression.run(extremeLookup))
      expect(kind).toMatch(/^(?:value|failed|unknown)$/u)
    },
  )
})
