import { type Computed, type Option, renameOption, textOf } from '@pandok/module-engine'
import { Button, IconButton, PlusIcon, Trash2Icon } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { put, removeItem, replaceItem } from '#shared/fields/arrays.ts'
import { Disclosure } from '#shared/fields/Disclosure.tsx'
import { focusPath } from '#shared/fields/focusPath.ts'
import { OptionFollowUpFields } from '../inputs/OptionFollowUpFields.tsx'
import { OptionIdField } from '../inputs/OptionIdField.tsx'
import { LocalTextField } from '../shell/LocalTextField.tsx'
import { useEditor } from '../state/useEditor.ts'
import type { SetComputed } from './useComputed.ts'

interface ResultOptionsProps {
  index: number
  computed: Computed
  set: SetComputed
}

/**
 * The answers of a computed choice: the code in tables and formulas, the name, and the text in the report.
 */
export function ResultOptions({ index, computed, set }: ResultOptionsProps) {
  const text = useText()
  const editor = useEditor()
  const options = computed.options ?? []
  const change = (next: Option[], field: string) =>
    set(put(computed, 'options', next.length === 0 ? undefined : next), `options/${field}`)

  function add() {
    const taken = new Set(options.map(({ id }) => id))
    let number = options.length + 1
    while (taken.has(`v${number}`)) number += 1
    change([...options, { id: `v${number}`, label: {} }], 'add')
    focusPath(['computed', index, 'options', options.length, 'id'])
  }

  return (
    <section className="grid gap-2" aria-label={text('moduleLogic.values.options')}>
      <h4 className="text-sm font-semibold">{text('moduleLogic.values.options')}</h4>
      <p className="text-xs text-muted">{text('moduleLogic.values.options.hint')}</p>
      <ul className="grid gap-2">
        {options.map((option, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an option keeps its position when its code changes
          <li key={at} className="flex items-start gap-1 rounded-md border border-line px-2 py-1.5">
            <Disclosure
              className="min-w-0 flex-1"
              initiallyOpen={Object.keys(option.label).length === 0}
              label={
                <span className="flex min-w-0 gap-2">
                  <span className="font-mono">{option.id}</span>
                  <span className="truncate font-normal">{textOf(option.label, text.locale)}</span>
                </span>
              }
            >
              <OptionFields
                option={option}
                taken={options.flatMap(({ id }, place) => (place === at ? [] : [id]))}
                onRename={(to) =>
                  editor.change((definition) => renameOption(definition, computed.id, option.id, to))
                }
                path={['computed', index, 'options', at]}
                onChange={(next, field) => change(replaceItem(options, at, next), `${at}/${field}`)}
              />
            </Disclosure>
            <IconButton
              size="sm"
              label={text('moduleLogic.values.option.delete', { name: option.id })}
              icon={<Trash2Icon />}
              onClick={() => change(removeItem(options, at), 'remove')}
            />
          </li>
        ))}
      </ul>
      <Button size="sm" icon={<PlusIcon />} className="justify-self-start" onClick={add}>
        {text('moduleLogic.values.option.add')}
      </Button>
    </section>
  )
}

interface OptionFieldsProps {
  option: Option
  taken: readonly string[]
  onRename: (to: string) => void
  path: readonly (string | number)[]
  onChange: (option: Option, field: string) => void
}

function OptionFields({ option, taken, onRename, path, onChange }: OptionFieldsProps) {
  const text = useText()
  return (
    <>
      <OptionIdField
        label={text('moduleLogic.values.option.id')}
        id={option.id}
        taken={taken}
        onChange={onRename}
        path={[...path, 'id']}
      />
      <LocalTextField
        label={text('moduleLogic.item.name')}
        value={option.label}
        onChange={(label = {}) => onChange({ ...option, label }, 'label')}
        path={[...path, 'label']}
      />
      <LocalTextField
        label={text('moduleLogic.values.option.text')}
        hint={text('moduleLogic.values.option.text.hint')}
        value={option.text}
        multiline
        maxLength={2000}
        onChange={(next) => onChange(put(option, 'text', next), 'text')}
        path={[...path, 'text']}
      />
      <OptionFollowUpFields
        followUp={option.followUp}
        onChange={(followUp) => onChange(put(option, 'followUp', followUp), 'followUp')}
        path={[...path, 'followUp']}
      />
    </>
  )
}
