import { BoardSkeleton } from '@pandok/ui'
import { useSearchParams } from 'react-router'
import { useText } from '#platform/text/text.ts'
import { NEW_DOCUMENT } from '#shared/document/openDocument.ts'
import { useOpenedDocument } from '#shared/document/useOpenedDocument.ts'
import { DocumentScreen } from '#shared/editing/DocumentScreen.tsx'
import { EditorWorkspace } from './EditorWorkspace.tsx'
import { NotOpened } from './NotOpened.tsx'
import { openPlate } from './openPlate.ts'
import { BoardEditorContext } from './useBoard.ts'
import { ModuleCatalogContext } from './useModuleCatalog.ts'

/**
 * `/program/plate?plate=new` and `?plate={id}`, with `view` for the tab and `cell` for the cell to start
 * with.
 */
export function PlateEditorScreen() {
  const text = useText()
  const [params] = useSearchParams()
  const { opened, reopen } = useOpenedDocument(params.get('plate') || NEW_DOCUMENT, openPlate)
  return (
    <DocumentScreen
      title={text('plateEditor.title')}
      skeleton={<BoardSkeleton />}
      opened={opened}
      notOpened={(error) => <NotOpened error={error} onRetry={reopen} />}
    >
      {(work, serial) => (
        <BoardEditorContext value={work.editor}>
          <ModuleCatalogContext value={work.catalog}>
            <EditorWorkspace key={serial} work={work} />
          </ModuleCatalogContext>
        </BoardEditorContext>
      )}
    </DocumentScreen>
  )
}
