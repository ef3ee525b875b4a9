import type { Input } from '@pandok/module-engine'
import { Select } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { put } from '#shared/fields/arrays.ts'
import { Disclosure } from '#shared/fields/Disclosure.tsx'
import { ExpressionField } from '../shell/ExpressionField.tsx'
import { LocalTextField } from '../shell/LocalTextField.tsx'
import { CodesField } from './CodesField.tsx'
import { FillList } from './FillList.tsx'
import { MultiMore } from './MultiMore.tsx'
import { MORE_PARTS, moreSet } from './moreParts.ts'
import { NumberMore } from './NumberMore.tsx'
import { PlainMore } from './PlainMore.tsx'
import { SizeMore } from './SizeMore.tsx'
import type { SetInput } from './useInput.ts'

interface InputMoreProps {
  index: number
  input: Input
  set: SetInput
}

/** Rarely needed settings, which are collapsed; the summary names those that are in use. */
export function InputMore({ index, input, set }: InputMoreProps) {
  const text = useText()
  const path = ['inputs', index]
  const used = moreSet(input).map((part) => text(`moduleEditor.field.${part}`))
  return (
    <Disclosure
      holds={MORE_PARTS}
      label={
        <span className="flex min-w-0 gap-2">
          <span className="shrink-0">{text('moduleEditor.more')}</span>
          {used.length === 0 ? null : (
            <span title={used.join(' · ')} className="min-w-0 truncate font-normal">
              {used.join(' · ')}
            </span>
          )}
        </span>
      }
    >
      <KindMore index={index} input={input} set={set} />
      <Select
        label={text('moduleEditor.field.visible')}
        value={input.visible === undefined ? 'always' : 'when'}
        onChange={({ target }) =>
          set(put(input, 'visible', target.value === 'when' ? '' : undefined), 'visible')
        }
      >
        <option value="always">{text('moduleEditor.visible.always')}</option>
        <option value="when">{text('moduleEditor.visible.when')}</option>
      </Select>
      {input.visible === undefined ? null : (
        <ExpressionField
          label={text('moduleEditor.visible.condition')}
          value={input.visible}
          onChange={(value) => set({ ...input, visible: value }, 'visible')}
          path={[...path, 'visible']}
          group={input.group}
          expected="bool"
        />
      )}
      <LocalTextField
        label={text('moduleEditor.field.help')}
        value={input.help}
        onChange={(help) => set(put(input, 'help', help), 'help')}
        path={[...path, 'help']}
        maxLength={2000}
        multiline
      />
      <FillList index={index} input={input} set={set} />
      <CodesField
        codes={input.codes}
        onChange={(codes) => set(put(input, 'codes', codes), 'codes')}
        path={[...path, 'codes']}
      />
      <ConfirmFields index={index} input={input} set={set} />
    </Disclosure>
  )
}

/** Whether a prefilled value has to be confirmed, and why not. */
function ConfirmFields({ index, input, set }: InputMoreProps) {
  const text = useText()
  return (
    <>
      <Select
        label={text('moduleEditor.field.confirm')}
        hint={text('moduleEditor.confirm.hint')}
        value={input.confirm ?? 'auto'}
        onChange={({ target }) => set(withConfirm(input, target.value), 'confirm')}
      >
        <option value="auto">{text('moduleEditor.confirm.auto')}</option>
        <option value="needed">{text('moduleEditor.confirm.needed')}</option>
        <option value="notNeeded">{text('moduleEditor.confirm.notNeeded')}</option>
      </Select>
      {input.confirm === 'notNeeded' ? (
        <LocalTextField
          label={text('moduleEditor.field.confirmReason')}
          value={input.confirmReason}
          onChange={(reason) => set(put(input, 'confirmReason', reason), 'confirmReason')}
          path={['inputs', index, 'confirmReason']}
          maxLength={2000}
        />
      ) : null}
    </>
  )
}

function KindMore({ index, input, set }: InputMoreProps) {
  switch (input.kind) {
    case 'number':
    case 'integer':
    case 'measure':
      return <NumberMore index={index} input={input} set={set} />
    case 'size':
      return <SizeMore index={index} input={input} set={set} />
    case 'multi':
      return <MultiMore index={index} input={input} set={set} />
    case 'text':
    case 'bool':
    case 'date':
      return <PlainMore index={index} input={input} set={set} />
    case 'choice':
    case 'side':
      return null
  }
}

/** Only «not needed» has a reason. */
function withConfirm(input: Input, value: string): Input {
  const chosen = value === 'needed' || value === 'notNeeded' ? value : undefined
  const next = put(input, 'confirm', chosen)
  return chosen === 'notNeeded' ? next : put(next, 'confirmReason', undefined)
}
