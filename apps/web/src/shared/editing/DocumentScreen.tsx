import { LOCALES } from '@pandok/domain'
import { type ReactNode, useEffect } from 'react'
import { loadFont } from '#platform/text/fonts.ts'
import type { Opened } from '#shared/document/useOpenedDocument.ts'

interface DocumentScreenProps<Work> {
  /** The page title while the document is loading. */
  title: string
  skeleton: ReactNode
  opened: Opened<Work>
  notOpened: (error: unknown) => ReactNode
  /** Renders the workspace; a new serial number is a new opening. */
  children: (work: Work, serial: number) => ReactNode
}

/** Shows a document that is open, loading, or can't be opened. */
export function DocumentScreen<Work>(props: DocumentScreenProps<Work>) {
  const { title, skeleton, opened, notOpened, children } = props
  // A document may be written in any of the five languages, whatever the page's language is.
  useEffect(() => LOCALES.forEach(loadFont), [])
  switch (opened.state) {
    case 'opening':
      return (
        <div aria-busy="true" className="grid gap-4">
          <h1 className="sr-only">{title}</h1>
          {skeleton}
        </div>
      )
    case 'failed':
      return notOpened(opened.error)
    case 'open':
      return children(opened.work, opened.serial)
  }
}
