import { type Input, OPTIONS_MAX, textOf } from '@pandok/module-engine'
import { Button, PlusIcon, Select, toast } from '@pandok/ui'
import type { FocusEvent } from 'react'
import { useText } from '#platform/text/text.ts'
import { insertItem, moveItem, put, removeItem } from '#shared/fields/arrays.ts'
import { focusPath } from '#shared/fields/focusPath.ts'
import { SortableList } from '#shared/fields/SortableList.tsx'
import { useFieldFindings } from '../shell/useFieldFindings.ts'
import { freeId } from './ids.ts'
import { isBlankOption, OptionRow } from './OptionRow.tsx'
import { optionsFromLines } from './optionsFromLines.ts'
import type { SetInput } from './useInput.ts'

type ChoiceInput = Extract<Input, { kind: 'choice' | 'multi' }>

interface ChoiceFieldsProps {
  index: number
  input: ChoiceInput
  set: SetInput
}

/** The answers of a choice. Enter adds one; a pasted list adds several. */
export function ChoiceFields({ index, input, set }: ChoiceFieldsProps) {
  const text = useText()
  const { options } = input
  const path = ['inputs', index, 'options']
  const { error } = useFieldFindings([...path])
  const { nameOf, write, addAfter, paste, remove, dropBlanks } = useOptionList({ index, input, set })

  return (
    <>
      <fieldset className="grid gap-2" onBlur={dropBlanks}>
        <legend className="mb-1.5 flex w-full items-baseline gap-2 text-sm font-semibold">
          {text('moduleEditor.options.title')}
          <span className="text-xs font-normal text-muted">{text('moduleEditor.options.hint')}</span>
        </legend>
        {options.length === 0 && error ? <p className="text-xs text-danger-text">{error}</p> : null}
        <SortableList
          label={text('moduleEditor.options.title')}
          names={options.map((_, at) => nameOf(at))}
          onMove={(from, to) => write(moveItem(options, from, to))}
        >
          {(at, grip) => (
            <OptionRow
              inputIndex={index}
              at={at}
              grip={grip}
              name={nameOf(at)}
              onNext={() => addAfter(at)}
              onPaste={(lines) => paste(at, lines)}
              onRemove={() => remove(at)}
            />
          )}
        </SortableList>
        <Button
          size="sm"
          variant="quiet"
          className="justify-self-start"
          icon={<PlusIcon />}
          data-path={[...path, 'add'].join('/')}
          onClick={() => addAfter(options.length - 1)}
        >
          {text('moduleEditor.option.add')}
        </Button>
      </fieldset>
      {input.kind === 'choice' ? <DefaultSelect input={input} set={set} nameOf={nameOf} /> : null}
    </>
  )
}

function useOptionList({ index, input, set }: ChoiceFieldsProps) {
  const text = useText()
  const { options } = input
  const path = ['inputs', index, 'options']
  const nameOf = (at: number) =>
    textOf(options[at]?.label, text.locale) || text('moduleEditor.option.number', { number: at + 1 })
  const write = (next: ChoiceInput['options']) => set({ ...input, options: next }, 'options/list')

  function isFull(more: number): boolean {
    if (options.length + more <= OPTIONS_MAX) return false
    toast({ tone: 'warning', title: text('moduleEditor.tooMany', { max: OPTIONS_MAX }) })
    return true
  }

  function addAfter(at: number) {
    if (isFull(1)) return
    const id = freeId(`option_${options.length + 1}`, new Set(options.map((option) => option.id)))
    write(insertItem(options, at + 1, { id, label: {} }))
    focusPath([...path, at + 1, 'label'])
  }

  function paste(at: number, lines: string): boolean {
    const current = options[at]
    const isBlank = current !== undefined && isBlankOption(current)
    const kept = isBlank ? removeItem(options, at) : options
    const pasted = optionsFromLines(lines, text.locale, kept)
    if (pasted.length < 2 || isFull(pasted.length)) return false
    const place = isBlank ? at : at + 1
    write(insertItem(kept, place, ...pasted))
    focusPath([...path, place + pasted.length - 1, 'label'])
    return true
  }

  function remove(at: number) {
    write(removeItem(options, at))
    focusPath(options.length < 2 ? [...path, 'add'] : [...path, Math.max(0, at - 1), 'label'])
  }

  /** Pressing Enter after the last answer leaves an empty one behind, which is removed. */
  function dropBlanks({ currentTarget, relatedTarget }: FocusEvent) {
    if (!(relatedTarget instanceof Node) || currentTarget.contains(relatedTarget)) return
    const named = options.filter((option) => !isBlankOption(option))
    if (named.length > 0 && named.length < options.length) write(named)
  }

  return { nameOf, write, addAfter, paste, remove, dropBlanks }
}

interface DefaultSelectProps {
  input: Extract<Input, { kind: 'choice' }>
  set: SetInput
  nameOf: (at: number) => string
}

function DefaultSelect({ input, set, nameOf }: DefaultSelectProps) {
  const text = useText()
  return (
    <Select
      label={text('moduleEditor.field.default')}
      value={input.default ?? ''}
      onChange={({ target }) => set(put(input, 'default', target.value || undefined), 'default')}
    >
      <option value="">{text('moduleEditor.none')}</option>
      {input.options.map((option, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat while one is being typed
        <option key={at} value={option.id}>
          {nameOf(at)}
        </option>
      ))}
    </Select>
  )
}
