import type { ExamFile } from '@pandok/library'

const MESSAGE = {
  ko: '소견의 좌우가 검사한 쪽과 다릅니다.',
  en: 'The side of the finding isn’t the side that was examined.',
  zh: '所见侧别与检查侧别不一致。',
  ja: '所見の左右が検査側と一致しません。',
  de: 'Die Seite des Befundes ist nicht die untersuchte Seite.',
}

/**
 * Warns where a finding is on a side that wasn't examined, if the exam asks for its side and the finding for
 * another one.
 */
export function withExamSide(file: ExamFile): ExamFile {
  const ofExam = file.exam_blanks?.find(({ kind }) => kind === 'side')
  if (!ofExam) return file
  const when = `${ofExam.id} in [right, left] && (side) != (${ofExam.id})`
  return {
    ...file,
    findings: file.findings.map((finding) =>
      finding.blanks?.some(({ id }) => id === 'side')
        ? { ...finding, checks: [...(finding.checks ?? []), { id: 'side_of_exam', when, message: MESSAGE }] }
        : finding,
    ),
  }
}
