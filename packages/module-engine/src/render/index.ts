export { articleFor } from './articleFor.ts'
export { formatNumber } from './formatNumber.ts'
export { joinList } from './joinList.ts'
export { printUnit, withUnit } from './printUnit.ts'
