import { type Input, textOf } from '@pandok/module-engine'
import { Checkbox } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { put } from '#shared/fields/arrays.ts'
import { DecimalField } from './DecimalField.tsx'
import type { SetInput } from './useInput.ts'

interface MultiMoreProps {
  index: number
  input: Extract<Input, { kind: 'multi' }>
  set: SetInput
}

export function MultiMore({ index, input, set }: MultiMoreProps) {
  const text = useText()
  const whole = (value: string) => (/^\d{1,3}$/u.test(value) ? Number(value) : undefined)
  const chosen = input.default ?? []
  const nameOf = (at: number) =>
    textOf(input.options[at]?.label, text.locale) || text('moduleEditor.option.number', { number: at + 1 })
  return (
    <>
      <div className="grid grid-cols-2 gap-4">
        {(['min', 'max'] as const).map((limit) => (
          <DecimalField
            key={limit}
            label={text(limit === 'min' ? 'moduleEditor.field.atLeast' : 'moduleEditor.field.atMost')}
            path={['inputs', index, limit]}
            value={input[limit]?.toString() ?? ''}
            onChange={(value) => set(put(input, limit, whole(value)), limit)}
          />
        ))}
      </div>
      <fieldset className="grid gap-2">
        <legend className="mb-1.5 text-sm font-semibold">{text('moduleEditor.field.default')}</legend>
        {input.options.map((option, at) => (
          <Checkbox
            // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat while one is being typed
            key={at}
            label={nameOf(at)}
            checked={chosen.includes(option.id)}
            onChange={({ target }) => {
              const next = target.checked ? [...chosen, option.id] : chosen.filter((id) => id !== option.id)
              set(put(input, 'default', next.length === 0 ? undefined : next), 'default')
            }}
          />
        ))}
      </fieldset>
    </>
  )
}
