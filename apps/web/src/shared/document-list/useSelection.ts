import { useCallback, useState } from 'react'

/** Rows that are selected in a list; a selected row that is no longer on the page must not be affected by a button. */
export function useSelection() {
  const [selected, select] = useState<ReadonlySet<string>>(new Set())
  const clear = useCallback(() => select(new Set()), [])
  const chosenOf = <Row extends { id: string }>(rows: readonly Row[] | undefined): readonly Row[] =>
    rows?.filter(({ id }) => selected.has(id)) ?? []
  return { selected, select, clear, chosenOf }
}
