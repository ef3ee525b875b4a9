import { listNames } from '@pandok/domain'
import type { Text } from '#platform/text/text.ts'
import type { CellFaceState } from './CellFaceState.ts'

interface Face extends CellFaceState {
  name: string
  hasModule: boolean
  keyLabel?: string | undefined
}

/** The accessible name of a cell: its name, then its marks. */
export function faceWords(text: Text, face: Face): string {
  const words = [
    face.name,
    face.keyLabel && text('plateBoard.state.key', { key: face.keyLabel }),
    face.isModuleGone
      ? text('plateBoard.state.moduleGone')
      : face.hasModule && text('plateBoard.state.module'),
    face.isIncomplete && text('plateBoard.state.incomplete'),
    face.isOpen && text('plateBoard.state.open'),
    face.isCarried && text('plateBoard.state.carried'),
    writtenWords(text, face.written),
  ]
  return listNames(
    words.flatMap((word) => word || []),
    text.locale,
  )
}

function writtenWords(text: Text, count: number | undefined): string | undefined {
  if (!count) return undefined
  return count > 1 ? text('plateBoard.state.writtenTimes', { count }) : text('plateBoard.state.written')
}
