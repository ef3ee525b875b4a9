import {
  type DisplayedArea,
  graphicOutline,
  graphicPoints,
  graphicsOn,
  type LayeredGraphic,
  type Matrix,
  type PresentationContent,
  type PresentationGraphic,
  type ScreenPoint,
  type ShownFrame,
  shapeOfFrame,
} from '@pandok/viewer'
import { memo } from 'react'
import { MarkSheet } from './MeasurementMark.tsx'
import type { ElementSize } from './useElementSize.ts'

interface PresentationLayerProps {
  presentation: PresentationContent
  shown: ShownFrame
  matrix: Matrix
  size: ElementSize
  area: DisplayedArea | undefined
}

const LINE_HEIGHT = 15

/** The graphics and texts of a presentation state. */
export const PresentationLayer = memo(function PresentationLayer({
  presentation,
  shown,
  matrix,
  size,
  area,
}: PresentationLayerProps) {
  const on = { matrix, shape: shapeOfFrame(shown), area }
  return (
    <MarkSheet size={size}>
      <g data-presentation={presentation.label} className="text-image-letter">
        {graphicsOn(presentation, shown.frame).map(({ graphic, color }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the graphics of a state never change
          <g key={index} {...(color && { color: `rgb(${color.join(' ')})` })}>
            <Graphic graphic={graphic} on={on} />
          </g>
        ))}
      </g>
    </MarkSheet>
  )
})

interface GraphicProps {
  graphic: LayeredGraphic['graphic']
  on: Parameters<typeof graphicPoints>[2]
}

const Graphic = ({ graphic, on }: GraphicProps) =>
  graphic.kind === 'text' ? (
    <TextGraphic graphic={graphic} on={on} />
  ) : (
    <ShapeGraphic graphic={graphic} on={on} />
  )

type Of<Kind extends PresentationGraphic['kind']> = Omit<GraphicProps, 'graphic'> & {
  graphic: Extract<PresentationGraphic, { kind: Kind }>
}

function ShapeGraphic({ graphic, on }: Of<'shape'>) {
  const points = graphicPoints(graphicOutline(graphic), graphic.units, on)
  const [first] = points
  if (graphic.shape === 'point' && first) {
    return <circle cx={first.x} cy={first.y} r={3} fill="currentColor" stroke="black" strokeOpacity={0.6} />
  }
  const path = points
    .map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(2)} ${y.toFixed(2)}`)
    .join('')
  return (
    <>
      <path d={path} fill="none" stroke="black" strokeOpacity={0.6} strokeWidth={3.5} />
      <path
        d={path}
        fill={graphic.isFilled ? 'currentColor' : 'none'}
        fillOpacity={0.35}
        stroke="currentColor"
        strokeWidth={1.5}
      />
    </>
  )
}

const ANCHORS = { left: 'start', center: 'middle', right: 'end' } as const

function TextGraphic({ graphic: { text, box, anchor }, on }: Of<'text'>) {
  const [from, to] = box ? graphicPoints([box.from, box.to], box.units, on) : []
  const [point] = anchor ? graphicPoints([anchor.point], anchor.units, on) : []
  const align = box?.align ?? 'left'
  const at = from && to ? cornerOf(from, to, align) : point && { x: point.x + 8, y: point.y - 11 }
  if (!at) return null
  return (
    <>
      {point && anchor?.isVisible && from && to ? (
        <line x1={point.x} y1={point.y} x2={at.x} y2={at.y} stroke="currentColor" strokeWidth={1} />
      ) : null}
      {point && anchor?.isVisible ? <circle cx={point.x} cy={point.y} r={2.5} fill="currentColor" /> : null}
      <text
        className="text-[13px] font-medium"
        fill="currentColor"
        stroke="black"
        strokeWidth={3}
        strokeOpacity={0.75}
        paintOrder="stroke"
        textAnchor={ANCHORS[align]}
        x={at.x}
        y={at.y}
      >
        {text.split(/\r\n|[\r\n]/u).map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id, so the index identifies them
          <tspan key={index} x={at.x} y={at.y + (index + 1) * LINE_HEIGHT}>
            {line}
          </tspan>
        ))}
      </text>
    </>
  )
}

function cornerOf(from: ScreenPoint, to: ScreenPoint, align: keyof typeof ANCHORS): ScreenPoint {
  const [left, right] = [Math.min(from.x, to.x), Math.max(from.x, to.x)]
  const x = { left, right, center: (left + right) / 2 }[align]
  return { x, y: Math.min(from.y, to.y) }
}
