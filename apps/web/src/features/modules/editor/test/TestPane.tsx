import { EmptyState, FlaskConicalIcon } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { Coverage } from './Coverage.tsx'
import { SavedTests } from './SavedTests.tsx'
import { TestForm } from './TestForm.tsx'
import { useTestRun } from './useTestSession.ts'

/** The module's form, and its saved tests. */
export function TestPane() {
  const text = useText()
  const run = useTestRun()
  if (!run)
    return (
      <EmptyState
        level={3}
        className="!py-8"
        icon={<FlaskConicalIcon />}
        title={text('moduleRun.test.unreadable.title')}
        text={text('moduleRun.test.unreadable.text')}
      />
    )
  return (
    <div className="grid gap-6">
      <TestForm run={run} />
      <SavedTests run={run} />
      <Coverage run={run} />
    </div>
  )
}
