export { formatMessage } from './formatMessage.ts'
export { type Catalogue, loadCatalogue, type MessageKey } from './loadCatalogue.ts'
export type { Message, Translated, Values } from './message.ts'
