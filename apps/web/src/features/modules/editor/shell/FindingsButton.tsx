import type { Finding } from '@pandok/module-engine'
import { CheckIcon, cx, Popover, TriangleAlertIcon, VisuallyHidden } from '@pandok/ui'
import { useRef, useState } from 'react'
import { useText } from '#app/text.ts'
import { useEditorState } from '../state/useEditor.ts'
import { useFindingText } from '../state/useFindingText.ts'
import { placeOf } from './placeOf.ts'

/** How many errors and warnings there are; the list leads to each. */
export function FindingsButton({ onJump }: { onJump: (finding: Finding) => void }) {
  const text = useText()
  const sentence = useFindingText()
  const findings = useEditorState((state) => state.findings)
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const errors = findings.filter(({ level }) => level === 'error')
  const warnings = findings.filter(({ level }) => level === 'warning')

  const summary =
    findings.length === 0
      ? text('moduleEditor.findings.none')
      : [
          errors.length > 0 && text('moduleEditor.findings.errors', { count: errors.length }),
          warnings.length > 0 && text('moduleEditor.findings.warnings', { count: warnings.length }),
        ]
          .filter(Boolean)
          .join(', ')

  return (
    <>
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-disabled={findings.length === 0 || undefined}
        onClick={() => setOpen(!isOpen && findings.length > 0)}
        className={cx(
          'inline-flex h-8 shrink-0 items-center gap-1.5 rounded-full border px-3 text-xs font-semibold whitespace-nowrap pointer-coarse:h-11 [&_svg]:size-3.5',
          errors.length > 0
            ? 'border-danger-line bg-danger-soft text-danger-text'
            : warnings.length > 0
              ? 'border-warning-line bg-warning-soft text-warning-text'
              : 'border-success-line bg-success-soft text-success-text',
        )}
      >
        {findings.length === 0 ? <CheckIcon /> : <TriangleAlertIcon />}
        {summary}
      </button>
      <VisuallyHidden>
        <span role="status">{summary}</span>
      </VisuallyHidden>
      <Popover
        open={isOpen}
        onClose={() => setOpen(false)}
        anchor={button}
        label={text('moduleEditor.findings.title')}
        className="w-96 !p-1.5"
      >
        <ul className="grid gap-0.5">
          {[...errors, ...warnings].map((finding, index) => {
            const part = placeOf(finding.path)?.part
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: one code may be found twice at one place
              <li key={index}>
                <button
                  type="button"
                  onClick={() => {
                    setOpen(false)
                    onJump(finding)
                  }}
                  className="flex min-h-9 w-full items-start gap-2 rounded-sm px-2.5 py-1.5 text-start text-sm hover:bg-hover"
                >
                  <span
                    aria-hidden="true"
                    className={cx(
                      'mt-1.5 size-2 shrink-0 rounded-full',
                      finding.level === 'error' ? 'bg-danger-text' : 'bg-warning',
                    )}
                  />
                  <span className="min-w-0 break-words">
                    <span className="sr-only">{text(`moduleEditor.findings.${finding.level}`)} </span>
                    {part ? <span className="text-muted">{text(`moduleEditor.part.${part}`)} · </span> : null}
                    {sentence(finding)}
                  </span>
                </button>
              </li>
            )
          })}
        </ul>
      </Popover>
    </>
  )
}
