import { Notice } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import type { PackedStudy } from './packDeidentified.ts'

const KINDS = ['burnedIn', 'burnedInPossible', 'face'] as const

/** The content of the archive, what was left out, and warnings to read before passing it on. */
export function PackedList({ packed: { count, warnings, leftOut } }: { packed: PackedStudy }) {
  const text = useText()
  return (
    <div className="grid gap-3">
      <p role="status">
        {count === 0 ? text('viewer.export.nothing') : text('viewer.deidentified.ready', { count })}
      </p>
      {KINDS.map((kind) => {
        const own = warnings.filter(({ warning }) => warning === kind)
        return own.length === 0 ? null : (
          <Notice key={kind} tone={kind === 'burnedIn' ? 'danger' : 'warning'}>
            <p className="font-semibold">{text(`viewer.deidentified.warning.${kind}`)}</p>
            <ul className="list-disc ps-5">
              {own.map(({ series, number, description, count: images }) => (
                <li key={series}>
                  {number === undefined ? null : `${number}. `}
                  {description || text('viewer.series.unnamed')} ·{' '}
                  {text('viewer.series.images', { count: images })}
                </li>
              ))}
            </ul>
          </Notice>
        )
      })}
      {leftOut.map(({ reason, count: files }) => (
        <p key={reason} className="text-sm text-muted">
          {text('viewer.deidentified.leftOut', { count: files })} {text(`viewer.refusal.${reason}`)}
        </p>
      ))}
    </div>
  )
}
