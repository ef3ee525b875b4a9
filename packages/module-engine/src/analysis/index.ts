export { type CheckOptions, checkModule } from './check/checkModule.ts'
export { type DependencyOrder, dependencyOrder } from './check/dependencyOrder.ts'
export { proveTable } from './proof/proveTable.ts'
export type { Example, OpenQuestion, TableProof } from './proof/TableProof.ts'
