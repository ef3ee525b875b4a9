import { openDraftStore } from '#app/draft/draftStore.ts'
import type { ModuleDocument } from '../state/ModuleEditor.ts'

export const moduleDrafts = openDraftStore<ModuleDocument>({ database: 'pandok', store: 'moduleDrafts' })
