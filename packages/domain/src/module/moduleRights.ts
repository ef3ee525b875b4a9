import { createDocumentRules, type DocumentFacts } from '../document/createDocumentRules.ts'

/** The facts that the rules need about a module and the member who looks at it. */
export interface ModuleFacts extends DocumentFacts {
  /** Whether the tier of the member includes the paid library. */
  hasPaidLibrary: boolean
}

export const moduleRules = createDocumentRules<ModuleFacts>({
  isLocked: ({ isMine, library, hasPaidLibrary }) => !isMine && library === 'paid' && !hasPaidLibrary,
})

export const moduleRights = moduleRules.rightsOf
