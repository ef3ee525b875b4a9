import type { Group, ModuleDefinition } from '@pandok/module-engine'
import { freeId, namesIn } from './ids.ts'

/** Rows that repeat, named after what they mostly are until somebody says otherwise. */
export const createGroup = (definition: ModuleDefinition): Group => ({
  id: freeId('lesions', namesIn(definition)),
  label: {},
  min: 1,
})
