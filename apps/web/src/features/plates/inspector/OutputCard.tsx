import type { CellOutput } from '@pandok/domain'
import { BlocksIcon, ChevronDownIcon, cx, IconButton, QuoteIcon, Trash2Icon } from '@pandok/ui'
import { type ReactNode, useId, useState } from 'react'
import { useText } from '#platform/text/text.ts'
import { pathName } from '#shared/fields/focusPath.ts'
import { useCellWork } from './CellContext.ts'
import { ModuleFields } from './ModuleFields.tsx'
import { PhraseFields } from './PhraseFields.tsx'
import { useOutputName } from './useOutputName.ts'

const UNFOLDED_MAX = 3

interface OutputCardProps {
  output: CellOutput
  index: number
  grip: ReactNode
  onRemove: () => void
}

export function OutputCard({ output, index, grip, onRemove }: OutputCardProps) {
  const text = useText()
  const id = useId()
  const { cell, path, faults, hasTriedToSave } = useCellWork()
  const name = useOutputName(cell.blanks)(output, index)
  const [isOpen, setOpen] = useState<boolean>()
  const isWrong =
    hasTriedToSave && faults.some((fault) => fault.path[0] === 'outputs' && fault.path[1] === index)
  // Long cells start collapsed, except for an output that was just added.
  const [isUnfolded] = useState(cell.outputs.length <= UNFOLDED_MAX || index === cell.outputs.length - 1)
  const isShown = isOpen ?? (isUnfolded || isWrong)
  const own = [...path, 'outputs', index]
  return (
    <div className={cx('rounded-lg border bg-raised', isWrong ? 'border-danger-line' : 'border-line')}>
      <div className="flex min-w-0 items-center gap-0.5 p-1">
        {grip}
        <button
          type="button"
          aria-expanded={isShown}
          aria-controls={isShown ? id : undefined}
          data-path={pathName(own)}
          onClick={() => setOpen(!isShown)}
          className="flex min-h-9 min-w-0 flex-1 items-center gap-2 rounded-sm px-1.5 text-start hover:bg-hover pointer-coarse:min-h-11"
        >
          <span className="shrink-0 text-accent-text [&_svg]:size-4">
            {output.kind === 'phrase' ? <QuoteIcon /> : <BlocksIcon />}
          </span>
          <span className="min-w-0 flex-1 truncate font-medium">{name}</span>
          <ChevronDownIcon
            className={cx('size-4 shrink-0 text-muted transition-transform', isShown && 'rotate-180')}
          />
        </button>
        <IconButton
          size="sm"
          label={text('plateCell.remove', { name })}
          icon={<Trash2Icon />}
          onClick={onRemove}
        />
      </div>
      {isShown ? (
        <div id={id} className="grid gap-4 border-t border-line p-3">
          {output.kind === 'phrase' ? (
            <PhraseFields output={output} path={own} />
          ) : (
            <ModuleFields output={output} path={own} />
          )}
        </div>
      ) : null}
    </div>
  )
}
