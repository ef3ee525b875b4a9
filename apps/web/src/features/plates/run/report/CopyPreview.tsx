import type { FormattedReport } from '@pandok/board'
import { Button, CopyIcon, Dialog, Notice, ScrollBox } from '@pandok/ui'
import type { ReactNode } from 'react'
import { useText } from '#platform/text/text.ts'
import { DestinationSelect } from './DestinationSelect.tsx'
import type { Destinations } from './useDestinations.ts'

interface CopyPreviewProps {
  formatted: FormattedReport
  destinations: Destinations
  onCopy: () => void
  onClose: () => void
  /** Further texts of the same report. */
  children?: ReactNode | undefined
}

/** Exactly what will be on the clipboard, with replaced characters marked. */
export function CopyPreview({ formatted, destinations, onCopy, onClose, children }: CopyPreviewProps) {
  const text = useText()
  const { pieces, substitutions } = formatted
  const lost = substitutions.filter(({ isLost }) => isLost)
  const changed = substitutions.filter(({ isLost }) => !isLost)
  const isEmpty = formatted.text === ''
  return (
    <Dialog
      open
      onClose={onClose}
      closeOnBackdrop
      size="lg"
      title={text('report.preview.title')}
      description={text('report.preview.hint')}
      closeLabel={text('ui.close')}
      footer={
        <Button variant="primary" icon={<CopyIcon />} disabled={isEmpty} data-autofocus="" onClick={onCopy}>
          {text(lost.length > 0 ? 'report.preview.copyAnyway' : 'report.preview.copy')}
        </Button>
      }
    >
      <div className="grid gap-4 pb-2">
        <DestinationSelect destinations={destinations} />
        {lost.length > 0 ? (
          <Notice tone="danger" role="alert">
            {text('report.preview.lost', { characters: lost.map(({ from }) => from).join(' ') })}
          </Notice>
        ) : null}
        {isEmpty ? (
          <p className="text-sm text-muted">{text('report.preview.empty')}</p>
        ) : (
          <MarkedText pieces={pieces} />
        )}
        {changed.length > 0 ? (
          <div className="grid gap-1.5 text-sm">
            <h3 className="font-semibold">{text('report.preview.changed')}</h3>
            <ul className="flex flex-wrap gap-x-4 gap-y-1">
              {changed.map(({ from, to, count }) => (
                <li key={`${from} ${to}`} className="tabular-nums">
                  {text('report.preview.change', { from: visible(from), to: visible(to) })}
                  {count > 1 ? ` (${count})` : ''}
                </li>
              ))}
            </ul>
          </div>
        ) : null}
        {children}
      </div>
    </Dialog>
  )
}

function MarkedText({ pieces }: Pick<FormattedReport, 'pieces'>) {
  const text = useText()
  return (
    <ScrollBox
      role="region"
      aria-label={text('report.preview.title')}
      className="max-h-[50dvh] overflow-auto rounded-md border border-line bg-sunken"
    >
      <pre className="p-3 font-mono text-sm whitespace-pre-wrap [overflow-wrap:anywhere]">
        {pieces.map((piece, index) =>
          piece.from === undefined ? (
            piece.text
          ) : (
            <mark
              // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no id and never move
              key={index}
              title={text('report.preview.marked', { from: piece.from })}
              className={
                piece.isLost
                  ? 'rounded-xs bg-danger-soft text-danger-text'
                  : 'rounded-xs bg-warning-soft text-warning-text'
              }
            >
              {piece.text}
            </mark>
          ),
        )}
      </pre>
    </ScrollBox>
  )
}

/** Spaces and characters without a width can be told apart only by their code points. */
const visible = (characters: string): string => {
  if (characters === ' ') return '␣'
  return /^[\p{Z}\p{C}]*$/u.test(characters)
    ? [...characters]
        .map((one) => `U+${(one.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`)
        .join(' ') || '∅'
    : characters
}
