import { Button, cx, toast } from '@pandok/ui'
import {
  choosePresentation,
  hasTrueSize,
  type OpenInstance,
  type PresentationContent,
  togglePresentation,
} from '@pandok/viewer'
import { useState } from 'react'
import { useText } from '#platform/text/text.ts'
import { ScreenDialog } from '../screen-size/ScreenDialog.tsx'
import { dayOf } from '../stage/dayOf.ts'
import { useSessionPart } from '../workspace/useViewerParts.ts'
import { useViewer } from '../workspace/ViewerContext.ts'
import { presentationName } from './presentationName.ts'

/** Presentation states; pressing one applies it to the active viewport, pressing it again removes it. */
export function PresentationList({ objects }: { objects: readonly OpenInstance[] }) {
  const text = useText()
  const states = objects.flatMap(({ id, record: { content } }) =>
    content.kind === 'presentation' ? [{ id, content }] : [],
  )
  if (states.length === 0) return null
  return (
    <section
      aria-label={text('viewer.presentations')}
      className="grid gap-1 text-xs max-md:w-40 max-md:shrink-0"
    >
      <h4 className="font-semibold text-muted">{text('viewer.presentations')}</h4>
      {states.map(({ id, content }) => (
        <PresentationButton key={id} id={id} content={content} />
      ))}
      {states.some(({ content }) => hasTrueSize(content)) ? <ScreenMeasuring /> : null}
    </section>
  )
}

/** True size needs the size of the screen. */
function ScreenMeasuring() {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  const isMeasured = useSessionPart(({ screenPixelMm }) => screenPixelMm !== undefined)
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        {text(isMeasured ? 'viewer.screen.again' : 'viewer.screen.measure')}
      </Button>
      <ScreenDialog open={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}

function PresentationButton({ id, content }: { id: string; content: PresentationContent }) {
  const text = useText()
  const viewer = useViewer()
  const isHidden = useSessionPart((state) => state.isIdentityHidden)
  const isOn = useSessionPart(({ viewports, active }) => {
    const chosen = viewports[active]?.presentation
    return chosen?.object === id && chosen.isOn
  })
  function press() {
    if (isOn) {
      togglePresentation(viewer)
      return
    }
    choosePresentation(viewer, id)
    const { presentation } = viewer.session.activeViewport()
    if (presentation?.object !== id) toast({ tone: 'warning', title: text('viewer.presentation.absent') })
  }
  const isUnmeasured = useSessionPart(({ screenPixelMm }) => screenPixelMm === undefined)
  const { creator, date } = content
  const isKnown = !isHidden && (creator !== '' || date !== '')
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={press}
      className={cx(
        'flex w-full flex-col rounded-sm border p-1.5 text-left [overflow-wrap:anywhere]',
        isOn ? 'border-accent-line bg-accent-soft' : 'border-line hover:bg-hover',
      )}
    >
      {presentationName(content, text)}
      {isKnown ? (
        <span className="flex flex-wrap gap-x-1.5 text-muted">
          {creator === '' ? null : <span>{creator}</span>}
          <span className="whitespace-nowrap">{dayOf(date)}</span>
        </span>
      ) : null}
      {content.undrawn.map((part) => (
        <span key={part} className="text-muted">
          {text(`viewer.presentation.undrawn.${part}`)}
        </span>
      ))}
      {isUnmeasured && hasTrueSize(content) ? (
        <span className="text-muted">{text('viewer.screen.unmeasured')}</span>
      ) : null}
    </button>
  )
}
