import { type Cell, cellIn } from '@pandok/domain'
import { BlocksIcon, CheckIcon, cx, OctagonAlertIcon, TriangleAlertIcon } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import type { CellFaceState } from './CellFaceState.ts'
import { cellStyle } from './cellColor.ts'
import { faceWords } from './faceWords.ts'
import { useDividedName } from './useDividedName.ts'

interface CellFaceProps {
  cell: Pick<Cell, 'id' | 'position' | 'name' | 'title' | 'words' | 'color' | 'outputs'>
  /** The label of the key that runs it. */
  keyLabel?: string | undefined
  state?: CellFaceState | undefined
  className?: string | undefined
}

/** The minimum height of a place; it grows with the board. */
const placeHeight =
  'min-h-16 @4xl/board:min-h-18 @6xl/board:min-h-22 @[100rem]/board:min-h-28 @[140rem]/board:min-h-34'

/**
 * Depends on the width of a cell, because a folded board has wider ones, and on the longest part of the name that can't be broken:
 * 1.75 rem are a cell's padding, its border and the gap beside it.
 */
const nameSize =
  'text-[length:clamp(0.6875rem,min(0.1rem+15cqw/var(--seen,10),(100cqw/var(--seen,10)-1.75rem)/var(--widest)),1.25rem)]'

/** A cell on the board: a key cap with its name, its key and its marks. */
export function CellFace({ cell, keyLabel, state = {}, className }: CellFaceProps) {
  const text = useText()
  const hasModule = cell.outputs.some(({ kind }) => kind === 'module')
  const called = cellIn(cell, text.locale)
  const name = called.name || called.title || '…'
  const { drawn, widest } = useDividedName(name, text.locale)
  return (
    <span
      style={cellStyle(cell.color)}
      className={cx(
        'relative flex h-full w-full min-w-0 flex-col gap-1 rounded-md border border-b-3 p-1 text-start text-text shadow-key transition-[background-color,border-color,opacity] duration-fast',
        placeHeight,
        '@2xl/board:p-1.5 @4xl/board:p-2 @7xl/board:gap-1.5',
        'border-[color-mix(in_oklab,var(--line-strong),var(--cell)_60%)] border-b-[color-mix(in_oklab,var(--line-strong),var(--cell)_85%)]',
        state.isOpen
          ? 'bg-[color-mix(in_oklab,var(--overlay),var(--cell)_34%)]'
          : 'bg-[color-mix(in_oklab,var(--overlay),var(--cell)_16%)]',
        state.isSelected && 'ring-2 ring-accent-line ring-inset',
        (state.isFocused || state.isOpen) && 'ring-2 !ring-accent ring-inset',
        state.isCarried && 'border-dashed opacity-50',
        className,
      )}
    >
      <span aria-hidden="true" className="flex min-h-5 items-start gap-0.5 @4xl/board:gap-1">
        {keyLabel ? <KeyCap label={keyLabel.replaceAll(`${text('command.keyName.Shift')}+`, '⇧')} /> : null}
        <span className="ms-auto flex shrink-0 items-center gap-0.5 [&_svg]:size-3 @4xl/board:gap-1 @4xl/board:[&_svg]:size-3.5 @[100rem]/board:[&_svg]:size-4.5">
          {state.isModuleGone ? <OctagonAlertIcon className="text-danger-text" /> : null}
          {state.isIncomplete ? <TriangleAlertIcon className="text-warning-text" /> : null}
          {hasModule && !state.isModuleGone ? (
            <BlocksIcon
              className={cx('text-muted', (state.written ?? 0) > 0 && '@max-[20rem]/board:hidden')}
            />
          ) : null}
          {state.written ? <WrittenMark count={state.written} /> : null}
          {state.isSelected ? (
            <span className="grid size-4 place-items-center rounded-full bg-accent text-on-accent [&_svg]:!size-3">
              <CheckIcon strokeWidth={3} />
            </span>
          ) : null}
        </span>
      </span>
      <span
        aria-hidden="true"
        style={{ '--widest': Math.max(1, widest) }}
        className={cx(
          'line-clamp-3 px-0.5 leading-tight font-semibold break-keep hyphens-manual select-none [overflow-wrap:anywhere] @xl/board:line-clamp-4 @2xl/board:px-0',
          nameSize,
        )}
      >
        {drawn}
      </span>
      <span className="sr-only">{faceWords(text, { name, hasModule, keyLabel, ...state })}</span>
    </span>
  )
}

function KeyCap({ label }: { label: string }) {
  return (
    <span className="min-w-5 truncate rounded-xs border border-b-2 border-line-strong/60 bg-raised px-0.5 text-center text-2xs leading-4 font-semibold tracking-tight text-text @4xl/board:px-1 @4xl/board:tracking-normal @[100rem]/board:min-w-6 @[100rem]/board:text-sm">
      {label}
    </span>
  )
}

function WrittenMark({ count }: { count: number }) {
  return (
    <span className="flex h-4 items-center gap-0.5 rounded-full bg-success px-1 text-2xs leading-none font-bold text-on-success tabular-nums [&_svg]:!size-2.5">
      <CheckIcon strokeWidth={4} />
      {count > 1 ? count : null}
    </span>
  )
}
