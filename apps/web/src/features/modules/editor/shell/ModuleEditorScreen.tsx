import { LOCALES } from '@pandok/domain'
import { EditorSkeleton } from '@pandok/ui'
import { useEffect } from 'react'
import { useParams } from 'react-router'
import { loadFont } from '#platform/text/fonts.ts'
import { useText } from '#platform/text/text.ts'
import { FormulaFindingsContext } from '#shared/conditions/FormulaFindings.ts'
import { NEW_DOCUMENT } from '#shared/document/openDocument.ts'
import { useOpenedDocument } from '#shared/document/useOpenedDocument.ts'
import { ModuleEditorContext } from '../state/useEditor.ts'
import { EditorWorkspace } from './EditorWorkspace.tsx'
import { NotOpened } from './NotOpened.tsx'
import { openModule } from './openModule.ts'

/** `/program/module/new` and `/program/module/{id}`. */
export function ModuleEditorScreen() {
  const text = useText()
  const { id = NEW_DOCUMENT } = useParams()
  const { opened, reopen } = useOpenedDocument(id, openModule)
  // A module is written in any of the five languages, whichever the page speaks.
  useEffect(() => LOCALES.forEach(loadFont), [])
  switch (opened.state) {
    case 'opening':
      return (
        <div aria-busy="true" className="grid gap-4">
          <h1 className="sr-only">{text('moduleEditor.title')}</h1>
          <EditorSkeleton />
        </div>
      )
    case 'failed':
      return <NotOpened error={opened.error} onRetry={reopen} />
    case 'open':
      return (
        <ModuleEditorContext value={opened.work.editor}>
          <FormulaFindingsContext value={opened.work.editor}>
            <EditorWorkspace key={opened.serial} work={opened.work} />
          </FormulaFindingsContext>
        </ModuleEditorContext>
      )
  }
}
