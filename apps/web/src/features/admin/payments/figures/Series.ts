import type { SeriesLook } from './seriesLook.ts'

/** One value per month for one plan. */
export interface Series {
  id: string
  label: string
  look: SeriesLook
  values: readonly number[]
}

export const totalsOf = (series: readonly Series[]): number[] =>
  (series[0]?.values ?? []).map((_, index) =>
    series.reduce((sum, { values }) => sum + (values[index] ?? 0), 0),
  )
