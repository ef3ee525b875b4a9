import type { Input } from '@pandok/module-engine'
import { TextField } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { put } from '#shared/fields/arrays.ts'
import { pathName } from '#shared/fields/focusPath.ts'
import { LocalTextField } from '../shell/LocalTextField.tsx'
import { DayField } from './DayField.tsx'
import { DecimalField } from './DecimalField.tsx'
import type { SetInput } from './useInput.ts'

interface MoreProps<Kind extends 'text' | 'bool' | 'date'> {
  index: number
  input: Extract<Input, { kind: Kind }>
  set: SetInput
}

export function PlainMore({ index, input, set }: MoreProps<'text' | 'bool' | 'date'>) {
  switch (input.kind) {
    case 'text':
      return <TextMore index={index} input={input} set={set} />
    case 'bool':
      return <BoolMore index={index} input={input} set={set} />
    case 'date':
      return <DateMore index={index} input={input} set={set} />
  }
}

function TextMore({ index, input, set }: MoreProps<'text'>) {
  const text = useText()
  const path = ['inputs', index]
  const whole = (value: string) => (/^\d{1,4}$/u.test(value) ? Number(value) : undefined)
  return (
    <div className="grid grid-cols-2 gap-4">
      <DecimalField
        label={text('moduleEditor.field.lines')}
        path={[...path, 'lines']}
        value={input.lines?.toString() ?? ''}
        onChange={(value) => set(put(input, 'lines', whole(value)), 'lines')}
      />
      <DecimalField
        label={text('moduleEditor.field.maxCharacters')}
        path={[...path, 'max']}
        value={input.max?.toString() ?? ''}
        onChange={(value) => set(put(input, 'max', whole(value)), 'max')}
      />
      <TextField
        className="col-span-2"
        label={text('moduleEditor.field.default')}
        value={input.default ?? ''}
        maxLength={2000}
        onChange={(event) => set(put(input, 'default', event.target.value || undefined), 'default')}
        data-path={pathName([...path, 'default'])}
      />
    </div>
  )
}

function BoolMore({ index, input, set }: MoreProps<'bool'>) {
  const text = useText()
  const path = ['inputs', index]
  return (
    <>
      <LocalTextField
        label={text('moduleEditor.field.yes')}
        value={input.yes}
        onChange={(yes) => set(put(input, 'yes', yes), 'yes')}
        path={[...path, 'yes']}
        maxLength={2000}
      />
      <LocalTextField
        label={text('moduleEditor.field.no')}
        value={input.no}
        onChange={(no) => set(put(input, 'no', no), 'no')}
        path={[...path, 'no']}
        maxLength={2000}
      />
      <DecimalField
        label={text('moduleEditor.field.points')}
        path={[...path, 'points']}
        value={input.points ?? ''}
        onChange={(points) => set(put(input, 'points', points || undefined), 'points')}
      />
    </>
  )
}

function DateMore({ index, input, set }: MoreProps<'date'>) {
  const text = useText()
  const path = ['inputs', index]
  return (
    <div className="grid grid-cols-2 gap-4">
      <TextField
        type="date"
        label={text('moduleEditor.field.min')}
        value={input.min ?? ''}
        onChange={(event) => set(put(input, 'min', event.target.value || undefined), 'min')}
        data-path={pathName([...path, 'min'])}
      />
      <DayField
        label={text('moduleEditor.field.max')}
        value={input.max}
        onChange={(max) => set(put(input, 'max', max), 'max')}
      />
      <DayField
        label={text('moduleEditor.field.default')}
        value={input.default}
        onChange={(value) => set(put(input, 'default', value), 'default')}
      />
    </div>
  )
}
