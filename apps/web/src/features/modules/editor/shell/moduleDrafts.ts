import { MODULE_DRAFTS, openDraftStore } from '#platform/drafts/draftStore.ts'
import type { ModuleDocument } from '../state/ModuleEditor.ts'

export const moduleDrafts = openDraftStore<ModuleDocument>(MODULE_DRAFTS)
