import { cx } from '@pandok/ui'
import { crosshairIndex, isOblique, type PlaneName, type Planes, type ShownPlane } from '@pandok/viewer'
import { memo, type ReactNode } from 'react'
import { useStorePart } from '#platform/storage/useStorePart.ts'
import { useText } from '#platform/text/text.ts'
import { isSmall, patientLines } from '../stage/patientLines.ts'
import { useIdentityTexts } from '../stage/useIdentityTexts.ts'
import { WindowText } from '../stage/WindowText.tsx'
import { useHasOthers, useSessionPart } from '../workspace/useViewerParts.ts'
import { PLANE_TONES } from './PlaneLines.tsx'
import type { Fusion } from './useFusion.ts'

/** Patient and content. Small viewports show less, but always the patient. */
export const PlaneTexts = memo(function PlaneTexts({
  name,
  planes,
  picture,
  view,
  size,
  fusion,
}: ShownPlane & { name: PlaneName; planes: Planes; fusion: Fusion | undefined }) {
  const text = useText()
  const detail = useSessionPart(({ texts }) => texts)
  const crosshair = useStorePart(planes, (state) => state.crosshair)
  const basis = useStorePart(planes, (state) => state.basis)
  const identity = useIdentityTexts(picture.frame.instance.record)
  const hasOthers = useHasOthers()
  const isBrief = isSmall(size) || detail !== 'all'
  const whose = (
    <Corner className="top-1.5 left-1.5">
      <strong className="text-sm">{identity.name}</strong>
      {patientLines(identity.patient, detail, size).map((line) => (
        <span key={line}>{line}</span>
      ))}
    </Corner>
  )
  if (detail === 'none') return hasOthers ? <Texts>{whose}</Texts> : null
  const { index, count } = crosshairIndex(crosshair, planes.shape, name)
  const { thickness, mode } = crosshair.slab
  const { image } = picture.frame
  return (
    <Texts>
      {whose}
      <Corner className="top-1.5 right-1.5 items-end text-right">
        {isBrief ? null : identity.study.map((line) => <span key={line}>{line}</span>)}
      </Corner>
      <Corner className="bottom-1.5 left-1.5">
        <strong className={PLANE_TONES[name]}>
          {text(`viewer.planes.${name}`)}
          {isOblique(crosshair, planes.shape, basis, name) ? ` · ${text('viewer.planes.oblique')}` : null}
        </strong>
        <span>{text('viewer.image.position', { index: index + 1, count })}</span>
        {image.isLossy ? <span className="text-image-chosen">{text('viewer.image.lossy')}</span> : null}
      </Corner>
      <Corner className="right-1.5 bottom-1.5 items-end text-right">
        {fusion ? (
          <span data-fused="">
            {text('viewer.planes.fusion.shown', {
              name: fusion.stack.frames[0]?.instance.record.series.modality ?? '',
              percent: Math.round(fusion.blend * 100),
            })}
          </span>
        ) : null}
        {thickness > 0 ? (
          <span>
            {text(`viewer.planes.mode.${mode}`)} · {text('viewer.planes.slab', { value: rounded(thickness) })}
          </span>
        ) : null}
        <WindowText frame={picture.frame} decoded={picture.decoded} view={view} />
      </Corner>
    </Texts>
  )
})

const Texts = ({ children }: { children: ReactNode }) => (
  <div
    data-passing=""
    className="pointer-events-none absolute inset-0 p-1.5 text-xs leading-4.5 [text-shadow:0_0_3px_black,0_0_3px_black] tabular-nums"
  >
    {children}
  </div>
)

const Corner = ({ className, children }: { className: string; children: ReactNode }) => (
  <div className={cx('absolute flex max-w-[60%] flex-col [&>*]:max-w-full [&>*]:truncate', className)}>
    {children}
  </div>
)

/** Numbers have no thousands separators, as on scanner consoles. */
const rounded = (value: number): string =>
  String(Math.abs(value) >= 10 ? Math.round(value) : Number(value.toFixed(2)))
