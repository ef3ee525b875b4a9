import type { PhraseToken } from '@pandok/module-engine'
import { useText } from '#platform/text/text.ts'
import { ConditionBuilder } from '#shared/conditions/ConditionBuilder.tsx'
import { put } from '#shared/fields/arrays.ts'
import { NestedPhrase } from './NestedPhrase.tsx'
import { type PhraseScope, usePhraseNames } from './PhraseScope.ts'

type WhenToken = Extract<PhraseToken, { when: string }>

interface WhenFieldsProps {
  token: WhenToken
  scope: PhraseScope
  onChange: (token: WhenToken) => void
}

/** A condition without text of its own, which has only an alternative. */
export function WhenFields({ token, scope, onChange }: WhenFieldsProps) {
  const text = useText()
  const names = usePhraseNames(scope)
  return (
    <>
      <ConditionBuilder
        label={text('moduleLogic.cell.mode')}
        value={token.when}
        onChange={(when) => onChange({ ...token, when })}
        fields={names.fields}
        scope={names.scope}
      />
      <NestedPhrase
        label={text('moduleLogic.phrase.then')}
        value={token.then}
        onChange={(taken) => onChange({ ...token, then: taken })}
        scope={scope}
      />
      <NestedPhrase
        label={text('moduleLogic.phrase.else')}
        value={token.else ?? []}
        onChange={(rest) => onChange(put(token, 'else', rest.length === 0 ? undefined : rest))}
        scope={scope}
      />
    </>
  )
}
