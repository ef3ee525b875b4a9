import type { PhraseToken } from '@pandok/module-engine'
import { Select } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { ConditionBuilder } from '#shared/conditions/ConditionBuilder.tsx'
import { isNumeric, type NamedField } from '#shared/conditions/namedFields.ts'
import { put } from '#shared/fields/arrays.ts'
import { NestedPhrase } from './NestedPhrase.tsx'
import { type PhraseScope, usePhraseNames } from './PhraseScope.ts'

export type EachToken = Extract<PhraseToken, { each: string }>

interface EachFieldsProps {
  token: EachToken
  scope: PhraseScope
  onChange: (token: EachToken) => void
}

/** The phrase for each row of a group or each answer, a filter, and the separators. */
export function EachFields({ token, scope, onChange }: EachFieldsProps) {
  const text = useText()
  const { fields } = usePhraseNames(scope)
  const over = fields.find(({ id }) => id === token.each)
  const inner: PhraseScope =
    over?.kind === 'rows' ? { ...scope, group: token.each } : { ...scope, alias: token.as ?? 'answer' }
  const inside = usePhraseNames(inner)
  const inRow = inside.fields.filter(({ group }) => group === token.each)
  return (
    <>
      <OverSelect token={token} fields={fields} onChange={onChange} />
      <NestedPhrase
        key={token.each}
        label={text('moduleLogic.each.body')}
        value={token.body}
        onChange={(body) => onChange({ ...token, body })}
        scope={inner}
      />
      <SeparatorFields token={token} scope={scope} onChange={onChange} />
      {over?.kind === 'rows' ? (
        <>
          <FieldSelect
            label={text('moduleLogic.each.by')}
            value={token.by}
            fields={inRow}
            onChange={(by) => onChange(put(token, 'by', by))}
          />
          <FieldSelect
            label={text('moduleLogic.each.order')}
            value={token.order}
            fields={inRow.filter(isNumeric)}
            onChange={(order) => onChange(put(token, 'order', order))}
          />
        </>
      ) : null}
      <ConditionBuilder
        label={text('moduleLogic.each.where')}
        value={token.where ?? ''}
        onChange={(where) => onChange(put(token, 'where', where === '' ? undefined : where))}
        fields={inside.fields}
        scope={inside.scope}
      />
    </>
  )
}

interface OverSelectProps {
  token: EachToken
  fields: readonly NamedField[]
  onChange: (token: EachToken) => void
}

/** The group or multiple choice to repeat over. An answer needs an alias inside the phrase, a row doesn't. */
function OverSelect({ token, fields, onChange }: OverSelectProps) {
  const text = useText()
  const lists = fields.filter(({ kind }) => kind === 'rows' || kind === 'multi')
  return (
    <Select
      label={text('moduleLogic.each.over')}
      value={token.each}
      onChange={({ target }) => {
        const next = fields.find(({ id }) => id === target.value)
        onChange(
          put(
            { ...token, each: target.value },
            'as',
            next?.kind === 'multi' ? (token.as ?? 'answer') : undefined,
          ),
        )
      }}
    >
      {lists.map(({ id, label }) => (
        <option key={id} value={id}>
          {label}
        </option>
      ))}
    </Select>
  )
}

/** The separator between two items and the one before the last. */
function SeparatorFields({ token, scope, onChange }: EachFieldsProps) {
  const text = useText()
  const filled = (phrase: PhraseToken[]) => (phrase.length === 0 ? undefined : phrase)
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <NestedPhrase
        isSmall
        label={text('moduleLogic.each.sep')}
        value={token.sep ?? []}
        onChange={(sep) => onChange(put(token, 'sep', filled(sep)))}
        scope={scope}
      />
      <NestedPhrase
        isSmall
        label={text('moduleLogic.each.last')}
        value={token.last ?? []}
        onChange={(last) => onChange(put(token, 'last', filled(last)))}
        scope={scope}
      />
    </div>
  )
}

interface FieldSelectProps {
  label: string
  value: string | undefined
  fields: readonly NamedField[]
  onChange: (id: string | undefined) => void
}

function FieldSelect({ label, value, fields, onChange }: FieldSelectProps) {
  const text = useText()
  return (
    <Select label={label} value={value ?? ''} onChange={({ target }) => onChange(target.value || undefined)}>
      <option value="">{text('moduleEditor.none')}</option>
      {fields.map((field) => (
        <option key={field.id} value={field.id}>
          {field.label}
        </option>
      ))}
    </Select>
  )
}
