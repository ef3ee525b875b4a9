import type { Vector, VectorFile } from './Vector.ts'

/**
 * Tables for several lesions number their cases from 1 again, so their tests need names that differ from
 * those of the single lesion.
 */
export const savedTestName = ({ group }: Pick<VectorFile, 'group'>, { id }: Pick<Vector, 'id'>): string =>
  group === undefined ? id : `several lesions, ${id}`
