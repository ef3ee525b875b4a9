import type { StackFrame } from '../../model/Stack.ts'
import type { HungTurn } from './Layout.ts'

const UNTURNED: HungTurn = { rotation: 0, isFlipped: false }

/** Letters of opposite directions: to the front and back, to the head and feet, to the right and left. */
const OPPOSITE: Readonly<Record<string, string>> = { A: 'P', P: 'A', H: 'F', F: 'H', R: 'L', L: 'R' }

export const breastSide = ({ frame, instance }: StackFrame): 'L' | 'R' | undefined => {
  const side = frame.laterality ?? instance.record.laterality
  return side === 'L' || side === 'R' ? side : undefined
}

/**
 * Right breasts hang on the left with the chest wall on their right, left breasts the other way round; the head is up in
 * oblique views and the armpit is up in craniocaudal ones. As it lies where the file does not say how that is.
 */
export function breastTurn(frame: StackFrame): HungTurn {
  const side = breastSide(frame)
  const [across = '', down = ''] = frame.instance.record.patientOrientation
  if (!side || across === '') return UNTURNED
  const isMirrored = isAgainst(across, [side === 'R' ? 'P' : 'A'])
  const isUpsideDown = isAgainst(down, ['F', side === 'R' ? 'L' : 'R'])
  if (isUpsideDown) return { rotation: 180, isFlipped: !isMirrored }
  return { rotation: 0, isFlipped: isMirrored }
}

/** By the first letter, the main direction. Up and down are told by head and feet in oblique views, else by the sides. */
function isAgainst(letters: string, wanted: readonly string[]): boolean {
  const main = letters.charAt(0)
  return wanted.some((letter) => OPPOSITE[letter] === main)
}
