import type { ReportSection } from '@pandok/domain'
import type { Form, FormField, FormItem, FormSection, FormValue } from './Form.ts'
import type { LossList } from './LossList.ts'
import { Names } from './Names.ts'
import { reportSectionOf } from './reportSectionOf.ts'

/** A field or a value with its name in the module and the sections around it, outermost first. */
export interface Placed {
  item: FormField | FormValue
  id: string
  sections: readonly FormSection[]
  report: ReportSection
  rows: FormSection | undefined
}

export interface PlacedForm {
  placed: readonly Placed[]
  byKey: ReadonlyMap<string, Placed>
  groupIds: ReadonlyMap<FormSection, string>
}

/** Names everything in the order of the form, so that the same form always gets the same names. */
export function placeItems(form: Form, losses: LossList): PlacedForm {
  const names = new Names()
  const placed: Placed[] = []
  const byKey = new Map<string, Placed>()
  const groupIds = new Map<FormSection, string>()
  reserve(form.items, names, groupIds)

  function walk(
    items: readonly FormItem[],
    sections: readonly FormSection[],
    rows: FormSection | undefined,
  ): void {
    for (const item of items) {
      if (item.kind === 'section') {
        const isNested = item.repeats !== undefined && rows !== undefined
        if (isNested) losses.add('unsupported', item.place, wordsOf(item), { what: 'nested-repeat' })
        const isRows = item.repeats !== undefined && rows === undefined && hasFields(item)
        if (isRows && !groupIds.has(item)) groupIds.set(item, names.take(candidates(item), 'rows'))
        walk(item.items, [...sections, item], isRows ? item : rows)
        continue
      }
      const exact = item.id === undefined ? undefined : item.id
      const id = exact ?? names.take(candidates(item), item.kind === 'field' ? 'field' : 'value')
      const entry: Placed = { item, id, sections, report: reportOf(item, sections), rows }
      placed.push(entry)
      if (byKey.has(item.key)) losses.add('duplicate', item.place, wordsOf(item), { of: item.key })
      else byKey.set(item.key, entry)
    }
  }

  walk(form.items, [], undefined)
  return { placed, byKey, groupIds }
}

/**
 * A question belongs to the section around it. Some questions determine their own section: a text outside all
 * headings, such as «Impression» at the end of a form, and comparisons and recommendations, wherever they are
 * asked.
 */
function reportOf(item: FormField | FormValue, sections: readonly FormSection[]): ReportSection {
  const around = sections.findLast((section) => section.report !== undefined)?.report
  if (item.kind === 'value') return around ?? 'findings'
  const isText = item.input.kind === 'text'
  const named = reportSectionOf(Object.values(item.label))
  if (named === 'comparison' || (isText && named === 'recommendation')) return named
  const isOutermost = sections.every(({ label }) => Object.keys(label).length === 0)
  return around ?? (isText && isOutermost ? named : undefined) ?? 'findings'
}

/**
 * Names in the file are reserved first, so that no generated name takes them; an invalid one is replaced by a
 * generated name.
 */
function reserve(items: readonly FormItem[], names: Names, groupIds: Map<FormSection, string>): void {
  for (const item of items) {
    if (item.id !== undefined) {
      const kept = names.takeExactly(item.id)
      if (kept === undefined) delete item.id
      else if (item.kind === 'section' && item.repeats) groupIds.set(item, kept)
    }
    if (item.kind === 'section') reserve(item.items, names, groupIds)
  }
}

const hasFields = (section: FormSection): boolean =>
  section.items.some((item) => item.kind !== 'section' || hasFields(item))

/** Words are preferred to codes, because people read the names. */
function candidates(item: FormItem): string[] {
  const { label, key } = item
  return [label.en, ...Object.values(label), key].filter((words) => words !== undefined)
}

export const wordsOf = ({ label, key }: { label: FormItem['label']; key?: string }): string =>
  Object.values(label)[0] ?? key ?? ''
