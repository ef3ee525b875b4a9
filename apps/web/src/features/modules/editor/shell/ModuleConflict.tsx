import { freeModuleName, nameKey } from '@pandok/domain'
import { useText } from '#platform/text/text.ts'
import { ConflictDialog } from '#shared/editing/ConflictDialog.tsx'
import type { Saving } from '#shared/editing/useSaving.ts'
import { DefinitionDiff } from '../compare/DefinitionDiff.tsx'
import type { ModuleWork, StoredModule } from './ModuleWork.ts'
import { documentOf } from './openModule.ts'

interface ModuleConflictProps {
  work: ModuleWork
  saving: Saving<StoredModule>
}

/** Shown if somebody else has saved in the meantime: what each version contains, and which one to keep. */
export function ModuleConflict({ work, saving }: ModuleConflictProps) {
  return saving.conflict ? <OpenConflict newest={saving.conflict} {...{ work, saving }} /> : null
}

function OpenConflict({ newest, work, saving }: ModuleConflictProps & { newest: StoredModule }) {
  const { editor, session } = work
  const { head, definition } = editor.read()
  const mine = { head, definition }
  const base = editor.saved()
  const text = useText()
  const theirs = documentOf(newest)
  const versions = { between: [mine, theirs], mine: [base, mine], theirs: [base, theirs] } as const
  const taken = new Set([nameKey(newest.name), nameKey(mine.head.name)])
  return (
    <ConflictDialog
      updatedAt={newest.updatedAt}
      isBusy={saving.isSaving}
      saveAsNewLabel={text('moduleEditor.conflict.saveAsNew')}
      saveAsNewNote={text('moduleEditor.conflict.saveAsNewNote')}
      compare={(view) => <DefinitionDiff before={versions[view][0]} after={versions[view][1]} />}
      onKeepMine={() => void saving.save(newest.revision)}
      onTakeTheirs={() => void session.takeTheirs()}
      onSaveAsNew={() => void saving.saveAsNew(freeModuleName(mine.head.name, taken))}
      onClose={saving.forget}
    />
  )
}
