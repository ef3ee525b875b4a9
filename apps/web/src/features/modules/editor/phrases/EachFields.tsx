import type { PhraseToken } from '@pandok/module-engine'
import { Select } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { ConditionBuilder } from '#shared/conditions/ConditionBuilder.tsx'
import { isNumeric } from '#shared/conditions/namedFields.ts'
import { put } from '#shared/fields/arrays.ts'
import { NestedPhrase } from './NestedPhrase.tsx'
import { type PhraseScope, usePhraseNames } from './PhraseScope.ts'

export type EachToken = Extract<PhraseToken, { each: string }>

interface EachFieldsProps {
  token: EachToken
  scope: PhraseScope
  onChange: (token: EachToken) => void
}

/** What is said for each row of a group or each answer, which of them, and what stands between. */
export function EachFields({ token, scope, onChange }: EachFieldsProps) {
  const text = useText()
  const { fields } = usePhraseNames(scope)
  const lists = fields.filter(({ kind }) => kind === 'rows' || kind === 'multi')
  const over = fields.find(({ id }) => id === token.each)
  const inner: PhraseScope =
    over?.kind === 'rows' ? { ...scope, group: token.each } : { ...scope, alias: token.as ?? 'answer' }
  const inside = usePhraseNames(inner)
  const filled = (phrase: PhraseToken[]) => (phrase.length === 0 ? undefined : phrase)
  return (
    <>
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
      <NestedPhrase
        key={token.each}
        label={text('moduleLogic.each.body')}
        value={token.body}
        onChange={(body) => onChange({ ...token, body })}
        scope={inner}
      />
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
      {over?.kind === 'rows' ? (
        <Select
          label={text('moduleLogic.each.by')}
          value={token.by ?? ''}
          onChange={({ target }) => onChange(put(token, 'by', target.value || undefined))}
        >
          <option value="">{text('moduleEditor.none')}</option>
          {inside.fields
            .filter(({ group }) => group === token.each)
            .map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
        </Select>
      ) : null}
      {over?.kind === 'rows' ? (
        <Select
          label={text('moduleLogic.each.order')}
          value={token.order ?? ''}
          onChange={({ target }) => onChange(put(token, 'order', target.value || undefined))}
        >
          <option value="">{text('moduleEditor.none')}</option>
          {inside.fields
            .filter((field) => field.group === token.each && isNumeric(field))
            .map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
        </Select>
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
