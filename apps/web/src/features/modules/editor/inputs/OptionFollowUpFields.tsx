import type { OptionFollowUp, Path } from '@pandok/module-engine'
import { useText } from '#platform/text/text.ts'
import { put } from '#shared/fields/arrays.ts'
import { FollowUpFields } from '#shared/fields/FollowUpFields.tsx'
import { LocalTextField } from '../shell/LocalTextField.tsx'
import { useFieldFindings } from '../shell/useFieldFindings.ts'

interface OptionFollowUpFieldsProps {
  followUp: OptionFollowUp | undefined
  onChange: (followUp: OptionFollowUp | undefined) => void
  path: Path
}

const FIRST: OptionFollowUp = { exam: {}, from: 6, to: 6, unit: 'month' }

/** The examination that an answer recommends. */
export function OptionFollowUpFields({ followUp, onChange, path }: OptionFollowUpFieldsProps) {
  const text = useText()
  const { error } = useFieldFindings(path)
  return (
    <FollowUpFields
      label={text('moduleEditor.option.followUp')}
      followUp={followUp}
      onChange={onChange}
      first={FIRST}
      path={path}
      error={error}
      words={(advice) => (
        <>
          <LocalTextField
            label={text('moduleEditor.field.exam')}
            value={advice.exam}
            onChange={(exam = {}) => onChange({ ...advice, exam })}
            path={[...path, 'exam']}
          />
          <LocalTextField
            label={text('moduleEditor.field.reason')}
            value={advice.reason}
            onChange={(reason) => onChange(put(advice, 'reason', reason))}
            path={[...path, 'reason']}
          />
        </>
      )}
    />
  )
}
