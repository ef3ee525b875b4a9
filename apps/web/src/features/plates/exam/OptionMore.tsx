import { type BlankOption, OPTION_TEXT_MAX_CHARACTERS, wordsIn } from '@pandok/domain'
import { Checkbox } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { put } from '#shared/fields/arrays.ts'
import { Disclosure } from '#shared/fields/Disclosure.tsx'
import { useBoardState } from '../editor/useBoard.ts'
import { Choices } from '../logic/Choices.tsx'
import type { ChangeOption } from './ChangeOption.ts'
import { OptionForms } from './OptionForms.tsx'
import { WordsFields } from './WordsFields.tsx'

interface OptionMoreProps {
  option: BlankOption
  /** The blank's id as in phrases. */
  blank: string
  onChange: ChangeOption
  /** False for the answers of computed values, which can't suppress anything because nobody chooses them. */
  isChosen?: boolean | undefined
  /** True for one of several answers that may be chosen together. */
  isInList?: boolean | undefined
}

/** The text of an answer if it differs from its name, and what the answer suppresses. */
export function OptionMore({ option, blank, onChange, isChosen = true, isInList = false }: OptionMoreProps) {
  const text = useText()
  const regions = useBoardState(({ plate }) => plate.exam?.regions) ?? []
  const name = wordsIn(option.label, text.locale) || option.id
  return (
    <Disclosure label={text('plateExam.option.more', { name })}>
      {isInList ? (
        <Checkbox
          label={text('plateExam.option.exclusive')}
          checked={option.isExclusive ?? false}
          onChange={({ target }) =>
            onChange((now) => put(now, 'isExclusive', target.checked || undefined), 'isExclusive')
          }
        />
      ) : null}
      <WordsFields
        label={text('plateExam.option.text')}
        hint={text('plateExam.option.textHint')}
        words={option.text}
        max={OPTION_TEXT_MAX_CHARACTERS}
        onChange={(words, locale) => onChange((now) => put(now, 'text', words), `text/${locale}`)}
      />
      <OptionForms option={option} blank={blank} onChange={onChange} />
      {isChosen && regions.length > 0 ? (
        <Choices
          label={text('plateExam.option.replaces')}
          items={regions.map((region) => ({
            id: region.id,
            name: wordsIn(region.name, text.locale) || region.id,
          }))}
          chosen={option.replaces ?? []}
          onChange={(ids) =>
            onChange(
              (now) => put(now, 'replaces', ids.length > 0 ? ids : undefined),
              `replaces/${ids.join()}`,
            )
          }
        />
      ) : null}
    </Disclosure>
  )
}
