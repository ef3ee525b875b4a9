import { freeModuleName, nameKey } from '@pandok/domain'
import type { ModuleDocument as StoredModule } from '@pandok/protocol'
import { useText } from '#platform/text/text.ts'
import { ConflictDialog } from '#shared/editing/ConflictDialog.tsx'
import type { Saving } from '#shared/editing/useSaving.ts'
import { DefinitionDiff } from '../compare/DefinitionDiff.tsx'
import type { ModuleDocument } from '../state/ModuleEditor.ts'
import { documentOf } from './openModule.ts'

interface ModuleConflictProps {
  newest: StoredModule
  mine: ModuleDocument
  /** What both versions come from. */
  base: ModuleDocument
  saving: Saving<StoredModule>
  onTakeTheirs: () => void
}

export function ModuleConflict({ newest, mine, base, saving, onTakeTheirs }: ModuleConflictProps) {
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
      onTakeTheirs={onTakeTheirs}
      onSaveAsNew={() => void saving.saveAsNew(freeModuleName(mine.head.name, taken))}
      onClose={saving.forget}
    />
  )
}
