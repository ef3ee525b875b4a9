import { compileModule } from '../../run/compileModule.ts'
import { runTests } from '../../run/runTests.ts'
import type { Checking } from './Checking.ts'

/** Reports the first difference of every saved case that no longer gives the saved result. */
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
