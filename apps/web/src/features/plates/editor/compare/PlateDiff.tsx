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
  /** The modules that either version uses, as far as they exist. */
  modules: ReadonlyMap<string, ModuleDocument>
}

/** What changed between two versions of a plate, in words. */
export function PlateDiff({ before, after, modules }: PlateDiffProps) {
  const text = useText()
  const keyLabel = useKeyLabel()
  return <DiffList rows={diffPlates(before, after, plateWords({ text, modules, keyLabel }))} />
}
