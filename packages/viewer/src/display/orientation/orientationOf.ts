import type { PlaneGeometry, Vector } from '../../model/Geometry.ts'
import type { StackFrame } from '../../model/Stack.ts'

/** How an image or a plane lies in the patient: by vectors, or in the file's own letters where that is all there is. */
export type Orientation =
  | { kind: 'cosines'; row: Vector; column: Vector }
  | { kind: 'letters'; row: string; column: string }

/** Undefined where the file says nothing: then no letter is shown. */
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
