export { type CellTemplate, cellTemplates } from './cellTemplates.ts'
export { demoNodule } from './demo/demoNodule.ts'
export { demoNoduleInFive } from './demo/demoNoduleInFive.ts'
export { demoSentences } from './demo/demoSentences.ts'
export { type FormMessages, loadFormWords } from './demo/loadFormWords.ts'
export { findingText } from './findingText.ts'
export { formatMessage } from './formatMessage.ts'
export { lastWords } from './lastWords.ts'
export { LEGAL_EDITIONS } from './legalEditions.ts'
export { type Catalogue, EXTENTS, type Extent, loadCatalogue, type MessageKey } from './loadCatalogue.ts'
export {
  type LegalBlock,
  type LegalContact,
  type LegalDocument,
  type LegalName,
  type LegalTable,
  loadLegal,
} from './loadLegal.ts'
export type { Message, Translated, Values } from './message.ts'
export { sectionName } from './sectionName.ts'
