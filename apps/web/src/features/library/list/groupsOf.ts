import { REGIONS, type Region } from '@pandok/domain'

/** An entry with its regions, the most important first. */
export interface Grouped {
  entry?: { regions: readonly Region[] } | undefined
}

interface EntryGroup<Row> {
  region: Region
  rows: readonly Row[]
}

/** Groups entries by their first region, in the order in which regions are listed everywhere. */
export const groupsOf = <Row extends Grouped>(rows: readonly Row[]): readonly EntryGroup<Row>[] =>
  REGIONS.flatMap((region) => {
    const own = rows.filter(({ entry }) => (entry?.regions[0] ?? 'general') === region)
    return own.length > 0 ? [{ region, rows: own }] : []
  })
