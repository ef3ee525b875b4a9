/** A turn and a shift: three rows of a matrix, of four numbers each. Points are columns. */
export type RigidMatrix = readonly [
  ...[number, number, number, number],
  ...[number, number, number, number],
  ...[number, number, number, number],
]

/** A Spatial Registration: how frames of reference lie in the one that is the object's own. */
export interface RegistrationContent {
  kind: 'registration'
  frameOfReference: string
  transforms: readonly { frameOfReference: string; matrix: RigidMatrix }[]
  /** Transformations that change sizes or angles: nothing is linked by them. */
  leftOut: number
}
