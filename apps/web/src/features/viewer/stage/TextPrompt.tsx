import { Popover } from '@pandok/ui'
import { type Matrix, type Measurement, type MeasurementPlace, toScreen } from '@pandok/viewer'
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { useText } from '#platform/text/text.ts'
import { useMeasurementsPart } from '../workspace/useViewerParts.ts'
import { useViewer } from '../workspace/ViewerContext.ts'

interface TextPromptProps {
  root: RefObject<HTMLElement | null>
  /** What is looked at. */
  isHere: (place: MeasurementPlace) => boolean
  /** From the points of a measurement there to the screen. */
  matrixOf: (place: MeasurementPlace) => Matrix
  /** Two viewports may show the same frame: one of them asks. */
  isActive: boolean
}

/** A text that was just placed asks for its words. Those that were there before, or come back by undo, don't. */
export function TextPrompt({ root, isHere, matrixOf, isActive }: TextPromptProps) {
  const { measurements } = useViewer()
  const known = useRef<Set<string>>(undefined)
  known.current ??= new Set(measurements.read().items.map(({ id }) => id))
  const asked = useMeasurementsPart(({ items, chosen }) =>
    items.find(
      ({ id, tool, label, place }) =>
        isActive &&
        tool === 'text' &&
        id === chosen &&
        label === '' &&
        isHere(place) &&
        !known.current?.has(id),
    ),
  )
  const before = useRef<string>(undefined)
  useEffect(() => {
    const left = before.current
    before.current = asked?.id
    if (left === undefined || left === asked?.id) return
    // Another image came before there were words: what nobody could see must not stay.
    if (measurements.read().items.some(({ id, label }) => id === left && label === ''))
      measurements.remove(left)
  }, [asked, measurements])
  if (!asked) return null

  function placeOf(measurement: Measurement): DOMRect | undefined {
    const [point] = measurement.points
    const element = root.current
    if (!point || !element) return undefined
    const { left, top } = element.getBoundingClientRect()
    const { x, y } = toScreen(matrixOf(measurement.place), point)
    return new DOMRect(left + x, top + y, 0, 0)
  }
  function end(id: string, label: string) {
    known.current?.add(id)
    if (label === '') measurements.remove(id)
    else measurements.rename(id, label)
  }

  return <WordsField key={asked.id} anchor={() => placeOf(asked)} onEnd={(label) => end(asked.id, label)} />
}

interface WordsFieldProps {
  anchor: () => DOMRect | undefined
  /** Empty: there shall be no text. */
  onEnd: (label: string) => void
}

function WordsField({ anchor, onEnd }: WordsFieldProps) {
  const text = useText()
  const [words, setWords] = useState('')

  function onKeyDown(event: KeyboardEvent) {
    // These end a syllable first, where one is being written.
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return
    event.preventDefault()
    event.stopPropagation()
    onEnd(event.key === 'Enter' ? words.trim() : '')
  }

  return (
    <Popover
      open
      onClose={() => onEnd(words.trim())}
      anchor={anchor}
      label={text('viewer.measurement.textPrompt')}
      className="grid w-56 gap-1"
    >
      <input
        type="text"
        aria-label={text('viewer.measurement.textPrompt')}
        placeholder={text('viewer.measurement.textPrompt')}
        maxLength={80}
        value={words}
        data-autofocus
        onChange={({ target }) => setWords(target.value)}
        onKeyDown={onKeyDown}
        className="h-8 w-full rounded-sm border border-line bg-field px-2 text-sm"
      />
      <p className="text-xs text-muted">{text('viewer.measurement.textHint')}</p>
    </Popover>
  )
}
