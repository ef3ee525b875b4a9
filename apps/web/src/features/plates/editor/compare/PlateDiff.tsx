import type { PlateContent } from '@pandok/domain'
import type { ModuleDocument } from '@pandok/protocol'
import { useText } from '#platform/text/text.ts'
import { useKeyLabel } from '#shared/board/useKeyLabel.ts'
import { DiffList } from '#shared/diff/DiffList.tsx'
import { diffPlates } from './diffPlates.ts'
import { plateWords } from './plateWords.ts'

interface PlateDiffProps {
  before: PlateContent
  after: PlateContent
  /** The existing modules that either version uses. */
  modules: ReadonlyMap<string, ModuleDocument>
}

export function PlateDiff({ before, after, modules }: PlateDiffProps) {
  const text = useText()
  const keyLabel = useKeyLabel()
  return <DiffList rows={diffPlates(before, after, plateWords({ text, modules, keyLabel }))} />
}
