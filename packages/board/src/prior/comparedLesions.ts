import type { Locale } from '@pandok/domain'
import { type ModuleDefinition, type PriorRecord, type PriorRow, textOf } from '@pandok/module-engine'
import type { Filling } from '../run/Run.ts'
import { type Length, lengthInput, lengthOf, lesionGroups } from './lengthOf.ts'
import { SITE } from './lesionOf.ts'
import type { LesionState } from './matchLesions.ts'

/** The reader's decision about a lesion that only earlier reports describe. */
export interface EarlierLesionState {
  track: string
  state: Extract<LesionState, 'gone' | 'merged' | 'notAssessable'>
  /** The module that described the lesion, or its list (`listKey`); lesions of one are summed together. */
  module: string
  title: string
  date: string
  /** The earlier length as it was written, with its unit. */
  size?: { text: string; unit: string } | undefined
  /** The key (`fillingKey`) of the current lesion that it merged with, if the reader said which. */
  into?: string | undefined
}

/** A lesion at both examinations, as the report describes it. */
export interface ComparedLesion {
  module: string
  title: string
  state: LesionState
  /** The date of the examination that it is compared with; undefined for a new lesion. */
  date: string | undefined
  before: Length | undefined
  after: Length | undefined
  /** The title of the lesion that it merged with. */
  into?: string | undefined
  /** The earlier lengths of other lesions that have merged with it. */
  absorbed?: readonly Length[]
  /** The current lengths of the further parts into which it has split. */
  parts?: readonly Length[]
}

/** Rows of one list are summed together, whether they are described now or only earlier. */
export const listKey = (moduleId: string, group: string): string => `${moduleId}/${group}`

interface WrittenFilling {
  /** `fillingKey`; only needed where an earlier lesion has merged with it. */
  key?: string
  title: string
  filling: Pick<Filling, 'id' | 'kind' | 'definition' | 'session'>
}

/**
 * Lists the lesions whose comparison a reader has decided. Undecided ones are not written into the report.
 */
export function comparedLesions(
  written: readonly WrittenFilling[],
  earlier: readonly EarlierLesionState[],
  locale: Locale,
): ComparedLesion[] {
  const found = written.flatMap((one) => {
    const compared = one.filling.kind === 'module' ? one.filling.session.compared() : undefined
    if (!compared) return []
    const rows = lesionGroups(one.filling.definition).flatMap((group) => rowsOf(one, group, locale))
    return rows.length > 0 ? rows : [wholeOf(one)]
  })
  const decided = new Map(earlier.map((one) => [one.track, one]))
  const settled = found.map((one) => withDecision(one, decided.get(one.track ?? '')))
  const listed = new Set(found.map(({ track }) => track))
  const unlisted = earlier.filter(({ track }) => !listed.has(track))
  return [...withSplit(withAbsorbed(settled, earlier)), ...unlisted.map((one) => goneOf(one, written))]
}

interface Tracked extends ComparedLesion {
  track: string | undefined
  /** `fillingKey`; undefined for a row of a list. */
  key: string | undefined
  isRow: boolean
}

/**
 * A row may only say what was decided about its lesion. What is measured now is neither gone nor not assessable,
 * whatever was decided before it was measured.
 */
function withDecision(lesion: Tracked, decision: EarlierLesionState | undefined): Tracked {
  const isMeasured = lesion.after !== undefined && !lesion.after.largest.isZero()
  if (!decision || !lesion.isRow || isMeasured || lesion.state !== 'same') return lesion
  return { ...lesion, state: decision.state, after: undefined }
}

/** A lesion with which others have merged is compared with all of them. */
const withAbsorbed = (lesions: readonly Tracked[], earlier: readonly EarlierLesionState[]): Tracked[] =>
  lesions.map((lesion) => {
    const absorbed = earlier.flatMap(({ state, into, size }) => {
      const isHere = state === 'merged' && into !== undefined && into === lesion.key
      return (isHere && size && lengthOf(size, size.text)) || []
    })
    return absorbed.length > 0 && lesion.state === 'same' ? { ...lesion, absorbed } : lesion
  })

function wholeOf({ key, title, filling }: WrittenFilling): Tracked {
  const { id, definition, session } = filling
  const { records = [], track } = session.compared() ?? {}
  const latest = records.at(-1)
  const input = lengthInput(definition)
  const value = session.snapshot().inputs.find(({ address }) => address.id === input?.id)?.value
  return {
    module: id,
    title,
    track,
    key,
    isRow: false,
    state: latest ? 'same' : 'new',
    date: latest?.date,
    before: input && lengthOf(input, latest?.values[input.id]),
    after: input && lengthOf(input, value),
  }
}

function rowsOf({ title, filling }: WrittenFilling, group: string, locale: Locale): Tracked[] {
  const { id, definition, session } = filling
  const { inputs, rows } = session.snapshot()
  const latest = session.compared()?.records.at(-1)
  const input = lengthInput(definition, group)
  const label = textOf(definition.groups.find((one) => one.id === group)?.label, locale) ?? title
  return (rows[group] ?? []).flatMap((row, index): Tracked[] => {
    const track = session.trackOf(group, row)
    if (track === undefined || !input) return []
    const earlier = earlierRows(latest, group).find((one) => one.track === track)
    const own = inputs.filter(({ address }) => address.row === row)
    const values = Object.fromEntries(own.map(({ address, value }) => [address.id, value]))
    const site = siteWords(definition, group, values, locale)
    return [
      {
        module: listKey(id, group),
        track,
        key: undefined,
        isRow: true,
        title: `${label} ${index + 1}${site && ` (${site})`}`,
        state: earlier ? 'same' : 'new',
        date: earlier && latest?.date,
        before: lengthOf(input, earlier?.values[input.id]),
        after: lengthOf(input, values[input.id]) ?? countedLength(filling, { group, row, input }),
      },
    ]
  })
}

interface CountedPlace {
  group: string
  row: string
  input: { id: string; unit?: string | undefined }
}

/**
 * The length that a list counts for a lesion without a measured one: RECIST 1.1 counts 5 mm for a target that is
 * too small to measure. It is computed from the measured one, in the same unit.
 */
function countedLength(
  { definition, session }: WrittenFilling['filling'],
  { group, row, input: { id, unit } }: CountedPlace,
): Length | undefined {
  const counted = definition.computed.find(
    (one) =>
      one.group === group &&
      'unit' in one &&
      one.unit === unit &&
      'expr' in one &&
      one.expr?.match(new RegExp(`\\b${id}\\b`, 'u')),
  )
  const { computed } = session.snapshot()
  const found = computed.find(({ address }) => address.id === counted?.id && address.row === row)
  return lengthOf({ unit }, found?.value)
}

/** Current lesions with the same earlier one are its parts and are described together, in the place of the first. */
function withSplit(lesions: readonly Tracked[]): ComparedLesion[] {
  const keyOf = ({ module, track, date }: Tracked) => JSON.stringify([module, track, date])
  const partsOf = (lesion: Tracked) =>
    lesion.state === 'same'
      ? lesions.filter((one) => one.state === 'same' && keyOf(one) === keyOf(lesion))
      : [lesion]
  return lesions.flatMap((lesion): ComparedLesion[] => {
    const { track: _, key: __, isRow: ___, ...told } = lesion
    const [first, ...others] = partsOf(lesion)
    if (others.length === 0) return [told]
    if (first !== lesion) return []
    const title = [lesion, ...others].map((one) => one.title).join(' + ')
    return [{ ...told, title, state: 'split', parts: others.flatMap(({ after }) => after ?? []) }]
  })
}

function goneOf(
  { module, title, state, date, size, into }: EarlierLesionState,
  written: readonly WrittenFilling[],
): ComparedLesion {
  const whole = into === undefined ? undefined : written.find(({ key }) => key === into)?.title
  return {
    module,
    title,
    state,
    date,
    before: size && lengthOf(size, size.text),
    after: undefined,
    ...(whole !== undefined && { into: whole }),
  }
}

export function earlierRows(record: PriorRecord | undefined, group: string): readonly PriorRow[] {
  const rows = record && Object.hasOwn(record.values, group) ? record.values[group] : undefined
  return Array.isArray(rows) ? rows.filter((row): row is PriorRow => typeof row === 'object') : []
}

/** Returns the site of a row in the words of its answers; typed text is used as it is. */
export function siteWords(
  { inputs }: ModuleDefinition,
  group: string | undefined,
  values: Readonly<Record<string, unknown>>,
  locale: Locale,
): string {
  const words = inputs.flatMap((input) => {
    const value = Object.hasOwn(values, input.id) ? values[input.id] : undefined
    if (input.group !== group || typeof value !== 'string' || !SITE.test(input.id)) return []
    if (input.kind === 'text') return [value.trim()]
    if (input.kind !== 'choice') return []
    const label = input.options.find(({ id }) => id === value)?.label
    return [textOf(label, locale) ?? value]
  })
  // A typed site may already name the organ, which is then not repeated.
  return [...new Set(words.filter((word) => word !== ''))].slice(0, 2).join(', ')
}
