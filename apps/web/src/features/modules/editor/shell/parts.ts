import type { GuidePlaceName } from '#shared/guide/guidePlaces.ts'
import type { EditorPart } from '../state/ModuleEditor.ts'

export const PART_TABS = ['inputs', 'computed', 'tables', 'outputs', 'checks', 'citations'] as const
export type PartTab = (typeof PART_TABS)[number]

/** The tab that edits a part of the definition; saved tests have a pane of their own. */
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

/** The place of the guide about each tab. */
export const GUIDE_OF: Readonly<Record<PartTab, GuidePlaceName>> = {
  inputs: 'inputs',
  computed: 'values',
  tables: 'tables',
  outputs: 'sentences',
  checks: 'checks',
  citations: 'sources',
}
