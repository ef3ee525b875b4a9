import type { PhraseToken } from '@pandok/module-engine'
import { Select } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { isNumeric, nameAmong } from '#shared/conditions/namedFields.ts'
import { NestedPhrase } from './NestedPhrase.tsx'
import { type PhraseScope, usePhraseNames } from './PhraseScope.ts'

type PluralToken = Extract<PhraseToken, { plural: string }>
type PluralForm = keyof PluralToken['forms']

interface PluralFieldsProps {
  token: PluralToken
  scope: PhraseScope
  onChange: (token: PluralToken) => void
}

/** The singular and plural forms, and the number that decides. */
export function PluralFields({ token, scope, onChange }: PluralFieldsProps) {
  const text = useText()
  const { fields } = usePhraseNames(scope)
  const own = new Intl.PluralRules(scope.locale).resolvedOptions().pluralCategories
  const forms: PluralForm[] = ORDER.filter(
    (form) => form === 'zero' || own.includes(form) || token.forms[form],
  )
  return (
    <>
      <Select
        label={text('moduleLogic.plural.by')}
        value={token.plural}
        onChange={({ target }) => onChange({ ...token, plural: target.value })}
      >
        {fields.filter(isNumeric).map((field) => (
          <option key={field.id} value={field.id}>
            {nameAmong(fields, field)}
          </option>
        ))}
      </Select>
      {forms.map((form) => (
        <NestedPhrase
          key={form}
          isSmall
          label={text(`moduleLogic.plural.${form}`)}
          value={token.forms[form] ?? []}
          onChange={(phrase) => {
            const { [form]: _, ...others } = token.forms
            onChange({ ...token, forms: phrase.length === 0 ? others : { ...others, [form]: phrase } })
          }}
          scope={scope}
        />
      ))}
    </>
  )
}

const ORDER: readonly PluralForm[] = ['zero', 'one', 'two', 'few', 'many', 'other']
