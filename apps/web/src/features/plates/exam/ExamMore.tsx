import { type Exam, PHRASE_MAX_CHARACTERS, type Words } from '@pandok/domain'
import { useText } from '#platform/text/text.ts'
import { put } from '#shared/fields/arrays.ts'
import { Disclosure } from '#shared/fields/Disclosure.tsx'
import { pathName } from '#shared/fields/focusPath.ts'
import { AssessmentFields } from './AssessmentFields.tsx'
import type { ChangeExam } from './ChangeExam.ts'
import { FormList } from './forms/FormList.tsx'
import { GatherList } from './GatherList.tsx'
import { ValueList } from './ValueList.tsx'
import { WordsFields } from './WordsFields.tsx'

/**
 * Rarely used settings of an exam: values, categories, forms, and how recommendations refer to conclusions.
 */
export function ExamMore({ exam, onChange }: { exam: Exam; onChange: ChangeExam }) {
  const text = useText()
  const { blanks = [], values = [], gathers = [], forms = [], assessment, advice } = exam
  const isUsed = [values, gathers, forms].some((list) => list.length > 0) || Boolean(assessment ?? advice)
  return (
    <Disclosure label={text('plateExam.page.more')} initiallyOpen={isUsed} className="gap-5">
      <section className="grid gap-6">
        <div className="grid gap-2">
          <h4 className="text-sm font-semibold">{text('plateExam.page.advice')}</h4>
          <p className="text-xs text-muted">
            {text('plateExam.page.adviceHint', { number: '{n}', value: '{text}' })}
          </p>
          {(['one', 'many'] as const).map((which) => (
            <WordsFields
              key={which}
              label={text(which === 'one' ? 'plateExam.page.adviceOne' : 'plateExam.page.adviceMany')}
              words={advice?.[which]}
              max={PHRASE_MAX_CHARACTERS}
              onChange={(words, locale) =>
                onChange((now) => withAdvice(now, which, words), `advice/${which}/${locale}`)
              }
              path={pathName(['exam', 'advice', which])}
            />
          ))}
        </div>
        <ValueList
          values={values}
          taken={[...blanks, ...gathers].map(({ id }) => id)}
          path={['exam', 'values']}
          onChange={(update, field) =>
            onChange((now) => {
              const next = update(now.values ?? [])
              return put(now, 'values', next.length > 0 ? next : undefined)
            }, `values/${field}`)
          }
        />
        <GatherList gathers={gathers} onChange={onChange} />
        <AssessmentFields assessment={assessment} onChange={onChange} />
        <FormList forms={forms} onChange={onChange} />
      </section>
    </Disclosure>
  )
}

function withAdvice(exam: Exam, which: 'one' | 'many', words: Words | undefined): Exam {
  const advice = { one: {}, many: {}, ...exam.advice, [which]: words ?? {} }
  const isEmpty = Object.keys(advice.one).length === 0 && Object.keys(advice.many).length === 0
  return put(exam, 'advice', isEmpty ? undefined : advice)
}
