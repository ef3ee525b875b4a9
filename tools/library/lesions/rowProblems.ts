import type { LibraryModule } from '@pandok/library'
import fc from 'fast-check'
import { answers, type Lesion, lesionReader, type Reading } from './lesionReader.ts'

interface Rows {
  /** The group of questions that is repeated. */
  group: string
  /** Values that depend on the position of a row in the list, and therefore on the order of entry. */
  byPlace?: readonly string[]
  /**
   * Values that an additional row must never lower, with their answers in ascending order; without an order,
   * the values are numbers or booleans.
   */
  never: Readonly<Record<string, readonly string[] | undefined>>
}

const N_OF_LUNG = ['N0', 'N1', 'N2a', 'N2b', 'N3']
const STAGES = ['0', 'I', 'II', 'III', 'IV']

/**
 * Rows that modules list, count or measure without a rank of their own: followed nodules, cores, nodes,
 * parts, segments.
 */
export const ROWS: Readonly<Record<string, readonly Rows[]>> = {
  'aneurysm-growth': [
    {
      group: 'segments',
      never: { largest_mm: undefined, fastest_mm: undefined, is_large: undefined, is_fast: undefined },
    },
  ],
  'breast-resection': [{ group: 'other_foci', never: {} }],
  'colorectal-resection': [{ group: 'others', never: {} }],
  'cytology-general': [
    { group: 'specimens', never: {} },
    { group: 'ihc', never: {} },
  ],
  'gastric-resection-and-esd': [{ group: 'others', never: {} }],
  'gi-biopsy': [
    {
      group: 'parts',
      /**
       * OLGA isn't given if the atrophy of one biopsy can't be assessed, so an additional biopsy may remove
       * it.
       */
      never: { a_im: undefined, c_im: undefined, olgim: STAGES },
    },
  ],
  'lung-resection': [
    {
      group: 'nodes',
      never: { n: N_OF_LUNG, n2_n: undefined, ln_exam: undefined, ln_pos: undefined, n3_pos: undefined },
    },
  ],
  'nodule-follow-up': [
    {
      group: 'nodules',
      never: { category: ['stable', 'grown', 'new'], n_new: undefined, n_grown: undefined },
    },
  ],
  'prostate-biopsy': [
    {
      group: 'cores',
      byPlace: ['lead_row', 'most_row'],
      never: {
        n_ca: undefined,
        n_total: undefined,
        pos_total: undefined,
        best_rank: undefined,
        most_mm: undefined,
        any4: undefined,
        any_epe: undefined,
        any_idcp_set: undefined,
      },
    },
  ],
  'recist-1-1': [{ group: 'prior_sums', never: {} }],
  'recist-sums': [
    { group: 'targets', never: { n_missing: undefined, sum_now: undefined } },
    { group: 'prior_sums', never: {} },
  ],
  'thyroid-resection': [{ group: 'others', never: { many: undefined, big: undefined } }],
}

/**
 * Returns the number of properties that are tested for each list: the order of entry, the removal of a row,
 * that each row keeps its own results, and that no value is lowered.
 */
export const rowPropertyCount = ({ id }: LibraryModule): number =>
  (ROWS[id] ?? []).reduce((sum, { never }) => sum + 3 + Object.keys(never).length, 0)

/**
 * Makes lists from the rows of a module's saved tests, because random answers hardly ever fill in a row of a synopsis
 * completely.
 */
export const rowProblems = (module: LibraryModule, numRuns: number): string[] =>
  (ROWS[module.id] ?? []).flatMap((rows) => problemsOf(module, rows, numRuns))

function problemsOf({ id, definition }: LibraryModule, rows: Rows, numRuns: number): string[] {
  const { group, byPlace = [] } = rows
  const given = definition.tests.map((test) => asEntered(test.given) as Lesion)
  const pool = given.flatMap((one) => (one[group] as unknown as readonly Lesion[] | undefined) ?? [])
  if (pool.length === 0) return [`${id}: no saved test fills in ${group}`]
  const read = lesionReader(definition, group)
  const row = fc.oneof(
    fc.constantFrom(...pool),
    answers(definition.inputs.filter((input) => input.group === group)),
  )
  const lists = fc.array(row, { minLength: 1, maxLength: 5 })
  const shared = fc.constantFrom(...given.filter((one) => group in one))
  const overallOf = ({ overall }: Reading) =>
    JSON.stringify(Object.entries(overall).filter(([name]) => !byPlace.includes(name)))
  let tried = 0
  const claim = fc.property(...[shared, lists, row, fc.nat(5)], (base, list, added, at) => {
    const place = Math.min(at, list.length)
    const longer = list.toSpliced(place, 0, added)
    const before = read(base, list)
    const after = read(base, longer)
    tried += 1
    if (overallOf(read(base, list.toReversed())) !== overallOf(before))
      throw new Error('the order of entry matters')
    if (overallOf(read(base, longer, place)) !== overallOf(before))
      throw new Error('a row that was removed leaves something behind')
    const lowered = Object.entries(rows.never).find(
      ([name, order]) => rankOf(after.overall[name], order) < rankOf(before.overall[name], order),
    )
    if (lowered) throw new Error(`one more row lowers ${lowered[0]}`)
  })
  const { counterexample, errorInstance } = fc.check(claim, { numRuns })
  return [
    ...(counterexample === null
      ? []
      : [
          `${id}: ${group}: ${errorInstance instanceof Error ? errorInstance.message : ''}: ${JSON.stringify(counterexample)}`,
        ]),
    ...(tried === 0 ? [`${id}: ${group}: nothing was tried`] : []),
  ]
}

/** Converts numbers of saved tests as a form has them. */
function asEntered(value: unknown): unknown {
  if (typeof value === 'number') return String(value)
  if (Array.isArray(value)) return value.map(asEntered)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, asEntered(one)]))
}

/** An unknown value ranks below all others. */
function rankOf(value: unknown, order: readonly string[] | undefined): number {
  if (value === undefined || value === null) return Number.NEGATIVE_INFINITY
  return order ? order.indexOf(String(value)) : Number(value)
}
