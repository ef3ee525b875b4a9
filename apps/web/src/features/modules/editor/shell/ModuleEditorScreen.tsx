import { LOCALES } from '@pandok/domain'
import { Skeleton } from '@pandok/ui'
import { useEffect } from 'react'
import { useParams } from 'react-router'
import { FormulaFindingsContext } from '#app/conditions/FormulaFindings.ts'
import { useOpenedWork } from '#app/draft/useOpenedWork.ts'
import { loadFont } from '#app/fonts.ts'
import { useText } from '#app/text.ts'
import { ModuleEditorContext } from '../state/useEditor.ts'
import { EditorDesk } from './EditorDesk.tsx'
import { moduleDrafts } from './moduleDrafts.ts'
import { NotOpened } from './NotOpened.tsx'
import { NEW_MODULE, openModule } from './openModule.ts'

const opening = { store: moduleDrafts, open: openModule }

/** `/program/module/new` and `/program/module/{id}`. */
export function ModuleEditorScreen() {
  const text = useText()
  const { id = NEW_MODULE } = useParams()
  const { opened, moved, reopen } = useOpenedWork(id, opening)
  // A module is written in any of the five languages, whichever the page speaks.
  useEffect(() => LOCALES.forEach(loadFont), [])
  switch (opened.state) {
    case 'opening':
      return (
        <div aria-busy="true" className="grid gap-4">
          <h1 className="sr-only">{text('moduleEditor.title')}</h1>
          <Skeleton className="h-10" />
          <Skeleton className="h-96" />
        </div>
      )
    case 'failed':
      return <NotOpened error={opened.error} onRetry={reopen} />
    case 'open':
      return (
        <ModuleEditorContext value={opened.work.editor}>
          <FormulaFindingsContext value={opened.work.editor}>
            <EditorDesk key={opened.work.serial} work={opened.work} onMoved={moved} />
          </FormulaFindingsContext>
        </ModuleEditorContext>
      )
  }
}
