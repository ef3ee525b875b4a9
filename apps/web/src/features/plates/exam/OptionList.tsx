import { type Blank, type BlankOption, wordsIn } from '@pandok/domain'
import { Select } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { put } from '#shared/fields/arrays.ts'
import { pathName } from '#shared/fields/focusPath.ts'
import { AnswerList } from './AnswerList.tsx'
import type { ChangeBlank } from './ChangeBlank.ts'
import { useFaultText } from './useFaultText.ts'

interface OptionListProps {
  blank: Blank
  path: readonly (string | number)[]
  onChange: ChangeBlank
}

export function OptionList({ blank, path, onChange }: OptionListProps) {
  const text = useText()
  const fault = useFaultText(path)
  const { options = [] } = blank
  const nameOf = ({ label, id }: BlankOption) => wordsIn(label, text.locale) || id

  function remove(id: string) {
    onChange((now) => {
      const left = { ...now, options: now.options && withoutOption(now.options, id) }
      const chosen = typeof now.default === 'object' ? now.default.filter((one) => one !== id) : []
      if (typeof now.default === 'object') return put(left, 'default', chosen.length > 0 ? chosen : undefined)
      return now.default === id ? put(left, 'default', undefined) : left
    }, `option/remove/${id}`)
  }

  return (
    <div className="grid gap-2">
      <AnswerList
        of={blank.id}
        options={options}
        path={path}
        onChange={(update, field) =>
          onChange((now) => ({ ...now, options: update(now.options ?? []) }), field)
        }
        onRemove={remove}
        isInList={blank.kind === 'multi'}
        error={fault('options')}
      />
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

/** The other answers no longer include the one that is removed. */
const withoutOption = (options: readonly BlankOption[], id: string): readonly BlankOption[] =>
  options.flatMap((option) => {
    if (option.id === id) return []
    const covers = option.covers?.filter((covered) => covered !== id) ?? []
    return [option.covers ? put(option, 'covers', covers.length > 0 ? covers : undefined) : option]
  })
