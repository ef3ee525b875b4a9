import { Badge, Tooltip } from '@pandok/ui'
import { formatNumber, magnificationAt, type SlideSource, scaleBar } from '@pandok/viewer'
import { useText } from '#platform/text/text.ts'
import { MicronsField } from './MicronsField.tsx'
import type { SlideTransform } from './useSlideTransform.ts'

const LONGEST_BAR = 160

interface SlideFactsProps {
  source: SlideSource
  transform: SlideTransform
  /** Sets the pixel size entered by the reader. */
  onMicrons?: ((perPixel: number | undefined) => void) | undefined
}

/** Scale, magnification and remarks about the file, in the lower corners. */
export function SlideFacts({ source, transform, onMicrons }: SlideFactsProps) {
  return (
    <div className="pointer-events-none absolute inset-x-2 bottom-2 flex flex-wrap items-end justify-between gap-2">
      <ScaleMark source={source} transform={transform} onMicrons={onMicrons} />
      <Remarks source={source} transform={transform} />
    </div>
  )
}

function ScaleMark({ source, transform, onMicrons }: SlideFactsProps) {
  const text = useText()
  const { scale, rotation } = transform.placement
  const microns = source.micronsPerPixel
  const bar = microns && scaleBar(microns.x / scale, LONGEST_BAR)
  const magnification = magnificationAt(source, scale * devicePixelRatio)
  const times =
    magnification && formatNumber(magnification.times, magnification.times < 10 ? 1 : 0, text.locale)
  return (
    <div className="rounded-sm bg-image/65 px-2 py-1.5 text-xs leading-tight text-on-image">
      {bar ? (
        <div className="mb-1" data-scale-bar={`${bar.value} ${bar.unit}`}>
          <span className="font-semibold">{`${formatNumber(bar.value, 0, text.locale)} ${bar.unit}`}</span>
          <div className="mt-0.5 h-1.5 border-x-2 border-b-2 border-on-image" style={{ width: bar.length }} />
        </div>
      ) : null}
      <div className="pointer-events-auto flex flex-wrap gap-x-2" data-over-slide="">
        {magnification ? (
          <Tooltip
            text={text(`viewer.slide.magnification.${magnification.basis}`, {
              objective: source.objective ?? 0,
            })}
          >
            <span>{text('viewer.slide.magnification.value', { times: times ?? '' })}</span>
          </Tooltip>
        ) : (
          <span>{text('viewer.slide.magnification.unknown')}</span>
        )}
        {microns ? (
          <Tooltip text={text(`viewer.slide.microns.${microns.origin}`)}>
            <span>{`${formatNumber(microns.x, 3, text.locale)} µm/px`}</span>
          </Tooltip>
        ) : (
          <span>{text('viewer.slide.microns.none')}</span>
        )}
        {onMicrons && (!microns || microns.origin === 'reader') ? (
          <MicronsField source={source} onMicrons={onMicrons} />
        ) : null}
        {rotation === 0 ? null : <span>{`${Math.round(rotation)}°`}</span>}
      </div>
    </div>
  )
}

function Remarks({ source, transform }: { source: SlideSource; transform: SlideTransform }) {
  const text = useText()
  return (
    <div className="flex max-w-80 flex-col items-end gap-1">
      {transform.failedTiles > 0 ? (
        <Badge tone="danger">{text('viewer.slide.tilesFailed', { count: transform.failedTiles })}</Badge>
      ) : null}
      {source.remarks.map((remark) => (
        <Badge key={remark.kind} tone="warning">
          {text(`viewer.slide.remark.${remark.kind}`, { count: 'count' in remark ? remark.count : 0 })}
        </Badge>
      ))}
      {source.profile ? <Badge>{text(`viewer.slide.profile.${source.profile.kind}`)}</Badge> : null}
    </div>
  )
}
