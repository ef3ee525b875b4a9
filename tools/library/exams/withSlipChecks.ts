import type { Words } from '@pandok/domain'
import type { ExamFile } from '@pandok/library'

const MESSAGE: Words = {
  ko: '전위 거리와 Meyerding 등급이 서로 맞지 않아 보입니다. 값을 확인하십시오.',
  en: 'The slip and its Meyerding grade hardly fit. Check the values.',
  zh: '滑移距离与 Meyerding 分度似不相符，请核对。',
  ja: 'すべり量と Meyerding grade が合わないようです。値を確認してください。',
  de: 'Versatz und Meyerding-Grad passen kaum zusammen. Bitte die Angaben prüfen.',
}

/**
 * The longest slip of grade I and the shortest of grade III and above, in millimeters. They come from the depth
 * of vertebrae and are wide, because the check only asks; the reader chooses the grade.
 */
const SLIPS: Readonly<Record<string, { longest: number; shortest: number }>> = {
  'lumbar-spine-mr': { longest: 15, shortest: 10 },
  'spine-radiograph': { longest: 15, shortest: 6 },
  'cervical-spine-mr': { longest: 8, shortest: 6 },
}

/** Asks about a slip that hardly has its grade. */
export function withSlipChecks(file: ExamFile): ExamFile {
  const slips = SLIPS[file.id]
  if (!slips) return file
  const when = `(grade == '1' && slip > ${slips.longest}) || (grade in ['3', '4', '5'] && slip < ${slips.shortest})`
  return {
    ...file,
    findings: file.findings.map((finding) => {
      const asks = (id: string) => finding.blanks?.some((blank) => blank.id === id) ?? false
      if (!asks('slip') || !asks('grade')) return finding
      const check = { id: 'grade_of_slip', when, message: MESSAGE }
      return { ...finding, checks: [...(finding.checks ?? []), check] }
    }),
  }
}
