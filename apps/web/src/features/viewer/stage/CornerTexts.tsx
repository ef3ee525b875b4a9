import { cx } from '@pandok/ui'
import {
  edgeLetters,
  isTrueSize,
  orientationOf,
  type PresentationContent,
  type PresentedFrame,
  refersTo,
  type Stack,
  type SuvFacts,
  scaleOf,
  shapeOfFrame,
  type View,
} from '@pandok/viewer'
import { memo, type ReactNode } from 'react'
import { useText } from '#platform/text/text.ts'
import { seriesDescription } from '../names/seriesDescription.ts'
import { presentationName } from '../objects/presentationName.ts'
import { useHasOthers, useHasStudies, useSessionPart } from '../workspace/useViewerParts.ts'
import { isSmall, patientLines } from './patientLines.ts'
import type { ElementSize } from './useElementSize.ts'
import { useIdentityTexts } from './useIdentityTexts.ts'
import { WindowText } from './WindowText.tsx'

interface CornerTextsProps {
  stack: Stack
  shown: PresentedFrame
  view: View
  size: ElementSize
  presentation?: PresentationContent | undefined
}

/**
 * Patient and content in the four corners. Small viewports show less, but always the patient, and the date
 * while another study is shown.
 */
export const CornerTexts = memo(function CornerTexts({
  stack,
  shown,
  view,
  size,
  presentation,
}: CornerTextsProps) {
  const text = useText()
  const detail = useSessionPart(({ texts }) => texts)
  const isHidden = useSessionPart((state) => state.isIdentityHidden)
  const isKey = useSessionPart(({ keyImages }) => keyImages.includes(shown.frame.id))
  const pixelMm = useSessionPart(({ screenPixelMm }) => screenPixelMm)
  const identity = useIdentityTexts(shown.frame.instance.record)
  const hasOthers = useHasOthers()
  const hasStudies = useHasStudies()
  const isBrief = isSmall(size) || detail !== 'all'
  const isNarrow = size.width < 300
  const { record } = shown.frame.instance
  const { image } = shown.frame
  // The lines below the name leave room for the orientation letter of the upper edge.
  const hasLetter = edgeLetters(orientationOf(shown.frame), view).top !== ''
  const laterality = shown.frame.frame.laterality ?? record.laterality

  const name = (
    <Corner className="top-1.5 left-1.5" isWide={isNarrow}>
      <strong className="text-sm">{identity.name}</strong>
      {patientLines(identity.patient, detail, size).map((line) => (
        <span key={line} className={hasLetter ? '@max-[300px]:!max-w-[calc(50cqw-1.25rem)]' : undefined}>
          {line}
        </span>
      ))}
    </Corner>
  )
  // With several patients open, the name can't be switched off, because a picture could be attributed to the
  // wrong patient.
  if (detail === 'none') return hasOthers ? <Texts>{name}</Texts> : null

  return (
    <Texts>
      {name}
      <Corner className="top-1.5 right-1.5 items-end text-right">
        {isBrief ? null : identity.study.map((line) => <span key={line}>{line}</span>)}
      </Corner>
      <Corner className="bottom-1.5 left-1.5">
        {isKey ? <Mark tone="text-image-chosen">★ {text('viewer.image.key')}</Mark> : null}
        {presentation && refersTo(presentation.images, shown.frame) ? (
          <Mark tone="text-image-letter">
            {text('viewer.presentation.shown', { name: presentationName(presentation, text) })}
          </Mark>
        ) : null}
        {presentation && isTrueSize(presentation, shown.frame, { view, pixelMm }) ? (
          <Mark tone="text-image-letter">{text('viewer.screen.trueSize')}</Mark>
        ) : null}
        {shown.subtraction ? <SubtractionText subtraction={shown.subtraction} /> : null}
        {image.isLossy ? (
          <Mark tone="text-image-chosen">
            {image.lossyRatio === undefined
              ? text('viewer.image.lossy')
              : text('viewer.image.lossyRatio', { ratio: Math.round(image.lossyRatio) })}
          </Mark>
        ) : null}
        {laterality ? (
          <Mark tone="text-image-letter">{text(`viewer.image.laterality.${laterality}`)}</Mark>
        ) : null}
        {isBrief && hasStudies && identity.day ? <span>{identity.day}</span> : null}
        <span>
          {record.series.number === undefined || isNarrow
            ? null
            : `${text('viewer.series.number', { number: record.series.number })} · `}
          {text('viewer.image.position', { index: shown.index + 1, count: stack.frames.length })}
        </span>
        {isBrief ? null : <span>{seriesDescription(shown.frame.instance, isHidden, text)}</span>}
      </Corner>
      <Corner className="right-1.5 bottom-1.5 items-end text-right">
        {shown.frame.frame.suv && !isBrief ? <SuvText suv={shown.frame.frame.suv} /> : null}
        <WindowText frame={shown.frame} decoded={shown.decoded} view={view} />
        {isBrief ? null : <ZoomText shown={shown} view={view} size={size} />}
      </Corner>
    </Texts>
  )
})

const Texts = ({ children }: { children: ReactNode }) => (
  <div className="@container pointer-events-none absolute inset-0 p-1.5 text-xs leading-4.5 [text-shadow:0_0_3px_black,0_0_3px_black] tabular-nums">
    {children}
  </div>
)

interface CornerProps {
  className: string
  /** True if there is no other corner beside it. */
  isWide?: boolean
  children: ReactNode
}

/** Two corners side by side leave room for each other and for the letter between them. */
const Corner = ({ className, isWide = false, children }: CornerProps) => (
  <div
    className={cx(
      'absolute flex flex-col [&>*]:max-w-full [&>*]:truncate',
      isWide ? 'max-w-[calc(100%-0.75rem)]' : 'max-w-[calc(50%-0.5rem)] @[300px]:max-w-[calc(50%-1.25rem)]',
      className,
    )}
  >
    {children}
  </div>
)

const Mark = ({ tone, children }: { tone: string; children: ReactNode }) => (
  <span className={cx('font-semibold', tone)}>{children}</span>
)

/** The unit of PET values, or why they can't be shown as SUV. */
function SuvText({ suv }: { suv: SuvFacts }) {
  const text = useText()
  const reason = suv.ok ? '' : text(`viewer.suv.${suv.reason}`)
  return <span data-suv="">{suv.ok ? text('viewer.suv.ok') : text('viewer.suv.none', { reason })}</span>
}

/** Nobody may take a difference for a plain picture, or a picture without its mask for a difference. */
function SubtractionText({ subtraction: { isDone, mask } }: Required<Pick<PresentedFrame, 'subtraction'>>) {
  const text = useText()
  const frames = mask.join(', ')
  return isDone ? (
    <Mark tone="text-image-letter">{text('viewer.presentation.subtracted', { frames })}</Mark>
  ) : (
    <Mark tone="text-image-chosen">{text('viewer.presentation.unsubtracted', { frames })}</Mark>
  )
}

function ZoomText({ shown, view, size }: Pick<CornerTextsProps, 'shown' | 'view' | 'size'>) {
  const text = useText()
  const percent = Math.round(scaleOf(view, shapeOfFrame(shown), size) * size.ratio * 100)
  return <span>{text('viewer.image.zoom', { percent })}</span>
}
