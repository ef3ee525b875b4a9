import { toCsv } from '@pandok/viewer'
import { dayOf } from '#features/viewer/stage/dayOf.ts'
import type { Text } from '#platform/text/text.ts'
import { imageWords } from './imageWords.ts'
import type { MeasuredItem } from './measuredItems.ts'
import { measurementWords } from './measurementWords.ts'

interface TableParts {
  items: readonly MeasuredItem[]
  isIdentityHidden: boolean
  text: Text
}

type TableResult = { ok: true; csv: string } | { ok: false; reason: 'nothing' | 'twoPatients' }

/** The table names no patient, so it must not mix two of them. */
export function csvOf({ items, isIdentityHidden, text }: TableParts): TableResult {
  if (items.length === 0) return { ok: false, reason: 'nothing' }
  if (new Set(items.map(({ patientKey }) => patientKey)).size > 1) return { ok: false, reason: 'twoPatients' }
  const studyOf = ({ record }: MeasuredItem) => (isIdentityHidden ? '' : dayOf(record?.study.date ?? ''))
  const lines = items.map((item) => ({
    measurement: item.measurement,
    readings: item.readings,
    study: studyOf(item),
    ...imageWords(item, isIdentityHidden, text),
  }))
  const csv = toCsv(lines, {
    ...measurementWords(text),
    number: text('viewer.csv.number'),
    label: text('viewer.csv.label'),
    tool: text('viewer.csv.tool'),
    quantity: text('viewer.csv.quantity'),
    value: text('viewer.csv.value'),
    unit: text('viewer.csv.unit'),
    source: text('viewer.csv.source'),
    study: text('viewer.csv.study'),
    series: text('viewer.series'),
    image: text('viewer.csv.image'),
  })
  return { ok: true, csv }
}
