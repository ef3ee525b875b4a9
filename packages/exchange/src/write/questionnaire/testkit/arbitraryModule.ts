import { checkModule, type ModuleDefinition, readDefinition } from '@pandok/module-engine'
import fc from 'fast-check'

const OPTIONS = [
  { id: 'a', label: { en: 'alpha', ko: '가' }, points: '1' },
  { id: 'b', label: { en: 'beta' }, points: '2.5' },
  { id: 'none', label: { en: 'none' } },
]

const KINDS = {
  number: fc.constantFrom(
    {},
    { unit: 'mm', altUnits: ['cm'], min: '0', max: '100', decimals: 1 },
    { default: '2.5' },
    { above: '0', below: '50' },
  ),
  integer: fc.constantFrom({}, { min: '1', max: '20' }, { default: '3' }),
  text: fc.constantFrom({}, { max: 20 }, { lines: 3 }, { default: 'free' }),
  choice: fc.constantFrom({ options: OPTIONS }, { options: OPTIONS, default: 'a' }),
  multi: fc.constantFrom(
    { options: OPTIONS },
    { options: OPTIONS, max: 2 },
    { options: OPTIONS, default: ['b'] },
  ),
  bool: fc.constantFrom({}, { default: false }),
  date: fc.constantFrom({}, { min: '2020-01-01', max: '2030-12-31' }),
  side: fc.constantFrom({}, { sides: ['R', 'L'] }, { default: 'B' }),
  measure: fc.constantFrom({ what: 'length', unit: 'mm' }, { what: 'density', unit: '[HU]', default: '-12' }),
  size: fc.constantFrom({ unit: 'cm', altUnits: ['mm'] }, { unit: 'mm', least: 1, above: '0' }),
} as const
type Kind = keyof typeof KINDS

interface Named {
  id: string
  kind: Kind
  group?: string
}

const label = fc.constantFrom(
  { en: 'Label' },
  { en: 'Größe <b>', ko: '크기 "1"' },
  { en: "it's", de: 'das', ja: '大きさ' },
)

/** Lists the names that a formula at that place can use, by kind. */
const seen = (all: readonly Named[], group: string | undefined, ...kinds: readonly Kind[]): string[] =>
  all
    .filter((one) => kinds.includes(one.kind) && (one.group === undefined || one.group === group))
    .map(({ id }) => id)

function numberFormula(all: readonly Named[], group: string | undefined): fc.Arbitrary<string> {
  const names = seen(all, group, 'number', 'integer', 'measure')
  const atom = fc.constantFrom('0', '1', '2.5', '10', ...names, ...names)
  const rows =
    group === undefined ? all.filter((one) => one.group !== undefined && one.kind === 'number') : []
  const over = rows.flatMap(({ id, group: own }) => [
    `sum(${own}.map(r, orElse(r.${id}, 0)))`,
    `max(${own}.map(r, r.${id}))`,
    `size(${own}.filter(r, r.${id} > 2))`,
  ])
  const operation = fc
    .tuple(atom, fc.constantFrom('+', '-', '*'), atom)
    .map(([a, operator, b]) => `(${a} ${operator} ${b})`)
  return fc.oneof(
    atom,
    operation,
    fc.tuple(operation, operation).map(([a, b]) => `(${a} + orElse(${b}, 1))`),
    operation.map((one) => `round(${one}, 1)`),
    fc.tuple(boolFormula(all, group), operation).map(([test, one]) => `onlyIf(${test}, ${one})`),
    ...(over.length > 0 ? [fc.constantFrom(...over)] : []),
  )
}

function boolFormula(all: readonly Named[], group: string | undefined): fc.Arbitrary<string> {
  const numbers = seen(all, group, 'number', 'integer', 'measure')
  const [choices, lists, bools] = [
    seen(all, group, 'choice'),
    seen(all, group, 'multi'),
    seen(all, group, 'bool'),
  ]
  const tests = [
    ...numbers.flatMap((name) => [`${name} >= 5`, `${name} < 2.5`, `known(${name})`]),
    ...choices.flatMap((name) => [
      `${name} == "a"`,
      `${name} != "b"`,
      `${name} in ["a", "none"]`,
      `known(${name})`,
    ]),
    ...lists.flatMap((name) => [`"a" in ${name}`, `known(${name})`]),
    ...bools,
    'true',
  ]
  const atom = fc.constantFrom(...tests)
  return fc.oneof(
    atom,
    fc
      .tuple(atom, fc.constantFrom('&&', '||'), atom)
      .map(([a, operator, b]) => `((${a}) ${operator} (${b}))`),
    atom.map((one) => `!(${one})`),
    atom.map((one) => `orElse(${one}, false)`),
  )
}

function cell(one: Named): fc.Arbitrary<unknown> {
  const any = fc.constant('-')
  if (one.kind === 'choice')
    return fc.oneof(
      any,
      fc.constantFrom(
        { in: ['a'] },
        { in: ['b', 'none'] },
        { not: ['a'] },
        { known: true },
        { known: false },
      ),
    )
  if (one.kind === 'bool') return fc.oneof(any, fc.constantFrom({ in: [true] }, { in: [false] }))
  return fc.oneof(
    any,
    fc.constantFrom({ range: ['1', '5', '[)'] }, { range: [null, '1', '()'] }, { range: ['5', null, '[]'] }),
  )
}

/** Makes modules with valid formulas, some of which a Questionnaire can't express. */
export const arbitraryModule: fc.Arbitrary<ModuleDefinition> = fc
  .record({
    kinds: fc.array(fc.tuple(fc.constantFrom(...(Object.keys(KINDS) as Kind[])), fc.boolean()), {
      minLength: 1,
      maxLength: 7,
    }),
    hasRows: fc.boolean(),
    computed: fc.array(fc.constantFrom('number', 'bool', 'choice', 'score'), { maxLength: 4 }),
  })
  .chain(({ kinds, hasRows, computed }) => {
    const all: Named[] = kinds.map(([kind, inRow], at) => ({
      id: `i${at}`,
      kind,
      ...(hasRows && inRow && { group: 'rows' }),
    }))
    const isUsed = all.some(({ group }) => group !== undefined)
    const columns = all
      .filter(
        ({ kind, group }) => group === undefined && ['choice', 'bool', 'number', 'integer'].includes(kind),
      )
      .slice(0, 3)
    const scored = seen(all, undefined, 'choice', 'multi', 'number')
    const values = computed.map((kind, at): fc.Arbitrary<Record<string, unknown>> => {
      const id = `c${at}`
      if (kind === 'score') {
        if (scored.length === 0) return fc.constant({ id, kind: 'number', expr: '1' })
        return fc
          .tuple(fc.subarray(scored, { minLength: 1 }), fc.constantFrom('sum', 'count'))
          .map(([of, agg]) => ({ id, kind: 'number', score: { of, agg } }))
      }
      if (kind === 'choice')
        return fc.constant(
          columns.length === 0
            ? { id, kind: 'bool', expr: 'true' }
            : { id, kind: 'choice', options: OPTIONS, table: 't' },
        )
      return (kind === 'number' ? numberFormula(all, undefined) : boolFormula(all, undefined)).map(
        (expr) => ({ id, kind, expr }),
      )
    })
    return fc.record({
      inputs: fc.tuple(
        ...all.map((one) =>
          fc
            .tuple(
              label,
              KINDS[one.kind] as fc.Arbitrary<object>,
              fc.option(
                boolFormula(
                  all.filter(({ id }) => id < one.id),
                  one.group,
                ),
                { nil: undefined, freq: 4 },
              ),
              fc.boolean(),
            )
            .map(([words, more, visible, required]) => ({
              ...one,
              label: words,
              ...more,
              ...(visible !== undefined && { visible }),
              ...(required && { required }),
            })),
        ),
      ),
      groups: fc.constant(isUsed ? [{ id: 'rows', label: { en: 'Row' }, min: 1, max: 5 }] : []),
      computed: fc.tuple(...values),
      tables:
        columns.length === 0 || !computed.includes('choice')
          ? fc.constant([])
          : fc
              .tuple(
                fc.array(fc.tuple(fc.tuple(...columns.map(cell)), fc.constantFrom('a', 'b', 'none', null)), {
                  minLength: 1,
                  maxLength: 16,
                }),
                fc.boolean(),
              )
              .map(([rows, hasOtherwise]) => [
                {
                  id: 't',
                  hit: 'FIRST',
                  cols: columns.map(({ id }) => ({ ref: id })),
                  outs: [{ id: 'r', kind: 'choice' }],
                  // biome-ignore lint/suspicious/noThenProperty: the property is part of the document format
                  rows: rows.map(([when, result]) => ({ when, then: [result] })),
                  ...(hasOtherwise && { otherwise: ['none'] }),
                },
              ]),
      checks: fc
        .option(boolFormula(all, undefined), { nil: undefined })
        .map((when) =>
          when === undefined
            ? []
            : [{ id: 'k_1', level: 'warn', when, message: { en: 'Sure?', ko: '확인' } }],
        ),
      outputs: fc
        .tuple(boolFormula(all, undefined), fc.subarray(all.filter(({ group }) => group === undefined)))
        .map(([when, said]) => [
          {
            id: 'o',
            section: 'findings',
            body: { en: ['text', ...said.flatMap(({ id }) => [' ', { v: id }])] },
          },
          { id: 'end_of_it', section: 'impression', when, body: { en: ['Conclusion'] } },
        ]),
    })
  })
  .map((document) => readDefinition(document))
  .filter((read) => read.ok)
  .map((read) => (read as Extract<typeof read, { ok: true }>).definition)
  .filter((definition) => checkModule(definition, { proofs: false }).every(({ level }) => level !== 'error'))
