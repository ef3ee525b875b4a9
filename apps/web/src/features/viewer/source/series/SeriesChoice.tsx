import { Checkbox, Notice, Spinner } from '@pandok/ui'
import type { DicomWeb, DicomWebFault, FoundSeries } from '@pandok/viewer'
import { useText } from '#platform/text/text.ts'
import { faultText } from '../faultText.ts'
import { SeriesThumbnail } from './SeriesThumbnail.tsx'

interface SeriesChoiceProps {
  web: DicomWeb
  /** Undefined while loading. */
  found: { series?: readonly FoundSeries[]; fault?: DicomWebFault } | undefined
  leftOut: ReadonlySet<string>
  onLeftOut: (leftOut: ReadonlySet<string>) => void
}

/** The series of a study, each of which can be deselected. */
export function SeriesChoice({ web, found, leftOut, onLeftOut }: SeriesChoiceProps) {
  const text = useText()
  if (found?.fault !== undefined)
    return (
      <Notice tone="danger" role="alert">
        {faultText(text, found.fault)}
      </Notice>
    )
  if (!found?.series) return <Spinner label={text('viewer.source.series.loading')} />
  const { series } = found
  if (series.length === 0) return <p className="text-sm text-muted">{text('viewer.source.series.none')}</p>

  function choose(uid: string, isChosen: boolean) {
    const next = new Set(leftOut)
    if (isChosen) next.delete(uid)
    else next.add(uid)
    onLeftOut(next)
  }

  return (
    <div className="grid content-start gap-2">
      {series.length > 1 ? (
        <Checkbox
          label={text('viewer.source.series.all')}
          checked={leftOut.size === 0}
          indeterminate={leftOut.size > 0 && leftOut.size < series.length}
          onChange={({ target }) =>
            onLeftOut(target.checked ? new Set() : new Set(series.map(({ uid }) => uid)))
          }
        />
      ) : null}
      <ul className="grid max-h-[45dvh] content-start gap-1 overflow-y-auto">
        {series.map((one) => (
          <li key={one.uid} className="flex items-center gap-3 rounded-md bg-raised p-2">
            <SeriesThumbnail web={web} series={one} />
            <Checkbox
              className="flex-1"
              label={<span className="break-words">{titleOf(one) || text('viewer.series.unnamed')}</span>}
              hint={[
                one.modality,
                one.instanceCount === undefined
                  ? ''
                  : text('viewer.series.images', { count: one.instanceCount }),
              ]
                .filter(Boolean)
                .join(' · ')}
              checked={!leftOut.has(one.uid)}
              onChange={({ target }) => choose(one.uid, target.checked)}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}

const titleOf = ({ number, description, bodyPart }: FoundSeries): string =>
  [number, description || bodyPart].filter((part) => part !== undefined && part !== '').join(' · ')
