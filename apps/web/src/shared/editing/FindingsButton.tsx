import { CheckIcon, cx, Popover, TriangleAlertIcon, VisuallyHidden } from '@pandok/ui'
import { useRef, useState } from 'react'
import { type Text, useText } from '#platform/text/text.ts'

export interface FindingRow {
  level: 'error' | 'warning'
  /** The display name of the place. */
  place?: string | undefined
  sentence: string
  /** Leads to the place. */
  jump: () => void
}

/** The number of errors and warnings, with a list that leads to each. */
export function FindingsButton({ rows }: { rows: readonly FindingRow[] }) {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const errors = rows.filter(({ level }) => level === 'error')
  const warnings = rows.filter(({ level }) => level === 'warning')

  const summary = summaryOf(errors.length, warnings.length, text)

  return (
    <>
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-disabled={rows.length === 0 || undefined}
        onClick={() => setOpen(!isOpen && rows.length > 0)}
        className={cx(
          'inline-flex h-8 shrink-0 items-center gap-1.5 rounded-full border px-3 text-xs font-semibold whitespace-nowrap pointer-coarse:h-11 [&_svg]:size-3.5',
          errors.length > 0
            ? 'border-danger-line bg-danger-soft text-danger-text'
            : warnings.length > 0
              ? 'border-warning-line bg-warning-soft text-warning-text'
              : 'border-success-line bg-success-soft text-success-text',
        )}
      >
        {rows.length === 0 ? <CheckIcon /> : <TriangleAlertIcon />}
        {/* In a narrow bar the icon alone means that there is no problem; a number of problems stays visible. */}
        <span className={rows.length === 0 ? 'max-sm:sr-only' : undefined}>{summary}</span>
      </button>
      <VisuallyHidden>
        <span role="status">{summary}</span>
      </VisuallyHidden>
      <Popover
        open={isOpen}
        onClose={() => setOpen(false)}
        anchor={button}
        label={text('editing.findings.title')}
        className="w-96 !p-1.5"
      >
        <ul className="grid gap-0.5">
          {[...errors, ...warnings].map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same finding may occur twice at one place
            <li key={index}>
              <FindingLine
                row={row}
                onJump={() => {
                  setOpen(false)
                  row.jump()
                }}
              />
            </li>
          ))}
        </ul>
      </Popover>
    </>
  )
}

function FindingLine({ row: { level, place, sentence }, onJump }: { row: FindingRow; onJump: () => void }) {
  const text = useText()
  return (
    <button
      type="button"
      onClick={onJump}
      className="flex min-h-9 w-full items-start gap-2 rounded-sm px-2.5 py-1.5 text-start text-sm hover:bg-hover"
    >
      <span
        aria-hidden="true"
        className={cx(
          'mt-1.5 size-2 shrink-0 rounded-full',
          level === 'error' ? 'bg-danger-text' : 'bg-warning',
        )}
      />
      <span className="min-w-0 break-words">
        <span className="sr-only">{text(`editing.findings.${level}`)} </span>
        {place ? <span className="text-muted">{place} · </span> : null}
        {sentence}
      </span>
    </button>
  )
}

function summaryOf(errors: number, warnings: number, text: Text): string {
  if (errors + warnings === 0) return text('editing.findings.none')
  return [
    errors > 0 && text('editing.findings.errors', { count: errors }),
    warnings > 0 && text('editing.findings.warnings', { count: warnings }),
  ]
    .filter(Boolean)
    .join(', ')
}
