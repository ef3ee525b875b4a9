import { keysOf, type ViewerCommandId } from '@pandok/viewer'
import { KeyCaps } from '#shared/commands/KeyCaps.tsx'
import { useKeyChoices } from '../commands/keyChoices.ts'

export function CommandKey({ id }: { id: ViewerCommandId }) {
  const [key] = keysOf(id, useKeyChoices())
  return key === undefined ? null : <KeyCaps value={key} />
}
