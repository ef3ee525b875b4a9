import { DRAWN_KEYBOARD, holderOf } from '@pandok/board'
import type { Cell, KeyMap } from '@pandok/domain'
import { cx } from '@pandok/ui'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useText } from '#platform/text/text.ts'
import { faceName } from '#shared/board/name/faceName.ts'
import { useDividedName } from '#shared/board/name/useNameFit.ts'
import { DrawnKeyButton, type NamedCell } from './DrawnKeyButton.tsx'
import { drawnPlaces, type KeyPlace, nextKey } from './drawnPlaces.ts'
import { keyIn, type Layer, modifierOf } from './layers.ts'

interface DrawnKeyboardProps {
  cells: readonly Cell[]
  keyMap: KeyMap
  layer: Layer
  /** The selected key in the notation of key maps. */
  chosen: string | undefined
  onChoose: (key: string) => void
  onModifier: (code: string) => void
}

const MAIN = drawnPlaces(DRAWN_KEYBOARD.main)
const NUMPAD = drawnPlaces(DRAWN_KEYBOARD.numpad)

/**
 * The reader's keyboard with the cell of each key. It has one tab stop, and arrow keys move between keys. No
 * cell can have an arrow key, so these are free.
 */
export function DrawnKeyboard(props: DrawnKeyboardProps) {
  const text = useText()
  const root = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState('KeyQ')
  const named = useNamedCells(props.cells)

  function onKeyDown(event: KeyboardEvent) {
    const to = nextKey(current, event.key, MAIN, NUMPAD)
    if (to === undefined || event.ctrlKey || event.altKey || event.metaKey) return
    event.preventDefault()
    setCurrent(to)
    root.current?.querySelector<HTMLElement>(`[data-code="${to}"]`)?.focus()
  }

  const block = (places: readonly KeyPlace[]) =>
    places.map((place) => {
      const key = keyIn(props.layer, place.code)
      const modifier = modifierOf(place.code)
      const holder = holderOf(props.keyMap, key)
      return (
        <DrawnKeyButton
          key={place.code}
          place={place}
          keyText={key}
          holder={holder === undefined ? undefined : named.get(holder)}
          isChosen={key === props.chosen}
          isHeld={modifier === undefined ? undefined : props.layer.has(modifier)}
          isTabStop={place.code === current}
          onPress={() => {
            setCurrent(place.code)
            if (modifier === undefined) props.onChoose(key)
            else props.onModifier(place.code)
          }}
        />
      )
    })

  return (
    // biome-ignore lint/a11y/useSemanticElements: it is a drawing of keys, not a set of form fields
    <div
      ref={root}
      role="group"
      aria-label={text('plateBoard.keys.keyboard')}
      onKeyDown={onKeyDown}
      className="flex min-w-0 flex-wrap items-end gap-x-4 gap-y-3 rounded-lg border border-line bg-sunken p-2 @4xl/keys:flex-nowrap @4xl/keys:p-3"
    >
      <div className="min-w-0 flex-[15] basis-full overflow-x-auto @4xl/keys:basis-0">
        <div className={cx(blockClass, 'min-w-2xl grid-cols-[repeat(60,minmax(0,1fr))]')}>{block(MAIN)}</div>
      </div>
      <div
        className={cx(
          blockClass,
          'min-w-0 max-w-96 flex-[4] basis-full grid-cols-[repeat(16,minmax(0,1fr))] @4xl/keys:basis-0',
        )}
      >
        {block(NUMPAD)}
      </div>
    </div>
  )
}

function useNamedCells(cells: readonly Cell[]): ReadonlyMap<string, NamedCell> {
  const { locale } = useText()
  const divided = useDividedName(
    cells.map((cell) => faceName(cell, locale)),
    locale,
  )
  return new Map(
    cells.map((cell) => {
      const name = faceName(cell, locale)
      return [cell.id, { cell, name, drawn: divided(name) }]
    }),
  )
}

const blockClass = 'grid auto-rows-[3.25rem] @7xl/keys:auto-rows-[3.75rem]'
