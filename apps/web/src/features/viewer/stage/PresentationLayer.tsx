import { cx } from '@pandok/ui'
import {
  type CompoundGraphic,
  type CompoundPlace,
  compoundMarks,
  type DisplayedArea,
  type GraphicStyle,
  graphicOutline,
  graphicPoints,
  graphicsOn,
  type LayeredGraphic,
  lengthOnScreen,
  type Matrix,
  type PresentationContent,
  type PresentationGraphic,
  type ScreenPoint,
  type ShownFrame,
  shapeOfFrame,
} from '@pandok/viewer'
import { memo, useId } from 'react'
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
  const on = { matrix, shape: shapeOfFrame(shown), area, size }
  return (
    <MarkSheet size={size}>
      <g data-presentation={presentation.label} className="text-image-letter">
        {graphicsOn(presentation, shown.frame).map(({ graphic, color }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the graphics of a state never change
          <g key={index} {...(color && { color: cssColor(color) })}>
            <Graphic graphic={graphic} on={on} />
          </g>
        ))}
      </g>
    </MarkSheet>
  )
})

const cssColor = (color: readonly number[]): string => `rgb(${color.join(' ')})`

interface GraphicProps {
  graphic: LayeredGraphic['graphic']
  on: CompoundPlace
}

function Graphic({ graphic, on }: GraphicProps) {
  if (graphic.kind === 'text') return <TextGraphic graphic={graphic} on={on} />
  return graphic.kind === 'shape' ? (
    <ShapeGraphic graphic={graphic} on={on} />
  ) : (
    <CompoundMark graphic={graphic} on={on} />
  )
}

type Of<Kind extends PresentationGraphic['kind']> = Omit<GraphicProps, 'graphic'> & {
  graphic: Extract<PresentationGraphic, { kind: Kind }>
}

function ShapeGraphic({ graphic, on }: Of<'shape'>) {
  const points = graphicPoints(graphicOutline(graphic), graphic.units, on)
  const [first] = points
  const { style } = graphic
  if (graphic.shape === 'point' && first) {
    const color = style?.line?.color
    return (
      <circle
        cx={first.x}
        cy={first.y}
        r={3}
        fill={color ? cssColor(color) : 'currentColor'}
        stroke="black"
        strokeOpacity={0.6}
      />
    )
  }
  return (
    <>
      {graphic.isFilled ? <Fill points={points} fill={style?.fill} /> : null}
      <Line lines={[points]} thickness={thicknessOf(graphic, on)} line={style?.line} />
    </>
  )
}

const PLAIN_THICKNESS = 1.5
/** CSS pixels. A line stays visible, and covers no more than a line does. */
const THICKNESS = { min: 1, max: 24 }

function thicknessOf({ style, units }: Pick<CompoundGraphic, 'style' | 'units'>, on: CompoundPlace): number {
  const { thickness } = style?.line ?? {}
  if (thickness === undefined) return PLAIN_THICKNESS
  return Math.min(Math.max(lengthOnScreen(thickness, units, on), THICKNESS.min), THICKNESS.max)
}

const pathOf = (lines: readonly (readonly ScreenPoint[])[]): string =>
  lines
    .map((points) =>
      points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(2)} ${y.toFixed(2)}`).join(''),
    )
    .join('')

interface LineProps {
  lines: readonly (readonly ScreenPoint[])[]
  thickness: number
  line: GraphicStyle['line']
}

/** With a dark edge, so that it is seen on white. */
function Line({ lines, thickness, line }: LineProps) {
  const path = pathOf(lines)
  const { color, opacity = 1, dashes, off } = line ?? {}
  return (
    <>
      <path d={path} fill="none" stroke="black" strokeOpacity={0.6 * opacity} strokeWidth={thickness + 2} />
      {off ? (
        <path
          d={path}
          fill="none"
          stroke={cssColor(off.color)}
          strokeOpacity={off.opacity}
          strokeWidth={thickness}
        />
      ) : null}
      <path
        d={path}
        fill="none"
        stroke={color ? cssColor(color) : 'currentColor'}
        strokeOpacity={opacity}
        strokeWidth={thickness}
        strokeDasharray={dashes?.join(' ')}
      />
    </>
  )
}

const PLAIN_OPACITY = 0.35
/** The side of a stipple matrix, one CSS pixel for each bit. */
const STIPPLE_SIDE = 32

function Fill({ points, fill }: { points: readonly ScreenPoint[]; fill: GraphicStyle['fill'] }) {
  const id = useId()
  const path = pathOf([points])
  const { color, opacity = PLAIN_OPACITY, stipple, off } = fill ?? {}
  const ink = color ? cssColor(color) : 'currentColor'
  if (!stipple) return <path d={path} fill={ink} fillOpacity={opacity} stroke="none" />
  return (
    <>
      <pattern id={id} width={STIPPLE_SIDE} height={STIPPLE_SIDE} patternUnits="userSpaceOnUse">
        <path d={stipple.map(({ x, y }) => `M${x} ${y}h1v1h-1z`).join('')} fill={ink} />
      </pattern>
      {off ? <path d={path} fill={cssColor(off.color)} fillOpacity={off.opacity} stroke="none" /> : null}
      <path d={path} fill={`url(#${id})`} fillOpacity={opacity} stroke="none" />
    </>
  )
}

/** A graphic of several parts, as arrows, rulers and crosshairs. */
function CompoundMark({ graphic, on }: Of<'compound'>) {
  const { lines, outline, heads, labels } = compoundMarks(graphic, on)
  const { style, isFilled } = graphic
  const color = style?.line?.color
  return (
    <>
      {outline && isFilled ? <Fill points={outline} fill={style?.fill} /> : null}
      <Line
        lines={outline ? [...lines, outline] : lines}
        thickness={thicknessOf(graphic, on)}
        line={style?.line}
      />
      <path
        d={pathOf(heads)}
        fill={color ? cssColor(color) : 'currentColor'}
        fillOpacity={style?.line?.opacity}
      />
      {labels.map(({ at, text }) => (
        <Words
          key={`${text} ${at.x} ${at.y}`}
          at={{ x: at.x, y: at.y - LINE_HEIGHT / 2 - 4 }}
          {...{ text }}
          anchor="middle"
          style={style?.text}
        />
      ))}
    </>
  )
}

const ANCHORS = { left: 'start', center: 'middle', right: 'end' } as const

function TextGraphic({ graphic: { text, box, anchor, style }, on }: Of<'text'>) {
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
      <Words at={at} text={text} anchor={ANCHORS[align]} style={style?.text} />
    </>
  )
}

interface WordsProps {
  /** The upper end of the text where it begins, has its middle or ends. */
  at: ScreenPoint
  text: string
  anchor: (typeof ANCHORS)[keyof typeof ANCHORS]
  style: GraphicStyle['text']
}

const Words = ({ at, text, anchor, style }: WordsProps) => (
  <text
    className={cx('text-[13px]', style?.isBold ? 'font-bold' : 'font-medium')}
    fill={style?.color ? cssColor(style.color) : 'currentColor'}
    fontFamily={style?.family}
    fontStyle={style?.isItalic ? 'italic' : undefined}
    textDecoration={style?.isUnderlined ? 'underline' : undefined}
    stroke="black"
    strokeWidth={3}
    strokeOpacity={0.75}
    paintOrder="stroke"
    textAnchor={anchor}
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
)

function cornerOf(from: ScreenPoint, to: ScreenPoint, align: keyof typeof ANCHORS): ScreenPoint {
  const [left, right] = [Math.min(from.x, to.x), Math.max(from.x, to.x)]
  const x = { left, right, center: (left + right) / 2 }[align]
  return { x, y: Math.min(from.y, to.y) }
}
