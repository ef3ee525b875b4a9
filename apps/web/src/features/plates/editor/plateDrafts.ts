import type { PlateContent } from '@pandok/domain'
import { openDraftStore, PLATE_DRAFTS } from '#platform/drafts/draftStore.ts'

export const plateDrafts = openDraftStore<PlateContent>(PLATE_DRAFTS)
