import type { Vector, VectorFile } from './Vector.ts'

/** Tables of several lesions count their cases anew, so that their tests are told from those of the single lesion. */
export const savedTestName = ({ group }: Pick<VectorFile, 'group'>, { id }: Pick<Vector, 'id'>): string =>
  group === undefined ? id : `several lesions, ${id}`
