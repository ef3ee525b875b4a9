import { toCsv } from '@pandok/viewer'
import type { Text } from '#app/text.ts'
import { imageWords } from './imageWords.ts'
import type { MeasuredItem } from './measuredItems.ts'
import { measurementWords } from './measurementWords.ts'

export const csvOf = (items: readonly MeasuredItem[], text: Text): string =>
  toCsv(
    items.map((item) => ({
      ...{ measurement: item.measurement, readings: item.readings },
      ...imageWords(item, text),
    })),
    {
      ...measurementWords(text),
      number: text('viewer.csv.number'),
      label: text('viewer.csv.label'),
      tool: text('viewer.csv.tool'),
      quantity: text('viewer.csv.quantity'),
      value: text('viewer.csv.value'),
      unit: text('viewer.csv.unit'),
      source: text('viewer.csv.source'),
      series: text('viewer.series'),
      image: text('viewer.csv.image'),
    },
  )
