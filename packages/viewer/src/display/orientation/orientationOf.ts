import type { PlaneGeometry, Vector } from '../../model/Geometry.ts'
import type { StackFrame } from '../../model/Stack.ts'

/** The orientation of an image or a plane: by vectors, or by the file's letters if that is all there is. */
export type Orientation =
  | { kind: 'cosines'; row: Vector; column: Vector }
  | { kind: 'letters'; row: string; column: string }

/** Undefined if the file doesn't say, so that no letter is shown. */
export function orientationOf({ frame, instance }: StackFrame): Orientation | undefined {
  if (frame.geometry) return orientationOfPlane(frame.geometry)
  const [row = '', column = ''] = instance.record.patientOrientation
  return row || column ? { kind: 'letters', row, column } : undefined
}

export const orientationOfPlane = ({ row, column }: PlaneGeometry): Orientation => ({
  kind: 'cosines',
  row,
  column,
})
