import { type ExamFile, examFile } from '@pandok/library'
import { isNode, isScalar, parseDocument, visit } from 'yaml'

/** A file of an exam. Numbers of its examples are read as they are written: «5.0 cm» is what somebody typed. */
export function readExam(text: string): ExamFile {
  const document = parseDocument(text, { merge: true })
  const goldens = document.get('goldens', true)
  if (isNode(goldens)) {
    visit(goldens, {
      Scalar(_, node) {
        if (isScalar(node) && typeof node.value === 'number' && node.source?.includes('.'))
          node.value = node.source
      },
    })
  }
  return examFile.parse(document.toJS())
}

/** Exams have regions; no other file of the neutral content does. */
export const isExam = (text: string): boolean => /^regions:/mu.test(text)
