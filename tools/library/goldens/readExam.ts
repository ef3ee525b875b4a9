import { examFile } from '@pandok/library'
import { isScalar, parseDocument, visit } from 'yaml'

/** A file of an exam. Numbers of its examples are read as they are written: «5.0 cm» is what somebody typed. */
export function readExam(text: string): ReturnType<typeof examFile.safeParse> {
  const document = parseDocument(text, { merge: true })
  const goldens = document.get('goldens', true)
  if (goldens && typeof goldens === 'object') {
    visit(goldens as Parameters<typeof visit>[0], {
      Scalar(_, node) {
        if (isScalar(node) && typeof node.value === 'number' && node.source?.includes('.'))
          node.value = node.source
      },
    })
  }
  return examFile.safeParse(document.toJS())
}
