import type { Input } from '@pandok/module-engine'
import { Checkbox, Select } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { put } from '#shared/fields/arrays.ts'
import type { SetInput } from './useInput.ts'

type Side = 'R' | 'L' | 'B'
const SIDES = ['R', 'L', 'B'] as const satisfies readonly Side[]

interface PlainFieldsProps {
  input: Extract<Input, { kind: 'bool' | 'side' }>
  set: SetInput
}

export function PlainFields({ input, set }: PlainFieldsProps) {
  const text = useText()
  switch (input.kind) {
    case 'bool':
      return (
        <Select
          label={text('moduleEditor.field.default')}
          value={input.default === undefined ? '' : String(input.default)}
          onChange={({ target }) =>
            set(put(input, 'default', target.value === '' ? undefined : target.value === 'true'), 'default')
          }
        >
          <option value="">{text('moduleEditor.none')}</option>
          <option value="true">{text('moduleEditor.yes')}</option>
          <option value="false">{text('moduleEditor.no')}</option>
        </Select>
      )
    case 'side':
      return (
        <div className="grid gap-4 @md:grid-cols-2">
          <fieldset className="grid gap-2">
            <legend className="mb-2 text-sm font-semibold">{text('moduleEditor.field.sides')}</legend>
            {SIDES.map((side) => {
              const chosen = input.sides ?? SIDES
              return (
                <Checkbox
                  key={side}
                  label={text(`moduleEditor.side.${side}`)}
                  checked={chosen.includes(side)}
                  disabled={chosen.length === 1 && chosen.includes(side)}
                  onChange={(event) => {
                    const sides = SIDES.filter((each) =>
                      each === side ? event.target.checked : chosen.includes(each),
                    )
                    set(put(input, 'sides', sides.length === SIDES.length ? undefined : sides), 'sides')
                  }}
                />
              )
            })}
          </fieldset>
          <Select
            label={text('moduleEditor.field.default')}
            value={input.default ?? ''}
            onChange={({ target }) =>
              set(put(input, 'default', target.value === '' ? undefined : target.value), 'default')
            }
          >
            <option value="">{text('moduleEditor.none')}</option>
            {(input.sides ?? SIDES).map((side) => (
              <option key={side} value={side}>
                {text(`moduleEditor.side.${side}`)}
              </option>
            ))}
          </Select>
        </div>
      )
  }
}
