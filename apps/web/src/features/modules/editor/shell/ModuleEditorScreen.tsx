import { EditorSkeleton } from '@pandok/ui'
import { useParams } from 'react-router'
import { useText } from '#platform/text/text.ts'
import { FormulaFindingsContext } from '#shared/conditions/FormulaFindings.ts'
import { NEW_DOCUMENT } from '#shared/document/openDocument.ts'
import { useOpenedDocument } from '#shared/document/useOpenedDocument.ts'
import { DocumentScreen } from '#shared/editing/DocumentScreen.tsx'
import { ModuleEditorContext } from '../state/useEditor.ts'
import { EditorWorkspace } from './EditorWorkspace.tsx'
import { NotOpened } from './NotOpened.tsx'
import { openModule } from './openModule.ts'

export function ModuleEditorScreen() {
  const text = useText()
  const { id = NEW_DOCUMENT } = useParams()
  const { opened, reopen } = useOpenedDocument(id, openModule)
  return (
    <DocumentScreen
      title={text('moduleEditor.title')}
      skeleton={<EditorSkeleton />}
      opened={opened}
      notOpened={(error) => <NotOpened error={error} onRetry={reopen} />}
    >
      {(work, serial) => (
        <ModuleEditorContext value={work.editor}>
          <FormulaFindingsContext value={work.editor}>
            <EditorWorkspace key={serial} work={work} />
          </FormulaFindingsContext>
        </ModuleEditorContext>
      )}
    </DocumentScreen>
  )
}
