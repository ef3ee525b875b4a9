import {
  type DicomWeb,
  type DicomWebFault,
  dicomWebFault,
  type FoundStudy,
  type StudyQuery,
} from '@pandok/viewer'
import { useEffect, useRef, useState } from 'react'

/** The number of rows that a reader can look through; for more, the search has to be narrowed. */
export const PAGE_SIZE = 20

interface Search {
  query: StudyQuery
  /** Starts at 0. */
  page: number
  isRunning: boolean
  found?: { studies: readonly FoundStudy[]; hasMore: boolean } | undefined
  fault?: DicomWebFault | undefined
}

/** Searches a server for studies, page by page. A new search replaces the last one. */
export function useStudySearch(web: DicomWeb | undefined) {
  const [search, setSearch] = useState<Search>()
  const running = useRef<AbortController>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: results of one server don't apply to another
  useEffect(() => {
    setSearch(undefined)
    return () => running.current?.abort()
  }, [web])

  async function ask(query: StudyQuery, page: number) {
    if (!web) return
    running.current?.abort()
    const stop = new AbortController()
    running.current = stop
    setSearch((before) => ({ query, page, isRunning: true, found: before?.found }))
    const answer = await web
      .findStudies(query, { offset: page * PAGE_SIZE, limit: PAGE_SIZE }, stop.signal)
      .then(
        (found) => ({ found }),
        (error: unknown) => ({ fault: dicomWebFault(error) }),
      )
    if (running.current === stop) setSearch({ query, page, isRunning: false, ...answer })
  }

  return {
    search,
    ask: (query: StudyQuery) => ask(query, 0),
    turnTo: (page: number) => search && ask(search.query, page),
    stop: () => running.current?.abort(),
  }
}
