import { type PhraseToken, textOf } from '@pandok/module-engine'
import { useText } from '#platform/text/text.ts'
import { put } from '#shared/fields/arrays.ts'
import { NestedPhrase } from './NestedPhrase.tsx'
import { type PhraseScope, usePhraseNames } from './PhraseScope.ts'

type AnswersToken = Extract<PhraseToken, { answers: string }>

interface AnswersFieldsProps {
  token: AnswersToken
  scope: PhraseScope
  onChange: (token: AnswersToken) => void
}

/** The phrase for each answer, and the separators. */
export function AnswersFields({ token, scope, onChange }: AnswersFieldsProps) {
  const text = useText()
  const { fields } = usePhraseNames(scope)
  const options = fields.find(({ id }) => id === token.answers)?.options ?? []
  return (
    <>
      {options.map(({ id, label }) => (
        <NestedPhrase
          key={id}
          isSmall
          label={textOf(label, text.locale) ?? id}
          value={token.say[id] ?? []}
          onChange={(phrase) => {
            const { [id]: _, ...others } = token.say
            onChange({ ...token, say: phrase.length === 0 ? others : { ...others, [id]: phrase } })
          }}
          scope={scope}
        />
      ))}
      <NestedPhrase
        isSmall
        label={text('moduleLogic.each.sep')}
        value={token.sep ?? []}
        onChange={(sep) => onChange(put(token, 'sep', sep.length === 0 ? undefined : sep))}
        scope={scope}
      />
    </>
  )
}
