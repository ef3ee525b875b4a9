import fc from 'fast-check'
import type { ModuleDefinition } from '../document/definition.ts'
import { PARTICLES, type Particle, type PhraseToken } from '../document/phrase.ts'
import { readDefinition } from '../document/readDefinition.ts'
import { arbitraryFormula, type FormulaNames } from './arbitraryFormula.ts'
import { HOSTILE_TEXTS } from './hostileTexts.ts'

interface Named {
  id: string
  kind: string
  group?: string
}

const text = fc.oneof(
  fc.constantFrom(...HOSTILE_TEXTS),
  fc.string({ maxLength: 12 }),
  fc.constantFrom('결절', 'nodule '),
)
const label = text.map((ko) => ({ ko: ko.slice(0, 60), en: 'Label' }))
const OPTIONS = [
  { id: 'a', label: { ko: '가', en: 'alpha' }, points: 1, reading: '알파' },
  { id: 'b', label: { ko: '나', en: 'beta' }, points: '2.5' },
  { id: 'none', label: { ko: '없음', en: 'none' }, exclusive: true },
]

const maybe = <T>(arbitrary: fc.Arbitrary<T>, key: string) =>
  fc
    .option(arbitrary, { nil: undefined, freq: 3 })
    .map((value) => (value === undefined ? {} : { [key]: value }))

const inputKind = fc.constantFrom(
  'number',
  'integer',
  'text',
  'choice',
  'multi',
  'bool',
  'date',
  'side',
  'measure',
  'size',
)

function namesIn(all: readonly Named[], groups: readonly string[], scope: string | undefined): FormulaNames {
  const seen = all.filter(({ group }) => group === undefined || group === scope)
  const of = (...kinds: readonly string[]) =>
    seen.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => id)
  return {
    numbers: [...of('number', 'integer', 'measure'), ...(scope === undefined ? [] : ['row_number'])],
    bools: of('bool'),
    texts: of('text', 'choice', 'date', 'side'),
    lists: of('multi'),
    groups: groups.map((id) => ({
      id,
      numbers: all
        .filter(({ group, kind }) => group === id && ['number', 'integer', 'measure'].includes(kind))
        .map((named) => named.id),
    })),
  }
}

function input({ id, kind, group }: Named, names: FormulaNames): fc.Arbitrary<object> {
  const base = fc
    .tuple(
      label,
      maybe(arbitraryFormula('bool', names), 'visible'),
      maybe(fc.oneof(fc.boolean(), arbitraryFormula('bool', names)), 'required'),
      fc.option(fc.constantFrom('auto', 'needed', 'notNeeded'), { nil: undefined }).map((confirm) => ({
        ...(confirm !== undefined && { confirm }),
        ...(confirm === 'notNeeded' && { confirmReason: { ko: '단위' } }),
      })),
    )
    .map(([words, ...rest]) =>
      Object.assign({ id, kind, label: words, ...(group !== undefined && { group }) }, ...rest),
    )
  const more: Record<string, fc.Arbitrary<object>> = {
    number: fc.oneof(
      maybe(fc.constantFrom('1', '2.50', '-3'), 'default'),
      arbitraryFormula('number', names).map((expr) => ({
        fill: [
          { from: 'dicom', attribute: 'X' },
          { from: 'expr', expr },
        ],
      })),
      fc.constant({ unit: 'mm', altUnits: ['cm'], min: '0', max: '100', decimals: 1 }),
    ),
    integer: fc.constantFrom({}, { min: '1', below: '20' }, { default: '3' }),
    measure: fc.constantFrom(
      { what: 'length', unit: 'mm', altUnits: ['cm'] },
      { what: 'density', unit: '[HU]', default: '-12' },
    ),
    size: fc.constantFrom(
      { unit: 'cm', altUnits: ['mm'] },
      { unit: 'mm', least: 1, above: '0', decimals: 1, default: '12.0 x 8' },
    ),
    text: fc.constantFrom({}, { max: 20 }, { default: 'free' }),
    choice: fc.constantFrom({ options: OPTIONS }, { options: OPTIONS, default: 'a' }),
    multi: fc.constantFrom(
      { options: OPTIONS },
      { options: OPTIONS, default: [], max: 2 },
      { options: OPTIONS, min: 1 },
    ),
    bool: fc.constantFrom({}, { default: false, points: 2 }),
    date: fc.constantFrom({}, { max: 'today', default: 'today' }, { fill: [{ from: 'today' }] }),
    side: fc.constantFrom({}, { sides: ['R', 'L'] }, { default: 'B' }),
  }
  return fc.tuple(base, more[kind] ?? fc.constant({})).map(([one, two]) => ({ ...one, ...two }))
}

function computed(
  named: Named,
  names: FormulaNames,
  tables: readonly { id: string; group?: string }[],
): fc.Arbitrary<object> {
  const { id, kind, group } = named
  const base = {
    id,
    kind,
    ...(group !== undefined && { group }),
    ...(kind === 'choice' && { options: OPTIONS }),
  }
  const requested = kind === 'number' || kind === 'integer' ? 'number' : kind === 'bool' ? 'bool' : 'text'
  const scored = [...names.numbers, ...names.bools, ...names.texts, ...names.lists].filter(
    (name) => name !== 'row_number',
  )
  const near = tables.filter((table) => table.group === undefined || table.group === group)
  const how: fc.Arbitrary<object>[] = [arbitraryFormula(requested, names).map((expr) => ({ expr }))]
  if (near.length > 0) how.push(fc.constantFrom(...near).map((table) => ({ table: table.id })))
  if (scored.length > 0 && requested === 'number') {
    how.push(
      fc
        .tuple(fc.subarray(scored, { minLength: 1 }), fc.constantFrom('sum', 'max', 'count'))
        .map(([of, agg]) => ({ score: { of, agg } })),
    )
  }
  return fc
    .tuple(fc.oneof(...how), fc.boolean())
    .map(([one, override]) => ({ ...base, ...one, override, ...(requested === 'number' && { decimals: 2 }) }))
}

function table(one: { id: string; group?: string }, names: FormulaNames): fc.Arbitrary<object> {
  const columns = [...names.numbers, ...names.bools, ...names.texts, ...names.lists].filter(
    (name) => name !== 'row_number',
  )
  const cell = fc.oneof(
    { weight: 2, arbitrary: fc.constant('-' as const) },
    {
      weight: 2,
      arbitrary: fc.constantFrom(
        { in: ['a', 1, true] },
        { not: ['a', '2.5', false] },
        { known: true },
        { known: false },
      ),
    },
    {
      weight: 2,
      arbitrary: fc.constantFrom(
        { range: ['1', '3.95', '[)'] },
        { range: [null, '10', '()'] },
        { range: ['10', null, '[]'] },
      ),
    },
    { weight: 1, arbitrary: arbitraryFormula('bool', names).map((expr) => ({ expr })) },
  )
  const result = fc.oneof(
    fc.constantFrom<unknown>('a', 'b', 1, '2.5', true, null),
    arbitraryFormula('text', names).map((expr) => ({ expr })),
  )
  const known = columns.length > 0 ? columns : ['i0']
  return fc.subarray(known, { minLength: 1, maxLength: Math.min(3, known.length) }).chain((refs) =>
    fc
      .tuple(
        fc.array(fc.tuple(fc.array(cell, { minLength: refs.length, maxLength: refs.length }), result), {
          maxLength: 5,
        }),
        fc.constantFrom('FIRST', 'UNIQUE'),
        fc.option(result, { nil: undefined }),
        fc.constantFrom('text', 'number', 'choice', 'bool'),
      )
      .map(([rows, hit, otherwise, kind]) => ({
        ...one,
        hit,
        cols: refs.map((ref) => ({ ref })),
        outs: [{ id: 'out', kind }],
        // biome-ignore lint/suspicious/noThenProperty: the document's own word
        rows: rows.map(([when, made]) => ({ when, then: [made] })),
        ...(otherwise !== undefined && { otherwise: [otherwise] }),
      })),
  )
}

/** Makes tokens within the limits of one output: nested two deep, with at most a group in a group. */
function phrase(
  names: FormulaNames,
  rowNames: ReadonlyMap<string, FormulaNames>,
  depth = 2,
): fc.Arbitrary<PhraseToken[]> {
  const every = [
    ...names.numbers,
    ...names.bools,
    ...names.texts,
    ...names.lists,
    ...names.groups.map(({ id }) => id),
  ]
  const format = fc.constantFrom(
    {},
    { dp: 1 },
    { unit: 'hide' as const },
    { case: 'upper' as const },
    { as: 'points' as const },
    { list: 'or' as const },
    { list: 'serial' as const },
    { case: 'uncapital' as const },
    { part: 'max' as const },
    { form: 'toString' },
  )
  const value: fc.Arbitrary<PhraseToken> = fc
    .tuple(fc.constantFrom(...(every.length > 0 ? every : ['i0'])), format)
    .map(([v, fmt]) => ({ v, fmt }))
  const flat = fc.oneof<fc.Arbitrary<PhraseToken>[]>(
    text,
    value,
    fc.constantFrom<Particle>(...PARTICLES).map((josa) => ({ josa })),
    fc.constantFrom('a' as const, 'A' as const).map((article) => ({ article })),
    fc.constant({ br: 1 as const }),
    fc.constant({ use: 'p0' }),
    fc.constantFrom(...(names.numbers.length > 0 ? names.numbers : ['i0'])).map((plural) => ({
      plural,
      forms: { one: ['one'], other: ['other'] },
    })),
  )
  if (depth === 0) return fc.array(flat, { maxLength: 4 })
  const inner = phrase(names, rowNames, depth - 1)
  const when = fc
    .tuple(arbitraryFormula('bool', names), inner, inner)
    // biome-ignore lint/suspicious/noThenProperty: the document's own word
    .map(([condition, yes, no]): PhraseToken => ({ when: condition, then: yes, else: no }))
  const each = names.groups.map(({ id }) =>
    fc
      .tuple(
        phrase(rowNames.get(id) ?? names, new Map(), depth - 1),
        arbitraryFormula('bool', rowNames.get(id) ?? names),
        fc.boolean(),
        fc.constantFrom(undefined, 'i0', 'c0'),
      )
      .map(
        ([body, where, isFiltered, by]): PhraseToken => ({
          each: id,
          body,
          sep: ['; '],
          ...(isFiltered && { where }),
          ...(by !== undefined && { by }),
        }),
      ),
  )
  const lines = fc
    .tuple(fc.array(inner, { maxLength: 3 }), fc.boolean(), inner)
    .map(([all, numbered, start]): PhraseToken => ({ lines: all, numbered, start }))
  const answers = fc
    .tuple(fc.constantFrom(...(every.length > 0 ? every : ['i0'])), inner, inner)
    .map(([name, one, other]): PhraseToken => ({ answers: name, say: { a: one, b: other } }))
  const nesting = [when, lines, answers].map((arbitrary) => ({ weight: 1, arbitrary }))
  return fc.array(fc.oneof({ weight: 4, arbitrary: flat }, ...nesting, ...each), { maxLength: 5 })
}

/**
 * Makes definitions that `readDefinition` accepts: formulas may be broken, names out of scope, values cyclic,
 * and texts hostile.
 */
export function arbitraryDefinition(): fc.Arbitrary<ModuleDefinition> {
  return fc
    .record({
      groups: fc.integer({ min: 0, max: 2 }),
      inputs: fc.array(fc.tuple(inputKind, fc.integer({ min: 0, max: 3 })), { minLength: 1, maxLength: 8 }),
      computed: fc.array(
        fc.tuple(
          fc.constantFrom('number', 'integer', 'text', 'bool', 'choice'),
          fc.integer({ min: 0, max: 3 }),
        ),
        { maxLength: 7 },
      ),
      tables: fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 2 }),
    })
    .chain((plan) => {
      const groups = Array.from({ length: plan.groups }, (_, index) => `g${index}`)
      // Half of the draws put a name into the module itself.
      const inGroup = (draw: number) => (groups[draw] === undefined ? {} : { group: groups[draw] })
      const inputs: Named[] = plan.inputs.map(([kind, draw], index) => ({
        id: `i${index}`,
        kind,
        ...inGroup(draw),
      }))
      const values: Named[] = plan.computed.map(([kind, draw], index) => ({
        id: `c${index}`,
        kind,
        ...inGroup(draw),
      }))
      const tables = plan.tables.map((draw, index) => ({ id: `t${index}`, ...inGroup(draw) }))
      const all = [...inputs, ...values]
      const scopes = new Map([undefined, ...groups].map((scope) => [scope, namesIn(all, groups, scope)]))
      const root = namesIn(all, groups, undefined)
      const names = (one: { group?: string }) => scopes.get(one.group) ?? root
      const rowNames = new Map(groups.map((id) => [id, namesIn(all, groups, id)]))
      return fc.record({
        inputs: fc.tuple(...inputs.map((one) => input(one, names(one)))),
        groups: fc.tuple(
          ...groups.map((id) =>
            fc
              .tuple(
                fc.integer({ min: 0, max: 2 }),
                maybe(arbitraryFormula('number', rowNames.get(id) ?? root), 'sort'),
              )
              .map(([min, sort]) => ({ id, label: { en: id }, min, max: 6, ...sort })),
          ),
        ),
        computed: fc.tuple(...values.map((one) => computed(one, names(one), tables))),
        tables: fc.tuple(...tables.map((one) => table(one, names(one)))),
        checks: arbitraryFormula('bool', root).map((when) => [
          { id: 'k0', level: 'block', when, message: { en: 'no' } },
        ]),
        partials: phrase({ ...root, groups: [] }, new Map(), 0).map((body) => [
          { id: 'p0', body: { ko: body.filter((token) => typeof token === 'string' || !('use' in token)) } },
        ]),
        outputs: fc
          .tuple(
            phrase(root, rowNames),
            phrase(root, rowNames),
            maybe(arbitraryFormula('bool', root), 'when'),
            fc.constantFrom('omit', 'say'),
          )
          .map(([ko, en, when, unknown]) => [
            { id: 'o0', section: 'findings', body: { ko, en }, ...when },
            { id: 'o1', section: 'impression', body: { ko: en }, unknown },
          ]),
      })
    })
    .map((document) => readDefinition(document))
    .filter((read) => read.ok)
    .map((read) => (read as Extract<typeof read, { ok: true }>).definition)
}
