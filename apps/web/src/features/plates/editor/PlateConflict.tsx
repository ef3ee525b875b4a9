import { freePlateName, nameKey, type PlateContent, plateContentOf } from '@pandok/domain'
import { useStorePart } from '#platform/storage/useStorePart.ts'
import { useText } from '#platform/text/text.ts'
import { BoardSketch } from '#shared/board/BoardSketch.tsx'
import { ConflictDialog } from '#shared/editing/ConflictDialog.tsx'
import type { Saving } from '#shared/editing/useSaving.ts'
import { PlateDiff } from './compare/PlateDiff.tsx'
import type { PlateWork, StoredPlate } from './PlateWork.ts'
import { useModuleCatalog } from './useModuleCatalog.ts'

interface PlateConflictProps {
  work: PlateWork
  saving: Saving<StoredPlate>
}

/** Shown if somebody else has saved in the meantime: what each version contains, and which one to keep. */
export function PlateConflict({ work, saving }: PlateConflictProps) {
  return saving.conflict ? <OpenConflict newest={saving.conflict} {...{ work, saving }} /> : null
}

function OpenConflict({ newest, work, saving }: PlateConflictProps & { newest: StoredPlate }) {
  const { editor, session } = work
  const mine = plateContentOf(editor.read().plate)
  const base = editor.saved()
  const text = useText()
  const modules = useStorePart(useModuleCatalog(), (catalog) => catalog)
  const theirs = plateContentOf(newest)
  const versions = { between: [mine, theirs], mine: [base, mine], theirs: [base, theirs] } as const
  const taken = new Set([nameKey(newest.name), nameKey(mine.name)])
  return (
    <ConflictDialog
      updatedAt={newest.updatedAt}
      isBusy={saving.isSaving}
      saveAsNewLabel={text('plateEditor.saveAsNew')}
      saveAsNewNote={text('plateEditor.saveAsNewNote')}
      overview={
        <div className="mb-4 grid grid-cols-2 gap-3">
          <Version label={text('plateEditor.conflict.mine')} plate={mine} />
          <Version label={text('plateEditor.conflict.theirs')} plate={theirs} />
        </div>
      }
      compare={(view) => <PlateDiff before={versions[view][0]} after={versions[view][1]} modules={modules} />}
      onKeepMine={() => void saving.save(newest.revision)}
      onTakeTheirs={() => void session.takeTheirs()}
      onSaveAsNew={() => void saving.saveAsNew(freePlateName(mine.name, taken))}
      onClose={saving.forget}
    />
  )
}

function Version({ label, plate }: { label: string; plate: PlateContent }) {
  const text = useText()
  return (
    <figure className="grid min-w-0 content-start gap-1.5 rounded-md border border-line bg-raised p-3">
      <BoardSketch cells={plate.cells} />
      <figcaption className="min-w-0 text-sm">
        <span className="block text-muted">{label}</span>
        <strong className="block truncate">{plate.name}</strong>
        <span className="block text-xs text-muted tabular-nums">
          {text('plateEditor.conflict.size', {
            cells: plate.cells.length,
            keys: Object.keys(plate.keyMap).length,
          })}
        </span>
      </figcaption>
    </figure>
  )
}
