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
  /** One part of the earlier lesion is listed already, so its earlier length isn't added again. */
  isFurtherPart?: true
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
  return [...withSplit(found), ...earlier.map((one) => goneOf(one, written))]
}

interface Tracked extends ComparedLesion {
  track: string | undefined
}

function wholeOf({ title, filling }: WrittenFilling): Tracked {
  const { id, definition, session } = filling
  const { records = [], track } = session.compared() ?? {}
  const latest = records.at(-1)
  const input = lengthInput(definition)
  const value = session.snapshot().inputs.find(({ address }) => address.id === input?.id)?.value
  return {
    ...{ module: id, title, track },
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
        ...{ module: listKey(id, group), track, title: `${label} ${index + 1}${site && ` (${site})`}` },
        state: earlier ? 'same' : 'new',
        date: earlier && latest?.date,
        before: lengthOf(input, earlier?.values[input.id]),
        after: lengthOf(input, values[input.id]),
      },
    ]
  })
}

/** Two current lesions with the same earlier one are described as its parts. */
function withSplit(lesions: readonly Tracked[]): ComparedLesion[] {
  const keyOf = ({ module, track, date }: Tracked) => JSON.stringify([module, track, date])
  return lesions.map((lesion, index): ComparedLesion => {
    const { track: _, ...told } = lesion
    const first = lesions.findIndex((one) => one.state === 'same' && keyOf(one) === keyOf(lesion))
    const isPart =
      lesion.state === 'same' && lesions.some((one, at) => at !== index && keyOf(one) === keyOf(lesion))
    return isPart ? { ...told, state: 'split', ...(index > first && { isFurtherPart: true }) } : told
  })
}

function goneOf(
  { module, title, state, date, size, into }: EarlierLesionState,
  written: readonly WrittenFilling[],
): ComparedLesion {
  const whole = into === undefined ? undefined : written.find(({ key }) => key === into)?.title
  return {
    ...{ module, title, state, date, before: size && lengthOf(size, size.text), after: undefined },
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
