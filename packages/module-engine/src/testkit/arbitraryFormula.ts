import fc from 'fast-check'

/** Names that a formula may use, by type. */
export interface FormulaNames {
  numbers: readonly string[]
  bools: readonly string[]
  texts: readonly string[]
  lists: readonly string[]
  /** Groups with the names of numbers in their rows. */
  groups: readonly { id: string; numbers: readonly string[] }[]
}

const NUMBER_LITERALS = ['0', '1', '2', '10', '0.1', '3.95', '-4', '1000000']

const oneName = (names: readonly string[], otherwise: string) =>
  fc.constantFrom(...(names.length > 0 ? names : [otherwise]))

function numberFormula(names: FormulaNames): fc.Arbitrary<string> {
  const atom = fc.oneof(fc.constantFrom(...NUMBER_LITERALS), oneName(names.numbers, '7'))
  const ofGroups = names.groups.flatMap(({ id, numbers }) => [
    `size(${id})`,
    ...numbers.flatMap((name) => [`sum(${id}.map(r, r.${name}))`, `max(${id}.map(r, r.${name}))`]),
  ])
  const operation = fc
    .tuple(atom, fc.constantFrom('+', '-', '*', '/'), atom)
    .map(([a, operator, b]) => `(${a} ${operator} ${b})`)
  return fc.oneof(
    { weight: 3, arbitrary: atom },
    { weight: 3, arbitrary: operation },
    { weight: 2, arbitrary: oneName(ofGroups, '3') },
    { weight: 1, arbitrary: operation.map((formula) => `round(${formula}, 1)`) },
    { weight: 1, arbitrary: fc.tuple(atom, operation).map(([a, b]) => `orElse(${a}, ${b})`) },
  )
}

function boolFormula(names: FormulaNames): fc.Arbitrary<string> {
  const compare = fc
    .tuple(numberFormula(names), fc.constantFrom('<', '<=', '>', '>=', '==', '!='), numberFormula(names))
    .map(([a, operator, b]) => `${a} ${operator} ${b}`)
  const known = oneName([...names.numbers, ...names.bools, ...names.texts, ...names.lists], '1').map(
    (name) => `known(${name})`,
  )
  const answer = oneName(names.texts, '"a"').map((name) => `${name} == "a"`)
  const among = oneName(names.lists, '["a"]').map((name) => `"b" in ${name}`)
  const atom = fc.oneof(compare, known, answer, among, oneName(names.bools, 'true'))
  return fc.oneof(
    atom,
    fc.tuple(atom, fc.constantFrom('&&', '||'), atom).map(([a, operator, b]) => `(${a}) ${operator} (${b})`),
    atom.map((formula) => `!(${formula})`),
  )
}

/** Texts that an author or an attacker might enter as a formula. */
const HOSTILE = [
  'constructor',
  '__proto__.x',
  'i0.matches("(a+)+$")',
  '1 / 0',
  '((((((((((1))))))))))',
  'i0 +',
  '"\\u0000" + "\u202e"',
  'g0.map(a, g0.map(b, b))',
  '999999999999999999999999999999 * 999999999999999999999999999999',
  'nothing_of_that_name',
]

/** Makes formulas of which most compile and have the requested type. */
export function arbitraryFormula(
  kind: 'number' | 'bool' | 'text',
  names: FormulaNames,
): fc.Arbitrary<string> {
  const text = fc.oneof(
    oneName(names.texts, '"a"'),
    boolFormula(names).map((formula) => `(${formula}) ? "a" : "b"`),
  )
  const requested = kind === 'number' ? numberFormula(names) : kind === 'bool' ? boolFormula(names) : text
  return fc.oneof(
    { weight: 30, arbitrary: requested },
    { weight: 1, arbitrary: boolFormula(names) },
    { weight: 1, arbitrary: fc.constantFrom(...HOSTILE) },
  )
}
