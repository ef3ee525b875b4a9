import type { Computed } from '@pandok/module-engine'
import { Button, ListTreeIcon } from '@pandok/ui'
import { useState } from 'react'
import { useText } from '#platform/text/text.ts'
import { useEditorState } from '../state/useEditor.ts'
import { LevelsDialog } from './LevelsDialog.tsx'
import { scoreBounds, scoreParts } from './score.ts'

export function LevelsButton({ computed }: { computed: Computed }) {
  const text = useText()
  const inputs = useEditorState(({ definition }) => definition.inputs)
  const [isOpen, setOpen] = useState(false)
  const { score } = computed
  return (
    <>
      <Button size="sm" icon={<ListTreeIcon />} className="justify-self-start" onClick={() => setOpen(true)}>
        {text('moduleLogic.levels.make')}
      </Button>
      {isOpen ? (
        <LevelsDialog
          scoreId={computed.id}
          bounds={score ? scoreBounds(score, scoreParts(score, inputs)) : undefined}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  )
}
