import type { PlateContent } from '@pandok/domain'
import { openDraftStore, PLATE_DRAFTS } from '#app/document/draftStore.ts'

export const plateDrafts = openDraftStore<PlateContent>(PLATE_DRAFTS)
