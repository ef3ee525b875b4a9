import { type Assessment, type FollowUpAdvice, PHRASE_MAX_CHARACTERS, type Words } from '@pandok/domain'
import { Checkbox, Select } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { moveItem, put } from '#shared/fields/arrays.ts'
import { Disclosure } from '#shared/fields/Disclosure.tsx'
import { pathName } from '#shared/fields/focusPath.ts'
import { SortableList } from '#shared/fields/SortableList.tsx'
import { useBoardState } from '../editor/useBoard.ts'
import { CellChoice } from '../logic/CellChoice.tsx'
import type { ChangeExam } from './ChangeExam.ts'
import { cellFields } from './examFields.ts'
import { FollowUpAdviceFields } from './FollowUpAdviceFields.tsx'
import { useFaultText } from './useFaultText.ts'
import { WordsFields } from './WordsFields.tsx'

interface AssessmentFieldsProps {
  assessment: Assessment | undefined
  onChange: ChangeExam
}

const ASSESSMENT = ['exam', 'assessment']

/** Categories of findings from best to worst, and the sentence that the worst adds to the report. */
export function AssessmentFields({ assessment, onChange }: AssessmentFieldsProps) {
  const text = useText()
  const cells = useBoardState(({ plate }) => plate.cells)
  const fault = useFaultText(ASSESSMENT)
  const fields = cellFields(cells, text).filter(
    ({ kind, answers }) => answers.length > 1 && kind !== 'multi' && kind !== 'level' && kind !== 'clock',
  )
  const answers = fields.find(({ id }) => id === assessment?.value)?.answers ?? []
  const nameOf = (category: string) => answers.find(({ id }) => id === category)?.name ?? category

  const write = (update: (assessment: Assessment) => Assessment, field: string) =>
    onChange(
      (now) => (now.assessment ? { ...now, assessment: update(now.assessment) } : now),
      `assessment/${field}`,
    )

  function choose(value: string) {
    const order = fields.find(({ id }) => id === value)?.answers.map(({ id }) => id) ?? []
    const first: Assessment = { value, order, lines: {}, advice: {}, actionable: [] }
    onChange((now) => put(now, 'assessment', value === '' ? undefined : first), `assessment/value/${value}`)
  }

  return (
    <div className="grid gap-3">
      <h4 className="text-sm font-semibold">{text('plateExam.assess.title')}</h4>
      {fields.length === 0 && !assessment ? (
        <p className="text-sm text-muted">{text('plateExam.assess.noValue')}</p>
      ) : (
        <Select
          label={text('plateExam.assess.value')}
          value={assessment?.value ?? ''}
          error={fault('value')}
          data-path={pathName(['exam', 'assessment', 'value'])}
          onChange={({ target }) => choose(target.value)}
        >
          <option value="">{text('plateExam.assess.none')}</option>
          {assessment && !fields.some(({ id }) => id === assessment.value) ? (
            <option value={assessment.value}>{assessment.value}</option>
          ) : null}
          {fields.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
      {assessment ? <CategoryList assessment={assessment} nameOf={nameOf} onChange={write} /> : null}
    </div>
  )
}

type ChangeAssessment = (update: (assessment: Assessment) => Assessment, field: string) => void

interface CategoryListProps {
  assessment: Assessment
  nameOf: (category: string) => string
  onChange: ChangeAssessment
}

/** The categories in their order, and the one that applies while nothing is found. */
function CategoryList({ assessment, nameOf, onChange }: CategoryListProps) {
  const text = useText()
  return (
    <>
      <p className="text-sm font-semibold">{text('plateExam.assess.order')}</p>
      <SortableList
        label={text('plateExam.assess.order')}
        names={assessment.order.map(nameOf)}
        onMove={(from, to) =>
          onChange((now) => ({ ...now, order: moveItem(now.order, from, to) }), `move/${from}/${to}`)
        }
      >
        {(at, grip) => {
          const category = assessment.order[at]
          return category === undefined ? null : (
            <div key={category} className="flex min-w-0 items-start gap-1 rounded-md bg-sunken p-2">
              {grip}
              <div className="min-w-0 flex-1">
                <CategoryFields
                  assessment={assessment}
                  category={category}
                  name={nameOf(category)}
                  onChange={onChange}
                />
              </div>
            </div>
          )
        }}
      </SortableList>
      <Select
        label={text('plateExam.assess.noFinding')}
        value={assessment.noFinding ?? ''}
        onChange={({ target }) =>
          onChange(
            (now) => put(now, 'noFinding', target.value === '' ? undefined : target.value),
            `noFinding/${target.value}`,
          )
        }
      >
        <option value="">{text('plateExam.assess.noneThen')}</option>
        {assessment.order.map((category) => (
          <option key={category} value={category}>
            {nameOf(category)}
          </option>
        ))}
      </Select>
      <CellChoice
        label={text('plateExam.assess.overall')}
        hint={text('plateExam.assess.overallHint')}
        chosen={assessment.overall ?? []}
        onChange={(ids) =>
          onChange((now) => put(now, 'overall', ids.length > 0 ? ids : undefined), `overall/${ids.join()}`)
        }
        path={[...ASSESSMENT, 'overall']}
      />
    </>
  )
}

interface CategoryFieldsProps {
  assessment: Assessment
  category: string
  name: string
  onChange: ChangeAssessment
}

function CategoryFields({ assessment, category, name, onChange }: CategoryFieldsProps) {
  const text = useText()
  return (
    <Disclosure label={name}>
      {(['lines', 'advice'] as const).map((part) => (
        <WordsFields
          key={part}
          isLong
          label={text(part === 'lines' ? 'plateExam.assess.line' : 'plateExam.assess.advice', {
            category: name,
          })}
          words={assessment[part][category]}
          max={PHRASE_MAX_CHARACTERS}
          onChange={(words, locale) =>
            onChange(
              (now) => ({
                ...now,
                [part]: put<Record<string, Words>, string>({ ...now[part] }, category, words),
              }),
              `${part}/${category}/${locale}`,
            )
          }
        />
      ))}
      {assessment.advice[category] || assessment.followUps?.[category] ? (
        <FollowUpAdviceFields
          label={text('plateExam.assess.followUp', { category: name })}
          followUp={assessment.followUps?.[category]}
          path={[...ASSESSMENT, 'followUps', category]}
          onChange={(next, field) =>
            onChange((now) => withFollowUp(now, category, next), `${category}/${field}`)
          }
        />
      ) : null}
      <Checkbox
        label={text('plateExam.assess.actionable', { category: name })}
        checked={assessment.actionable.includes(category)}
        onChange={({ target }) =>
          onChange(
            (now) => ({
              ...now,
              actionable: now.order.filter((one) =>
                one === category ? target.checked : now.actionable.includes(one),
              ),
            }),
            `actionable/${category}`,
          )
        }
      />
    </Disclosure>
  )
}

/** An assessment without any recommendation has no list of them. */
function withFollowUp(
  assessment: Assessment,
  category: string,
  followUp: FollowUpAdvice | undefined,
): Assessment {
  const followUps = put<Record<string, FollowUpAdvice>, string>(
    { ...assessment.followUps },
    category,
    followUp,
  )
  return put(assessment, 'followUps', Object.keys(followUps).length === 0 ? undefined : followUps)
}
