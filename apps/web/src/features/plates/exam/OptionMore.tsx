import { type BlankOption, OPTION_TEXT_MAX_CHARACTERS, wordsIn } from '@pandok/domain'
import type { Path } from '@pandok/module-engine'
import { Checkbox } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { put } from '#shared/fields/arrays.ts'
import { Disclosure } from '#shared/fields/Disclosure.tsx'
import { useBoardState } from '../editor/useBoard.ts'
import { AddedItems } from '../logic/AddedItems.tsx'
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
  /** The other answers of a list from which several may be chosen; undefined where one is chosen. */
  others?: readonly BlankOption[] | undefined
  path: Path
}

/** The text of an answer if it differs from its name, and what the answer suppresses or includes. */
export function OptionMore({ option, blank, onChange, isChosen = true, others, path }: OptionMoreProps) {
  const text = useText()
  const regions = useBoardState(({ plate }) => plate.exam?.regions) ?? []
  const name = wordsIn(option.label, text.locale) || option.id
  return (
    <Disclosure label={text('plateExam.option.more', { name })}>
      {others ? <InList option={option} others={others} onChange={onChange} path={path} /> : null}
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

type InListProps = Pick<OptionMoreProps, 'option' | 'onChange' | 'path'> & { others: readonly BlankOption[] }

/** Which of the other answers can't be chosen beside this one: none, or those that it includes. */
function InList({ option, others, onChange, path }: InListProps) {
  const text = useText()
  const { covers = [] } = option
  // An answer can't be included in one that it includes.
  const items = others.flatMap((other) =>
    other.covers?.includes(option.id)
      ? []
      : [{ id: other.id, name: wordsIn(other.label, text.locale) || other.id }],
  )
  return (
    <>
      <Checkbox
        label={text('plateExam.option.exclusive')}
        checked={option.isExclusive ?? false}
        onChange={({ target }) =>
          onChange((now) => put(now, 'isExclusive', target.checked || undefined), 'isExclusive')
        }
      />
      {items.length > 0 ? (
        <AddedItems
          size="sm"
          label={text('plateExam.option.covers')}
          hint={text('plateExam.option.coversHint')}
          items={items}
          chosen={covers}
          words={{ add: text('plateExam.places.choose'), allTaken: text('plateExam.option.allCovered') }}
          onChange={(ids) =>
            onChange((now) => put(now, 'covers', ids.length > 0 ? ids : undefined), `covers/${ids.join()}`)
          }
          path={[...path, 'covers']}
        />
      ) : null}
    </>
  )
}
