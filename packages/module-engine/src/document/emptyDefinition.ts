import { DEFINITION_VERSION, type ModuleDefinition } from './definition.ts'

/** The definition that a new module begins with. It can't be saved before it has an output. */
export const emptyDefinition = (): ModuleDefinition => ({
  version: DEFINITION_VERSION,
  inputs: [],
  groups: [],
  computed: [],
  tables: [],
  checks: [],
  partials: [],
  outputs: [],
  tests: [],
  citations: [],
})
