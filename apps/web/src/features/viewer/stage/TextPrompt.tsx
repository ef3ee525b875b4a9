import { Popover } from '@pandok/ui'
import { type Matrix, type Measurement, type MeasurementPlace, toScreen } from '@pandok/viewer'
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { useText } from '#platform/text/text.ts'
import { useMeasurementsPart } from '../workspace/useViewerParts.ts'
import { useViewer } from '../workspace/ViewerContext.ts'

interface TextPromptProps {
  root: RefObject<HTMLElement | null>
  /** Whether a place is on the shown image. */
  isHere: (place: MeasurementPlace) => boolean
  /** Points of a measurement there → screen. */
  matrixOf: (place: MeasurementPlace) => Matrix
  /** Two viewports may show the same frame, but only the active one asks. */
  isActive: boolean
}

/**
 * Asks for the text of an annotation that was just placed, but not of those that existed before or are
 * restored by undo.
 */
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
    // Another image came into view before a text was typed, so the empty annotation is removed.
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
  /** Called with an empty string to remove it. */
  onEnd: (label: string) => void
}

function WordsField({ anchor, onEnd }: WordsFieldProps) {
  const text = useText()
  const [words, setWords] = useState('')

  function onKeyDown(event: KeyboardEvent) {
    // While a syllable is composed, these keys belong to the input method.
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
