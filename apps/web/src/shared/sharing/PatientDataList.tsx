import { useText } from '#platform/text/text.ts'
import type { PatientDataPlace } from './patientDataIn.ts'

const SHOWN_MAX = 12

interface PatientDataListProps {
  places: readonly PatientDataPlace[]
  /** True for a single document, whose name needn't be repeated at each place. */
  isOne: boolean
}

export function PatientDataList({ places, isOne }: PatientDataListProps) {
  const text = useText()
  const documents = new Set(places.map(({ document }) => document))
  const left = places.length - SHOWN_MAX
  return (
    <ul className="my-2 grid gap-2">
      {places.slice(0, SHOWN_MAX).map((place, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is created once and never reordered
        <li key={index} className="grid gap-0.5 text-sm">
          <span className="font-semibold">
            {text(`share.kind.${place.kind}`)}
            <span className="font-normal text-muted">
              {' · '}
              {isOne && documents.size === 1 ? '' : `${place.document} › `}
              {text(`share.place.${place.part}`, { name: place.item })}
            </span>
          </span>
          <span className="break-words">
            {place.before}
            <mark className="rounded-sm bg-surface px-1 font-semibold text-warning-text">{place.found}</mark>
            {place.after}
          </span>
        </li>
      ))}
      {left > 0 ? <li className="text-sm text-muted">{text('share.more', { count: left })}</li> : null}
    </ul>
  )
}
