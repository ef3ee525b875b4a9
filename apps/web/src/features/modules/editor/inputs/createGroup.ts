import type { Group, ModuleDefinition } from '@pandok/module-engine'
import { freeId, namesIn } from './ids.ts'

/** The group has a generic name until its author changes it. */
export const createGroup = (definition: ModuleDefinition): Group => ({
  id: freeId('lesions', namesIn(definition)),
  label: {},
  min: 1,
})
