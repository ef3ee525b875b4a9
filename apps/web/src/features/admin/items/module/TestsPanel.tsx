import { Notice } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { FailedTests } from './FailedTests.tsx'
import type { ModuleTests } from './ModuleTests.ts'

export function TestsPanel({ tests }: { tests: ModuleTests }) {
  const text = useText()
  const failed = tests.failed.length
  if (failed === 0 && tests.passed === 0) return <Notice>{text('office.items.tests.none')}</Notice>
  if (failed === 0) {
    return <Notice tone="success">{text('office.items.tests.passed', { count: tests.passed })}</Notice>
  }
  return (
    <div className="grid gap-4">
      <Notice tone="danger">
        {text('office.items.tests.some', { failed, total: tests.passed + failed })}
      </Notice>
      <FailedTests tests={tests} />
    </div>
  )
}
