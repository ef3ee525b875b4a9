import fc from 'fast-check'
import { arbitraryFormula, type FormulaNames } from './arbitraryFormula.ts'

const PIECES = [
  ...['(', ')', '[', ']', '{', '}', '.', ',', '?', ':', '!', '-', '"', "'", '\\', '`', '//', '@', '#', '$'],
  ...[
    '&&',
    '||',
    '==',
    '!=',
    '<=',
    '>=',
    ' in ',
    '+',
    '*',
    '/',
    '%',
    '=',
    ';',
    '\n',
    '\u0000',
    '\u202e',
    '가',
    '😀',
  ],
  ...['true', 'null', 'known(', 'orElse(', 'size(', 'sum(', 'max(', 'round(', 'convert(', 'pow(', 'exp('],
  ...['.map(r, ', '.filter(r, ', '.exists(r, r.', '.all(r, ', '.exists_one(r, ', 'r', 'r.r', 'row_number'],
  ...[
    'constructor',
    '__proto__',
    'toString',
    'hasOwnProperty',
    'prototype',
    'eval(',
    'import',
    'this',
    'globalThis',
  ],
  ...[
    '0',
    '1',
    '0.1',
    '1e99',
    '0x10',
    '1u',
    '99999999999999999999999999',
    '.matches("(a+)+$")',
    'b"x"',
    '"""',
  ],
]

/** Makes formulas, joined halves of formulas, and random sequences of their tokens. */
export function arbitrarySource(names: FormulaNames): fc.Arbitrary<string> {
  const formula = fc.oneof(
    arbitraryFormula('number', names),
    arbitraryFormula('bool', names),
    arbitraryFormula('text', names),
  )
  const all = [
    ...names.numbers,
    ...names.bools,
    ...names.texts,
    ...names.lists,
    ...names.groups.map(({ id }) => id),
  ]
  const piece = fc.constantFrom(...PIECES, ...all, ...all)
  return fc.oneof(
    { weight: 4, arbitrary: formula },
    {
      weight: 2,
      arbitrary: fc
        .tuple(formula, formula, fc.nat({ max: 40 }), fc.nat({ max: 40 }))
        .map(([a, b, end, start]) => a.slice(0, end) + b.slice(start)),
    },
    { weight: 2, arbitrary: fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join('')) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(piece, fc.integer({ min: 1, max: 600 }), formula)
        .map(([one, times, end]) => (one.repeat(times) + end).slice(0, 5000)),
    },
  )
}
