import { Button } from '@pandok/ui'
import { useState } from 'react'
import { useText } from '#platform/text/text.ts'
import { useBoard, useBoardState } from '../editor/useBoard.ts'
import { AssignPrompt } from './AssignPrompt.tsx'
import { DrawnKeyboard } from './DrawnKeyboard.tsx'
import { KeyDetail } from './KeyDetail.tsx'
import { KeyTable } from './KeyTable.tsx'
import { KeyTools } from './KeyTools.tsx'
import { type Layer, modifierOf, NO_LAYER, toggled } from './layers.ts'
import { nextWithoutKey } from './nextWithoutKey.ts'
import { useAssigning } from './useAssigning.ts'
import { useHeldLayer } from './useHeldLayer.ts'
import { useKeyLookup } from './useKeyLookup.ts'

/** Assigns keys to cells on a drawn keyboard, by pressing keys, or in a table. */
export function KeysPage() {
  const text = useText()
  const { cells, keyMap } = useBoardState(({ plate }) => plate)
  const [chosen, setChosen] = useState<string>()
  const [layer, setLayer] = useState<Layer>(NO_LAYER)
  const held = useHeldLayer()
  const shown = held.size > 0 ? held : layer

  const { assigning, isAssigningAll, assignAll, skip } = useAssignAll(setChosen)
  useKeyLookup({ isOn: !assigning.isListening, onKey: setChosen })

  function choose(key: string) {
    if (assigning.isListening) assigning.offer(key)
    else setChosen(key)
  }

  return (
    <div className="@container/keys grid min-w-0 gap-3">
      <KeyTools onAssignAll={assignAll} />
      {/* Both share one sticky place, so that nothing moves and it stays visible above the table. */}
      <div className="sticky top-2 z-sticky">
        {assigning.cell ? (
          <AssignPrompt
            assigning={assigning}
            extra={
              isAssigningAll ? (
                <Button size="sm" onClick={skip}>
                  {text('plateBoard.keys.skip')}
                </Button>
              ) : undefined
            }
          />
        ) : (
          <KeyDetail chosen={chosen} assigning={assigning} />
        )}
      </div>
      <DrawnKeyboard
        cells={cells}
        keyMap={keyMap}
        layer={shown}
        chosen={chosen}
        onChoose={choose}
        onModifier={(code) => {
          const modifier = modifierOf(code)
          if (modifier) setLayer((now) => toggled(now, modifier))
        }}
      />
      <KeyTable assigning={assigning} />
    </div>
  )
}

/** Assigns keys to the cells without one, one after the other. */
function useAssignAll(onKey: (key: string) => void) {
  const editor = useBoard()
  const { cells, keyMap } = useBoardState(({ plate }) => plate)
  const [isAssigningAll, setAssigningAll] = useState(false)

  const assigning = useAssigning({
    onDone(cellId, key) {
      if (key) onKey(key)
      const next = isAssigningAll && key ? nextWithoutKey(editor.read().plate, cellId) : undefined
      if (next) assigning.begin(next)
      else setAssigningAll(false)
    },
  })

  function skip() {
    const next = assigning.cell && nextWithoutKey(editor.read().plate, assigning.cell.id)
    if (next) assigning.begin(next)
    else assigning.cancel()
  }

  const first = nextWithoutKey({ cells, keyMap }, undefined)
  const assignAll = first
    ? () => {
        setAssigningAll(true)
        assigning.begin(first)
      }
    : undefined
  return { assigning, isAssigningAll, assignAll, skip }
}
