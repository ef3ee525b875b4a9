import { checkModule, type ModuleDefinition, readDefinition } from '@pandok/module-engine'
import { expect } from 'vitest'
import type { Imported, ImportedModule } from '../../model/Imported.ts'

/** Returns the imported modules after checking that the engine accepts each without an error. */
export function soundModules(imported: Imported): ImportedModule[] {
  const modules = imported.entries.filter((entry) => entry.kind === 'module')
  for (const { definition } of modules) {
    const read = readDefinition(definition)
    expect(read.ok ? [] : read.findings).toEqual([])
    expect(checkModule(definition, { proofs: false }).filter(({ level }) => level === 'error')).toEqual([])
  }
  return modules
}

export function onlyModule(imported: Imported): ModuleDefinition {
  const [module, ...more] = soundModules(imported)
  expect(more).toEqual([])
  if (!module) throw new Error('no module was made')
  return module.definition
}
