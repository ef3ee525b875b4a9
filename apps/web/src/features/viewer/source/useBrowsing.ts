import type { FoundStudy } from '@pandok/viewer'
import { useState } from 'react'
import { type Conditions, NO_CONDITIONS, queryOf } from './search/Conditions.ts'
import { useStudySearch } from './search/useStudySearch.ts'
import { useFoundSeries } from './series/useFoundSeries.ts'
import type { ImageSource } from './settings/ImageSource.ts'
import { useSourceClient } from './useSourceClient.ts'

export type Browsing = ReturnType<typeof useBrowsing>

/** From the search to studies, their series, and the selection to open. */
export function useBrowsing(source: ImageSource | undefined) {
  const web = useSourceClient(source)
  const [conditions, setConditions] = useState<Conditions>(NO_CONDITIONS)
  const [study, setStudy] = useState<FoundStudy>()
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set())
  const { search, ask, turnTo, stop } = useStudySearch(web)
  const isListed = search?.found?.studies.some(({ uid }) => uid === study?.uid) ?? false
  const found = useFoundSeries(web, isListed ? study?.uid : undefined)
  const all = (isListed && found?.series) || []
  const series = all.filter(({ uid }) => !leftOut.has(uid))

  return {
    web,
    conditions,
    setConditions,
    search,
    turnTo,
    stop,
    found,
    leftOut,
    setLeftOut,
    series,
    study: isListed ? study : undefined,
    isWhole: series.length === all.length,
    ask: () => ask(queryOf(conditions)),
    choose(next: FoundStudy): void {
      setStudy(next)
      if (next.uid !== study?.uid) setLeftOut(new Set())
    },
  }
}
