import { compileModule, runTests, type TestOutcome } from '@pandok/module-engine'
import type { LibraryModule } from '../LibraryModule.ts'
import { testOfVector } from './testOfVector.ts'
import type { VectorFile } from './Vector.ts'

export interface VectorOutcome extends TestOutcome {
  slug: string
}

/** Runs cases against the module of the same name; a case without a module fails. */
export function runVectors(
  modules: readonly LibraryModule[],
  { slug, vectors }: VectorFile,
  today: string,
): VectorOutcome[] {
  const module = modules.find(({ id }) => id === slug)
  if (!module)
    return vectors.map(({ id }) => ({
      ...{ slug, name: id, passed: false },
      differences: [{ what: 'value', id: slug, expected: 'a module of this name', actual: null }],
    }))
  const tests = vectors.map((vector) => testOfVector(module.definition, vector))
  const compiled = compileModule({ ...module.definition, tests })
  return runTests(compiled, { today }).map((outcome) => ({ slug, ...outcome }))
}
