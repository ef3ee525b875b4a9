import { checkPlateName } from '@pandok/domain'
import { Button, CheckIcon, ProgressBar } from '@pandok/ui'
import { useRef } from 'react'
import { useStorePart } from '#platform/storage/useStorePart.ts'
import { useText } from '#platform/text/text.ts'
import type { ImportStore } from './store/createImportStore.ts'
import type { ImportState } from './store/ImportState.ts'
import { useCoveredHeight } from './useCoveredHeight.ts'

/**
 * What an import of everything would create, and the button. It stays visible while scrolling through
 * hundreds of rows; the last of them ends above it.
 */
export function ImportBar({ store }: { store: ImportStore }) {
  const text = useText()
  const counts = useStorePart(store, (state) => state.counts)
  const saving = useStorePart(store, (state) => state.saving)
  const canTake = useStorePart(store, isReady)
  const bar = useRef<HTMLDivElement>(null)
  const height = useCoveredHeight(bar)
  return (
    <div style={{ height }}>
      <div
        ref={bar}
        className="fixed start-(--area-nav) end-0 bottom-0 z-sticky max-md:bottom-[calc(3.5rem+env(safe-area-inset-bottom))] flex flex-wrap items-center justify-between gap-3 border-t border-line bg-surface px-4 py-3 sm:px-6"
      >
        <p role="status" className="font-semibold tabular-nums">
          {text('import.sum', { ...counts })}
        </p>
        {saving && saving.total > 1 ? (
          <ProgressBar
            className="min-w-40 flex-1"
            label={text('import.saving')}
            value={saving.done}
            max={saving.total}
            valueText={text('import.progress', saving)}
          />
        ) : null}
        <Button
          variant="primary"
          size="lg"
          className="max-sm:w-full"
          icon={<CheckIcon />}
          loading={saving !== undefined}
          loadingLabel={text('import.saving')}
          aria-disabled={!canTake || undefined}
          onClick={() => (canTake ? store.save() : undefined)}
        >
          {text('import.take')}
        </Button>
      </div>
    </div>
  )
}

function isReady({ counts, files, arrangement, skipped }: ImportState): boolean {
  const plates = arrangement.plates.filter(({ id }) => !skipped.has(id))
  return (
    counts.plates + counts.modules > 0 &&
    files.every(({ progress }) => progress === undefined) &&
    plates.every(
      ({ name, cells }) => checkPlateName(name.trim()).ok && cells.every(({ row }) => row.name.trim() !== ''),
    )
  )
}
