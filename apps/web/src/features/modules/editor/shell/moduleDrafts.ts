import { MODULE_DRAFTS, openDraftStore } from '#app/draft/draftStore.ts'
import type { ModuleDocument } from '../state/ModuleEditor.ts'

export const moduleDrafts = openDraftStore<ModuleDocument>(MODULE_DRAFTS)
