import { isRecord } from '@pandok/domain'
import { compileModule, readDefinition, runTests } from '@pandok/module-engine'

export interface FailingTest {
  module: string
  test: string
}

/**
 * The saved tests of a file's modules that fail here. Unreadable modules are left to the server, which
 * reports the errors.
 */
export function failingTests(file: unknown, today: string): FailingTest[] {
  const modules = fieldOf(file, 'modules')
  if (!Array.isArray(modules)) return []
  return modules.flatMap((module: unknown) => {
    const reading = readDefinition(fieldOf(module, 'definition'))
    if (!reading.ok) return []
    return runTests(compileModule(reading.definition), { today })
      .filter(({ passed }) => !passed)
      .map(({ name }) => ({ module: String(fieldOf(module, 'name') ?? ''), test: name }))
  })
}

const fieldOf = (value: unknown, name: string): unknown =>
  isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined
