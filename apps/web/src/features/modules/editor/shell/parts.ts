import type { EditorPart } from '../state/ModuleEditor.ts'

/** The tabs of the Input pane. */
export const PART_TABS = ['inputs', 'computed', 'tables', 'outputs', 'checks', 'citations'] as const
export type PartTab = (typeof PART_TABS)[number]

/** Where a part of the definition is edited; saved tests are in a pane of their own. */
export const TAB_OF: Readonly<Record<EditorPart, PartTab | 'tests'>> = {
  inputs: 'inputs',
  groups: 'inputs',
  computed: 'computed',
  tables: 'tables',
  outputs: 'outputs',
  partials: 'outputs',
  checks: 'checks',
  citations: 'citations',
  tests: 'tests',
}
