import { BlocksIcon, CheckIcon, cx } from '@pandok/ui'
import type { DemoCell } from './demoCells.ts'

interface DemoKeyProps {
  cell: DemoCell
  name: string
  hasModule: boolean
  /** True if its sentence is in the report. */
  isWritten: boolean
  isOpen: boolean
  isTabStop: boolean
  onPress: () => void
}

/** These are classes because the content security policy refuses style attributes in prerendered pages. */
const DYES: Readonly<Record<DemoCell['color'], string>> = {
  slate: '[--cell:var(--cell-slate)]',
  green: '[--cell:var(--cell-green)]',
  blue: '[--cell:var(--cell-blue)]',
  orange: '[--cell:var(--cell-orange)]',
}

/** A cell as it looks on the program's board. */
export function DemoKey({ cell, name, hasModule, isWritten, isOpen, isTabStop, onPress }: DemoKeyProps) {
  return (
    <button
      type="button"
      data-cell={cell.id}
      tabIndex={isTabStop ? 0 : -1}
      aria-pressed={isWritten}
      aria-keyshortcuts={cell.letter}
      onClick={onPress}
      className={cx(
        DYES[cell.color],
        'flex min-h-17 min-w-0 flex-col gap-1 rounded-md border border-b-3 p-1 text-start shadow-key transition-[background-color,border-color,transform] active:translate-y-px sm:p-2',
        'border-[color-mix(in_oklab,var(--line-strong),var(--cell)_60%)] border-b-[color-mix(in_oklab,var(--line-strong),var(--cell)_85%)]',
        isOpen
          ? 'bg-[color-mix(in_oklab,var(--overlay),var(--cell)_34%)] ring-2 ring-accent ring-inset'
          : 'bg-[color-mix(in_oklab,var(--overlay),var(--cell)_16%)] hover:bg-[color-mix(in_oklab,var(--overlay),var(--cell)_26%)]',
      )}
    >
      <span aria-hidden="true" className="flex h-5 items-start justify-between gap-1 [&_svg]:size-3.5">
        <span className="min-w-5 rounded-xs border border-b-2 border-line-strong/60 bg-raised px-1 text-center text-2xs leading-4 font-semibold">
          {cell.letter}
        </span>
        <span className="flex items-center gap-1">
          {hasModule ? <BlocksIcon className="text-muted" /> : null}
          {isWritten ? (
            <span className="grid size-4 place-items-center rounded-full bg-success text-on-success [&_svg]:!size-2.5">
              <CheckIcon strokeWidth={4} />
            </span>
          ) : null}
        </span>
      </span>
      <span className="line-clamp-3 text-2xs leading-tight font-semibold break-words hyphens-auto xs:text-xs sm:text-sm sm:leading-4.5">
        {name}
      </span>
    </button>
  )
}
