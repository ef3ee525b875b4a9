import { createDocumentRules, type DocumentFacts } from '../document/createDocumentRules.ts'

/** What the rules ask about a module and the member who looks at it. */
export interface ModuleFacts extends DocumentFacts {
  /** Whether the member's tier includes what is paid for. */
  hasPaidLibrary: boolean
}

export const moduleRules = createDocumentRules<ModuleFacts>({
  isLocked: ({ isMine, library, hasPaidLibrary }) => !isMine && library === 'paid' && !hasPaidLibrary,
})

export const moduleRights = moduleRules.rightsOf
