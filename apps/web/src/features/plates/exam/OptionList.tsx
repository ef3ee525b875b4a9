import { freeId } from '@pandok/board'
import {
  BLANK_LABEL_MAX_CHARACTERS,
  BLANK_OPTIONS_MAX,
  type Blank,
  type BlankOption,
  wordsIn,
} from '@pandok/domain'
import { Button, IconButton, PlusIcon, Select, Trash2Icon } from '@pandok/ui'
import { put } from '#app/fields/arrays.ts'
import { focusPath, pathName } from '#app/fields/focusPath.ts'
import { useText } from '#app/text.ts'
import type { ChangeBlank } from './BlankCard.tsx'
import { OptionMore } from './OptionMore.tsx'
import { useFaultText } from './useFaultText.ts'
import { WordsFields } from './WordsFields.tsx'

interface OptionListProps {
  blank: Blank
  path: readonly (string | number)[]
  onChange: ChangeBlank
}

/** The answers that a blank offers, and the one that it starts with. */
export function OptionList({ blank, path, onChange }: OptionListProps) {
  const text = useText()
  const fault = useFaultText(path)
  const { options = [] } = blank
  const nameOf = ({ label, id }: BlankOption) => wordsIn(label, text.locale) || id

  const write = (update: (list: readonly BlankOption[]) => readonly BlankOption[], field: string) =>
    onChange((now) => ({ ...now, options: update(now.options ?? []) }), field)

  function add() {
    const id = freeId(String(options.length + 1), new Set(options.map((option) => option.id)))
    write((list) => [...list, { id, label: {} }], `option/add/${id}`)
    focusPath([...path, 'options', options.length])
  }

  function remove({ id }: BlankOption) {
    onChange((now) => {
      const left = { ...now, options: now.options?.filter((option) => option.id !== id) }
      return now.default === id ? put(left, 'default', undefined) : left
    }, `option/remove/${id}`)
  }

  return (
    <div className="grid gap-2">
      <p className="text-sm font-semibold">{text('plateExam.option.title')}</p>
      {options.map((option, index) => (
        <div key={option.id} className="flex min-w-0 items-start gap-2">
          <div className="grid min-w-0 flex-1 gap-1">
            <WordsFields
              label={text('plateExam.option.label', { number: index + 1 })}
              words={option.label}
              max={BLANK_LABEL_MAX_CHARACTERS}
              onChange={(label = {}, locale) =>
                write(
                  (list) => list.map((one) => (one.id === option.id ? { ...one, label } : one)),
                  `option/${option.id}/${locale}`,
                )
              }
              path={pathName([...path, 'options', index])}
            />
            <OptionMore
              option={option}
              blank={blank.id}
              onChange={(update, field) =>
                write(
                  (list) => list.map((one) => (one.id === option.id ? update(one) : one)),
                  `option/${option.id}/${field}`,
                )
              }
            />
          </div>
          <IconButton
            size="sm"
            label={text('plateExam.option.remove', { name: nameOf(option) })}
            icon={<Trash2Icon />}
            onClick={() => remove(option)}
          />
        </div>
      ))}
      <p aria-live="polite" className="text-xs font-medium text-danger-text empty:hidden">
        {fault('options') ?? ''}
      </p>
      <Button
        size="sm"
        className="justify-self-start"
        icon={<PlusIcon />}
        disabled={options.length >= BLANK_OPTIONS_MAX}
        data-path={pathName([...path, 'options'])}
        onClick={add}
      >
        {text('plateExam.option.add')}
      </Button>
      {blank.kind === 'choice' && options.length > 0 ? (
        <Select
          label={text('plateExam.blank.default')}
          value={typeof blank.default === 'string' ? blank.default : ''}
          error={fault('default')}
          data-path={pathName([...path, 'default'])}
          onChange={({ target }) =>
            onChange((now) => put(now, 'default', target.value === '' ? undefined : target.value), 'default')
          }
        >
          <option value="">{text('plateExam.blank.noDefault')}</option>
          {options.map((option) => (
            <option key={option.id} value={option.id}>
              {nameOf(option)}
            </option>
          ))}
        </Select>
      ) : null}
    </div>
  )
}
