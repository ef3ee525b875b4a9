import type { Cell } from '@pandok/domain'
import { BlocksIcon, CheckIcon, cx, OctagonAlertIcon, TriangleAlertIcon } from '@pandok/ui'
import { useContext } from 'react'
import { useText } from '#platform/text/text.ts'
import type { CellFaceState } from './CellFaceState.ts'
import { cellStyle } from './cellColor.ts'
import { faceWords } from './faceWords.ts'
import { faceName } from './name/faceName.ts'
import { heldTogether } from './name/heldTogether.ts'
import { NameFitContext } from './name/useNameFit.ts'

interface CellFaceProps {
  cell: Pick<Cell, 'id' | 'position' | 'name' | 'title' | 'words' | 'color' | 'outputs'>
  /** The label of the key that runs it. */
  keyLabel?: string | undefined
  state?: CellFaceState | undefined
  className?: string | undefined
}

/** A cell on the board: a key cap with its name, its key and its marks. */
export function CellFace({ cell, keyLabel, state = {}, className }: CellFaceProps) {
  const text = useText()
  const hasModule = cell.outputs.some(({ kind }) => kind === 'module')
  const name = faceName(cell, text.locale)
  const { drawn, size, lines, isForced, isCut } = useContext(NameFitContext)(name)
  return (
    <span
      style={cellStyle(cell.color)}
      className={cx(
        'relative flex h-full w-full contain-layout contain-size min-w-0 flex-col gap-(--spaced,0.25rem) rounded-md border border-b-3 p-(--inset,0.5rem) text-start text-text shadow-key transition-[background-color,border-color,opacity] duration-fast',
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
        title={isCut ? name : undefined}
        style={{ '--clamped': lines, fontSize: `${size}rem` }}
        className={cx(
          'line-clamp-(--clamped) leading-[1.2] font-semibold break-keep hyphens-manual select-none',
          isForced ? 'wrap-anywhere' : 'wrap-normal',
        )}
      >
        {heldTogether(drawn)}
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
