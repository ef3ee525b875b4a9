import { freeId } from '@pandok/board'
import { BLANK_LABEL_MAX_CHARACTERS, BLANK_OPTIONS_MAX, type BlankOption, wordsIn } from '@pandok/domain'
import { Button, IconButton, PlusIcon, Trash2Icon } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { focusPath, pathName } from '#shared/fields/focusPath.ts'
import { OptionMore } from './OptionMore.tsx'
import { WordsFields } from './WordsFields.tsx'

interface AnswerListProps {
  /** The id of their blank or value, as in phrases. */
  of: string
  options: readonly BlankOption[]
  path: readonly (string | number)[]
  onChange: (update: (list: readonly BlankOption[]) => readonly BlankOption[], field: string) => void
  /** Called for a removed answer, because whatever refers to it may have to be removed as well. */
  onRemove?: ((id: string) => void) | undefined
  isChosen?: boolean | undefined
  isInList?: boolean | undefined
  error?: string | undefined
}

export function AnswerList(props: AnswerListProps) {
  const { of, options, path, onChange, onRemove, isChosen, isInList, error } = props
  const text = useText()
  function add() {
    const id = freeId(String(options.length + 1), new Set(options.map((option) => option.id)))
    onChange((list) => [...list, { id, label: {} }], `option/add/${id}`)
    focusPath([...path, 'options', options.length])
  }

  function remove(id: string) {
    if (onRemove) onRemove(id)
    else onChange((list) => list.filter((option) => option.id !== id), `option/remove/${id}`)
  }

  return (
    <div className="grid gap-2">
      <p className="text-sm font-semibold">{text('plateExam.option.title')}</p>
      {options.map((option, index) => (
        <AnswerRow
          key={option.id}
          option={option}
          number={index + 1}
          of={of}
          path={[...path, 'options', index]}
          isChosen={isChosen}
          others={isInList ? options.filter(({ id }) => id !== option.id) : undefined}
          onChange={(update, field) =>
            onChange(
              (list) => list.map((one) => (one.id === option.id ? update(one) : one)),
              `option/${option.id}/${field}`,
            )
          }
          onRemove={() => remove(option.id)}
        />
      ))}
      <p aria-live="polite" className="text-xs font-medium text-danger-text empty:hidden">
        {error ?? ''}
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
    </div>
  )
}

interface AnswerRowProps extends Pick<AnswerListProps, 'of' | 'path' | 'isChosen'> {
  option: BlankOption
  others: readonly BlankOption[] | undefined
  number: number
  onChange: (update: (option: BlankOption) => BlankOption, field: string) => void
  onRemove: () => void
}

function AnswerRow({ option, number, of, path, onChange, onRemove, ...kind }: AnswerRowProps) {
  const text = useText()
  return (
    <div className="flex min-w-0 items-start gap-2">
      <div className="grid min-w-0 flex-1 gap-1">
        <WordsFields
          label={text('plateExam.option.label', { number })}
          words={option.label}
          max={BLANK_LABEL_MAX_CHARACTERS}
          onChange={(label = {}, locale) => onChange((now) => ({ ...now, label }), locale)}
          path={pathName(path)}
        />
        <OptionMore option={option} blank={of} path={path} {...kind} onChange={onChange} />
      </div>
      <IconButton
        size="sm"
        label={text('plateExam.option.remove', {
          name: wordsIn(option.label, text.locale) || option.id,
        })}
        icon={<Trash2Icon />}
        onClick={onRemove}
      />
    </div>
  )
}
