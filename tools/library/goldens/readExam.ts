import { type ExamFile, examFile } from '@pandok/library'
import { isNode, isScalar, parseDocument, visit } from 'yaml'
import { keptParse } from '../keptParse.ts'

/** Parses the file of an exam. */
export const readExam = (text: string): ExamFile => examFile.parse(keptParse(text, parseExam))

/** Numbers of its examples are kept as they are written: «5.0 cm» is what somebody typed. */
function parseExam(text: string): unknown {
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
  return document.toJS()
}

/** Exams have regions, which no other file of the neutral content has. */
export const isExam = (text: string): boolean => /^regions:/mu.test(text)
