export { unitOf } from '../form/unitOf.ts'
export type { GuidelineTable } from './GuidelineTable.ts'
export { readGuideline } from './readGuideline.ts'
