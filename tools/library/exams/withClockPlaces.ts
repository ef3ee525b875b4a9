import type { ExamFile } from '@pandok/library'

const MESSAGE = {
  ko: '사분역과 시계 방향이 맞지 않습니다.',
  en: 'The quadrant and the clock position do not agree.',
  zh: '象限与钟点位置不一致。',
  ja: '領域と時計方向が一致しません。',
  de: 'Quadrant und Uhrzeigerposition passen nicht zusammen.',
}

const OUTER = '[uo, lo, outer, tail]'
const INNER = '[ui, li, inner]'
const ABOVE = '[10, 11, 12, 1, 2]'
const BELOW = '[4, 5, 6, 7, 8]'
/** Seen from the front, the right breast's outer half is on the left of the clock, and the left breast's on its right. */
const LEFT_HALF = '[7, 8, 9, 10, 11]'
const RIGHT_HALF = '[1, 2, 3, 4, 5]'

/** Positions on the border of two quadrants belong to both. */
const WHEN = [
  `(quadrant in [uo, ui, upper, tail] && clock in ${BELOW})`,
  `(quadrant in [lo, li, lower] && clock in ${ABOVE})`,
  `(side == 'right' && quadrant in ${OUTER} && clock in ${RIGHT_HALF})`,
  `(side == 'right' && quadrant in ${INNER} && clock in ${LEFT_HALF})`,
  `(side == 'left' && quadrant in ${OUTER} && clock in ${LEFT_HALF})`,
  `(side == 'left' && quadrant in ${INNER} && clock in ${RIGHT_HALF})`,
].join(' || ')

const ASKED = ['side', 'quadrant', 'clock']

/** Warns where a finding of the breast lies in one quadrant by its name and in another by the clock. */
export const withClockPlaces = (file: ExamFile): ExamFile => ({
  ...file,
  findings: file.findings.map((finding) =>
    ASKED.every((name) => finding.blanks?.some(({ id }) => id === name))
      ? {
          ...finding,
          checks: [...(finding.checks ?? []), { id: 'clock_of_quadrant', when: WHEN, message: MESSAGE }],
        }
      : finding,
  ),
})
