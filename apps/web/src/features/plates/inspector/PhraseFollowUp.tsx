import { FOLLOW_UP_WORDS_MAX_CHARACTERS, type FollowUpAdvice, type PhraseOutput } from '@pandok/domain'
import type { Path } from '@pandok/module-engine'
import { useText } from '#platform/text/text.ts'
import { put } from '#shared/fields/arrays.ts'
import { FollowUpFields } from '#shared/fields/FollowUpFields.tsx'
import { pathName } from '#shared/fields/focusPath.ts'
import { useFaultText } from '../exam/useFaultText.ts'
import { WordsFields } from '../exam/WordsFields.tsx'

interface PhraseFollowUpProps {
  output: PhraseOutput
  path: Path
  onChange: (followUp: FollowUpAdvice | undefined, field: string) => void
}

const FIRST: FollowUpAdvice = { exam: {}, from: 6, to: 6, unit: 'month' }
const WORDS = ['exam', 'reason'] as const

/** The examination that a phrase recommends. */
export function PhraseFollowUp({ output: { followUp }, path, onChange }: PhraseFollowUpProps) {
  const text = useText()
  const fault = useFaultText(path)
  return (
    <FollowUpFields
      label={text('plateExam.phrase.followUp')}
      followUp={followUp}
      onChange={(next) => onChange(next, 'followUp')}
      first={FIRST}
      path={[...path, 'followUp']}
      error={fault('followUp')}
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
            error={fault('followUp', name)}
            path={pathName([...path, 'followUp', name])}
          />
        ))
      }
    />
  )
}
