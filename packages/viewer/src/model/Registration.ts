/** A rotation and a translation: three rows of four numbers. Points are columns. */
export type RigidMatrix = readonly [
  ...[number, number, number, number],
  ...[number, number, number, number],
  ...[number, number, number, number],
]

/** A Spatial Registration: how frames of reference map to the object's own. */
export interface RegistrationContent {
  kind: 'registration'
  frameOfReference: string
  transforms: readonly { frameOfReference: string; matrix: RigidMatrix }[]
  /** Number of transformations that change sizes or angles and are therefore ignored. */
  leftOut: number
}
