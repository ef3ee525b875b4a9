export { proveTable } from './proof/proveTable.ts'
export type { Example, OpenQuestion, TableProof } from './proof/TableProof.ts'
