import { Checkbox, CrosshairIcon, cx, IconButton, toast } from '@pandok/ui'
import { type Label, labelColor, type OpenInstance, showLabel } from '@pandok/viewer'
import { Fragment } from 'react'
import { useStorePart } from '#platform/storage/useStorePart.ts'
import { useText } from '#platform/text/text.ts'
import { useViewer } from '../workspace/ViewerContext.ts'

/** Segmentations and structure sets of a study; pressing one draws and lists its labels. */
export function LabelList({ objects }: { objects: readonly OpenInstance[] }) {
  const text = useText()
  const sets = objects.flatMap(({ id, record: { content } }) =>
    content.kind === 'segmentation' || content.kind === 'structures' ? [{ id, content }] : [],
  )
  if (sets.length === 0) return null
  return (
    <section aria-label={text('viewer.labels')} className="grid gap-1 text-xs max-md:w-40 max-md:shrink-0">
      <h4 className="font-semibold text-muted">{text('viewer.labels')}</h4>
      {sets.map(({ id, content }) => (
        <LabelSet
          key={id}
          id={id}
          name={content.title || text(`viewer.labels.${content.kind}`)}
          labels={content.labels}
        />
      ))}
      <Opacity />
    </section>
  )
}

interface LabelSetProps {
  id: string
  name: string
  labels: readonly Label[]
}

function LabelSet({ id, name, labels }: LabelSetProps) {
  const text = useText()
  const viewer = useViewer()
  const store = viewer.labels
  const shown = useStorePart(store, (state) => state.shown.get(id))
  function goTo({ number }: Label) {
    if (!showLabel(viewer, id, number)) toast({ tone: 'info', title: text('viewer.labels.nowhere') })
  }
  return (
    <div className={cx('grid gap-1 rounded-sm border p-1', shown ? 'border-accent-line' : 'border-line')}>
      <button
        type="button"
        aria-pressed={shown !== undefined}
        onClick={() => store.toggle(id)}
        className="rounded-sm p-0.5 text-left [overflow-wrap:anywhere] hover:bg-hover"
      >
        {name}
      </button>
      {shown?.state === 'loading' ? (
        <span className="text-muted">{text('viewer.viewport.loading')}</span>
      ) : null}
      {shown?.state === 'failed' ? (
        <span role="alert" className="text-danger-text">
          {text('viewer.labels.failed')}
        </span>
      ) : null}
      {shown ? (
        <ul className="grid gap-0.5">
          {labels.map((label, index) => (
            <li key={label.number} className="flex items-start justify-between gap-0.5">
              <Checkbox
                checked={!shown.hidden.has(label.number)}
                onChange={() => store.toggleLabel(id, label.number)}
                label={
                  <LabelName
                    label={label}
                    index={index}
                    volume={shown.volumes.get(label.number)}
                    area={shown.areas.get(label.number)}
                  />
                }
              />
              <IconButton
                size="sm"
                label={text('viewer.labels.goTo', { name: label.name || String(label.number) })}
                icon={<CrosshairIcon />}
                onClick={() => goTo(label)}
              />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}

/** One opacity for all of them, available once one of them is shown. */
function Opacity() {
  const text = useText()
  const store = useViewer().labels
  const isShown = useStorePart(store, (state) => state.shown.size > 0)
  const opacity = useStorePart(store, (state) => state.opacity)
  if (!isShown) return null
  return (
    <label className="grid gap-0.5">
      {text('viewer.labels.opacity')}
      <input
        type="range"
        min={0}
        max={100}
        step={5}
        value={Math.round(opacity * 100)}
        onChange={({ target }) => store.setOpacity(Number(target.value) / 100)}
        className="w-full"
      />
    </label>
  )
}

interface LabelNameProps {
  label: Label
  index: number
  volume: number | undefined
  area: number | undefined
}

function LabelName({ label, index, volume, area }: LabelNameProps) {
  const { locale } = useText()
  const extent =
    volume !== undefined
      ? `${inDigits(volume, locale)} ml`
      : area !== undefined
        ? areaText(area, locale)
        : undefined
  return (
    <span className="flex gap-1 text-xs">
      <span
        aria-hidden="true"
        className="mt-1.25 inline-block size-2.5 shrink-0 rounded-xs border border-line"
        style={{ backgroundColor: `rgb(${labelColor(label, index).join(' ')})` }}
      />
      <span className="min-w-0 [overflow-wrap:anywhere]">
        {partsOf(label.name || String(label.number)).map((part, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a name have no id and never change
          <Fragment key={at}>
            {part}
            <wbr />
          </Fragment>
        ))}
        {extent === undefined ? null : (
          <span className="block whitespace-nowrap text-muted tabular-nums"> {extent}</span>
        )}
      </span>
    </span>
  )
}

/**
 * Treatment planners write long names without a space; lines break after their underscores rather than within
 * a word.
 */
const partsOf = (name: string): string[] => name.split(/(?<=_)/u)

/** The area in mm², or in µm² for cells. */
const areaText = (area: number, locale: string): string =>
  area < 0.001 ? `${inDigits(area * 1e6, locale)} µm²` : `${inDigits(area, locale)} mm²`

/**
 * One decimal from 10 upward, two below, and two significant digits for less, so that no existing label has 0
 * ml.
 */
function inDigits(extent: number, locale: string): string {
  const digits =
    extent < 0.1 ? { maximumSignificantDigits: 2 } : { maximumFractionDigits: extent < 10 ? 2 : 1 }
  return new Intl.NumberFormat(locale, digits).format(extent)
}
