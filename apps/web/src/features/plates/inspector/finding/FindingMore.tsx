import { type Finding, wordsIn } from '@pandok/domain'
import { Checkbox, Select } from '@pandok/ui'
import { useBoardState } from '#features/plates/editor/useBoard.ts'
import { useText } from '#platform/text/text.ts'
import { put } from '#shared/fields/arrays.ts'
import { Disclosure } from '#shared/fields/Disclosure.tsx'
import type { ChangeFinding } from './ChangeFinding.ts'
import { DropsAdvice } from './DropsAdvice.tsx'
import { FormCodes } from './FormCodes.tsx'
import { RankOptions } from './RankOptions.tsx'

/** A normal conclusion that stays is ranked after the findings. */
const BEHIND = 4

interface FindingMoreProps {
  finding: Finding
  onChange: ChangeFinding
}

/** Rarely used settings of a finding: which sentences stay beside it, and how the assessment and the forms use it. */
export function FindingMore({ finding, onChange }: FindingMoreProps) {
  const text = useText()
  const exam = useBoardState(({ plate }) => plate.exam)
  const region = exam?.regions.find(({ id }) => id === finding.region)
  const { keepsConclusion, needsNoConclusion, hasNoRest, takesAdvice, dropsAdvice, codes } = finding
  const isUsed = [keepsConclusion, needsNoConclusion, hasNoRest, takesAdvice, dropsAdvice, codes].some(
    (one) => one !== undefined,
  )
  return (
    <Disclosure label={text('plateExam.meaning.more')} initiallyOpen={isUsed}>
      <Checkbox
        label={text('plateExam.meaning.keeps')}
        checked={keepsConclusion !== undefined}
        onChange={({ target }) =>
          onChange((now) => put(now, 'keepsConclusion', target.checked ? BEHIND : undefined), 'keeps')
        }
      />
      {keepsConclusion === undefined ? null : (
        <Select
          size="sm"
          label={text('plateExam.meaning.keepsRank')}
          value={String(keepsConclusion)}
          onChange={({ target }) =>
            onChange((now) => ({ ...now, keepsConclusion: Number(target.value) }), `keeps/${target.value}`)
          }
        >
          <RankOptions other={keepsConclusion} />
        </Select>
      )}
      <Checkbox
        label={text('plateExam.meaning.needsNone')}
        hint={text('plateExam.meaning.needsNoneHint')}
        checked={needsNoConclusion ?? false}
        onChange={({ target }) =>
          onChange((now) => put(now, 'needsNoConclusion', target.checked || undefined), 'needsNone')
        }
      />
      {hasNoRest || (region?.rest && wordsIn(region.rest, text.locale)) ? (
        <Checkbox
          label={text('plateExam.meaning.noRest')}
          checked={hasNoRest ?? false}
          onChange={({ target }) =>
            onChange((now) => put(now, 'hasNoRest', target.checked || undefined), 'hasNoRest')
          }
        />
      ) : null}
      {takesAdvice || exam?.assessment ? (
        <Checkbox
          label={text('plateExam.meaning.takesAdvice')}
          checked={takesAdvice ?? false}
          onChange={({ target }) =>
            onChange((now) => put(now, 'takesAdvice', target.checked || undefined), 'takesAdvice')
          }
        />
      ) : null}
      <FormCodes finding={finding} forms={exam?.forms ?? []} onChange={onChange} />
      <DropsAdvice finding={finding} onChange={onChange} />
    </Disclosure>
  )
}
