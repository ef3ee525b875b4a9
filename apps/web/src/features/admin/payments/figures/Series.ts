import type { SeriesStyle } from './seriesStyle.ts'

/** One value per month for one plan. */
export interface Series {
  id: string
  label: string
  look: SeriesStyle
  values: readonly number[]
}

export const totalsOf = (series: readonly Series[]): number[] =>
  (series[0]?.values ?? []).map((_, index) =>
    series.reduce((sum, { values }) => sum + (values[index] ?? 0), 0),
  )
