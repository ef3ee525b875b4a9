import type { Locale } from '@pandok/domain'
import { scopeOf } from '@pandok/module-engine'
import { useMemo } from 'react'
import { useText } from '#platform/text/text.ts'
import { fieldsInScope, type NamedField, namedFields } from '#shared/conditions/namedFields.ts'
import { useEditorState } from '../state/useEditor.ts'
import type { ChipNames } from './chipText.ts'

/** The context of a phrase: its language, and whether it is repeated for rows or answers. */
export interface PhraseScope {
  locale: Locale
  /** The group whose rows it is repeated for. */
  group?: string | undefined
  /** The name of the current answer in a repetition over a multiple choice. */
  alias?: string | undefined
}

/** The names that a phrase may use in its context. */
export function usePhraseNames({ group, alias }: PhraseScope) {
  const text = useText()
  const definition = useEditorState((state) => state.definition)
  return useMemo(() => {
    const all = namedFields(definition, text.locale, text)
    const own: NamedField[] = alias
      ? [{ ...EMPTY, id: alias, label: text('moduleLogic.phrase.answer'), words: alias }]
      : []
    const fields = [...own, ...fieldsInScope(all, group)]
    const names: ChipNames = { fields, partials: definition.partials, text }
    return { fields, names, scope: scopeOf(definition, group) }
  }, [definition, text, group, alias])
}

const EMPTY: Omit<NamedField, 'id' | 'label' | 'words'> = {
  source: 'input',
  kind: 'choice',
  options: [],
  unit: undefined,
  decimals: undefined,
  group: undefined,
}
