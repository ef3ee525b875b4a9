import { LOCALES } from '@pandok/domain'
import { type ReactNode, useEffect } from 'react'
import { loadFont } from '#platform/text/fonts.ts'
import type { Opened } from '#shared/document/useOpenedDocument.ts'

interface DocumentScreenProps<Work> {
  /** Of the page while the document is on its way. */
  title: string
  /** The shape of what comes. */
  skeleton: ReactNode
  opened: Opened<Work>
  notOpened: (error: unknown) => ReactNode
  /** The workspace; another serial number is another opening. */
  children: (work: Work, serial: number) => ReactNode
}

/** A document that is opened, that can't be, or that is on its way. */
export function DocumentScreen<Work>(props: DocumentScreenProps<Work>) {
  const { title, skeleton, opened, notOpened, children } = props
  // A document is written in any of the five languages, whichever the page speaks.
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
