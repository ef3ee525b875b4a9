import type { PlateContent } from '@pandok/domain'
import { openDraftStore } from '#app/draft/draftStore.ts'

export const plateDrafts = openDraftStore<PlateContent>({ database: 'pandok-plates', store: 'drafts' })
