export type { Imported, ImportedModule, ImportedPhrase } from './model/Imported.ts'
export { LOSS_CODES, type Loss, type LossCode } from './model/Loss.ts'
export type { Place } from './model/Place.ts'
