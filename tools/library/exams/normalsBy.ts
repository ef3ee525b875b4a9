import { allNormalCell, type ExamFile } from '@pandok/library'

interface NormalsBy {
  /** The id of a blank of the exam. */
  blank: string
  /** The positions of the cells for its answers. */
  keys: Readonly<Record<string, string>>
}

/**
 * Exams with a normal cell for each answer of a blank, because their normal report needs two answers and
 * would otherwise take three keys. The arm is above the leg, and rarely ordered parts are below, with Shift.
 */
const NORMALS_BY: Readonly<Record<string, NormalsBy>> = {
  'joint-radiograph': {
    blank: 'part',
    keys: {
      shoulder: 'Digit4',
      clavicle: 'Digit5',
      elbow: 'Digit6',
      wrist: 'Digit7',
      hand: 'Digit8',
      finger: 'Digit9',
      hip: 'KeyY',
      knee: 'KeyU',
      ankle: 'KeyI',
      foot: 'KeyO',
      humerus: 'Shift+KeyQ',
      forearm: 'Shift+KeyW',
      femur: 'Shift+KeyE',
      leg: 'Shift+KeyR',
      toe: 'Shift+KeyT',
    },
  },
}

/** Returns the exam with its normal cells for the answers of a blank. */
export function withNormalsBy(file: ExamFile): ExamFile {
  const by = NORMALS_BY[file.id]
  if (!by) return file
  const keys = Object.entries(by.keys).map(([answer, key]) => [allNormalCell(answer), key])
  return { ...file, normals_by: by.blank, keys: { ...file.keys, ...Object.fromEntries(keys) } }
}
