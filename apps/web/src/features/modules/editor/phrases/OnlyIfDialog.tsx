import type { PhraseToken } from '@pandok/module-engine'
import { Button, Checkbox, Dialog } from '@pandok/ui'
import { useState } from 'react'
import { useText } from '#platform/text/text.ts'
import { ConditionBuilder } from '#shared/conditions/ConditionBuilder.tsx'
import { NestedPhrase } from './NestedPhrase.tsx'
import { type PhraseScope, usePhraseNames } from './PhraseScope.ts'

interface OnlyIfDialogProps {
  scope: PhraseScope
  when: string
  otherwise: PhraseToken[] | null
  onApply: (when: string, otherwise: PhraseToken[] | null) => void
  onClose: () => void
}

/** The condition of some words, and the alternative text. */
export function OnlyIfDialog({ scope, when, otherwise, onApply, onClose }: OnlyIfDialogProps) {
  const text = useText()
  const names = usePhraseNames(scope)
  const [condition, setCondition] = useState(when)
  const [rest, setRest] = useState(otherwise)
  return (
    <Dialog
      open
      size="lg"
      onClose={onClose}
      title={text('moduleLogic.phrase.onlyIf')}
      description={text('moduleLogic.phrase.onlyIf.text')}
      closeLabel={text('ui.close')}
      footer={
        <>
          <Button onClick={onClose}>{text('ui.cancel')}</Button>
          <Button
            variant="primary"
            disabled={condition.trim() === ''}
            onClick={() => onApply(condition, rest)}
          >
            {text('moduleLogic.phrase.apply')}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <ConditionBuilder
          label={text('moduleLogic.cell.mode')}
          value={condition}
          onChange={setCondition}
          fields={names.fields}
          scope={names.scope}
        />
        <Checkbox
          label={text('moduleLogic.phrase.hasElse')}
          checked={rest !== null}
          onChange={({ target }) => setRest(target.checked ? [] : null)}
        />
        {rest === null ? null : (
          <NestedPhrase
            label={text('moduleLogic.phrase.else')}
            value={rest}
            onChange={setRest}
            scope={scope}
          />
        )}
      </div>
    </Dialog>
  )
}
