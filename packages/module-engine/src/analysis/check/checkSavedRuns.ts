import { compileModule } from '../../run/compileModule.ts'
import { runTests } from '../../run/runTests.ts'
import type { Checking } from './Checking.ts'

/** Saved cases that no longer come out as saved; the first difference is told. */
export function checkSavedRuns(checking: Checking, today: string): void {
  const { definition } = checking
  if (definition.tests.length === 0) return
  runTests(compileModule(definition), { today }).forEach(({ name, passed, differences }, index) => {
    if (passed) return
    const [first] = differences
    checking.warn('test.failed', ['tests', index], {
      name,
      count: differences.length,
      ...(first && {
        what: first.what,
        id: first.id,
        expected: first.expected ?? '–',
        actual: first.actual ?? '–',
      }),
    })
  })
}
