import type { Path, PhraseToken } from '@pandok/module-engine'
import { type ComponentType, createContext, use } from 'react'
import type { PhraseScope } from './PhraseScope.ts'

export interface PhraseEditorProps {
  label: string
  value: readonly PhraseToken[]
  onChange: (phrase: PhraseToken[]) => void
  scope: PhraseScope
  path?: Path | undefined
  hideLabel?: boolean | undefined
  /** A single line without a toolbar, for separators. */
  isSmall?: boolean | undefined
}

/** Provides the editor to the dialogs for nested phrases; importing it there would be an import cycle. */
export const NestedPhraseContext = createContext<ComponentType<PhraseEditorProps> | undefined>(undefined)

export function NestedPhrase(props: PhraseEditorProps) {
  const Editor = use(NestedPhraseContext)
  return Editor ? <Editor {...props} /> : null
}
