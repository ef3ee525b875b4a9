import { FOLLOW_UP_WORDS_MAX_CHARACTERS, type FollowUpAdvice } from '@pandok/domain'
import type { Path } from '@pandok/module-engine'
import { useText } from '#platform/text/text.ts'
import { put } from '#shared/fields/arrays.ts'
import { FollowUpFields } from '#shared/fields/FollowUpFields.tsx'
import { pathName } from '#shared/fields/focusPath.ts'
import { useFaultText } from './useFaultText.ts'
import { WordsFields } from './WordsFields.tsx'

interface FollowUpAdviceFieldsProps {
  /** What the recommendation belongs to: a phrase or the advice of a category. */
  label: string
  followUp: FollowUpAdvice | undefined
  /** The path in the plate. */
  path: Path
  onChange: (followUp: FollowUpAdvice | undefined, field: string) => void
}

const FIRST: FollowUpAdvice = { exam: {}, from: 6, to: 6, unit: 'month' }
const WORDS = ['exam', 'reason'] as const

/** The recommended examination of a sentence, as data. */
export function FollowUpAdviceFields({ label, followUp, path, onChange }: FollowUpAdviceFieldsProps) {
  const text = useText()
  const fault = useFaultText(path)
  return (
    <FollowUpFields
      label={label}
      followUp={followUp}
      onChange={(next) => onChange(next, 'followUp')}
      first={FIRST}
      path={path}
      error={fault()}
      words={(advice) =>
        WORDS.map((name) => (
          <WordsFields
            key={name}
            label={text(`moduleEditor.field.${name}`)}
            words={advice[name]}
            max={FOLLOW_UP_WORDS_MAX_CHARACTERS}
            onChange={(words, locale) =>
              onChange(
                name === 'exam' ? { ...advice, exam: words ?? {} } : put(advice, name, words),
                `followUp/${name}/${locale}`,
              )
            }
            error={fault(name)}
            path={pathName([...path, name])}
          />
        ))
      }
    />
  )
}
