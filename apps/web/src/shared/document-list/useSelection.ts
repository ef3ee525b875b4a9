import { useCallback, useState } from 'react'

/** The selected rows of a list. A button must not affect a selected row that is no longer on the page. */
export function useSelection() {
  const [selected, select] = useState<ReadonlySet<string>>(new Set())
  const clear = useCallback(() => select(new Set()), [])
  const chosenOf = <Row extends { id: string }>(rows: readonly Row[] | undefined): readonly Row[] =>
    rows?.filter(({ id }) => selected.has(id)) ?? []
  return { selected, select, clear, chosenOf }
}
