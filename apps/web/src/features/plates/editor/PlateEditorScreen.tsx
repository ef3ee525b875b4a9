import { LOCALES } from '@pandok/domain'
import { BoardSkeleton } from '@pandok/ui'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { loadFont } from '#platform/text/fonts.ts'
import { useText } from '#platform/text/text.ts'
import { NEW_DOCUMENT } from '#shared/document/openDocument.ts'
import { useOpenedDocument } from '#shared/document/useOpenedDocument.ts'
import { EditorWorkspace } from './EditorWorkspace.tsx'
import { NotOpened } from './NotOpened.tsx'
import { openPlate } from './openPlate.ts'
import { BoardEditorContext } from './useBoard.ts'
import { ModuleCatalogContext } from './useModuleCatalog.ts'

/** `/program/plate?plate=new` and `?plate={id}`, with `view` for the part of it and `cell` for the cell to begin with. */
export function PlateEditorScreen() {
  const text = useText()
  const [params] = useSearchParams()
  const { opened, reopen } = useOpenedDocument(params.get('plate') || NEW_DOCUMENT, openPlate)
  // A plate is written in any of the five languages, whichever the page speaks.
  useEffect(() => LOCALES.forEach(loadFont), [])
  switch (opened.state) {
    case 'opening':
      return (
        <div aria-busy="true" className="grid gap-4">
          <h1 className="sr-only">{text('plateEditor.title')}</h1>
          <BoardSkeleton />
        </div>
      )
    case 'failed':
      return <NotOpened error={opened.error} onRetry={reopen} />
    case 'open':
      return (
        <BoardEditorContext value={opened.work.editor}>
          <ModuleCatalogContext value={opened.work.catalog}>
            <EditorWorkspace key={opened.serial} work={opened.work} />
          </ModuleCatalogContext>
        </BoardEditorContext>
      )
  }
}
