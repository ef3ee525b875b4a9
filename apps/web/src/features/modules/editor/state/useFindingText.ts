import { listNames } from '@pandok/domain'
import { findingText } from '@pandok/i18n'
import { type Finding, type ModuleDefinition, textOf } from '@pandok/module-engine'
import { useCallback } from 'react'
import { type Text, useText } from '#platform/text/text.ts'
import { tableName } from '#shared/conditions/tableName.ts'
import { valueName } from '#shared/conditions/valueName.ts'
import { partialName } from '../phrases/partialName.ts'
import { useEditor } from './useEditor.ts'

/** The message of a finding in the page's language; ids are replaced by the names in the form. */
export function useFindingText(): (finding: Finding) => string {
  const text = useText()
  const editor = useEditor()
  return useCallback(
    (finding) => findingText(inWords(finding, editor.read().definition, text), text),
    [text, editor],
  )
}

/** The parameters that contain one id of the module, or several separated by commas. */
const NAMES = ['name', 'names']

function inWords(finding: Finding, definition: ModuleDefinition, text: Text): Finding {
  const { params } = finding
  if (!params || !NAMES.some((param) => Object.hasOwn(params, param))) return finding
  const { inputs, computed, groups, tables, partials } = definition
  const labelOf = (id: string) => {
    const named = [...inputs, ...computed, ...groups].find((each) => each.id === id)
    const label = textOf(named?.label, text.locale)
    if (label) return label
    if (computed.some((each) => each.id === id)) return valueName(definition, id, text)
    if (partials.some((each) => each.id === id)) return partialName(partials, id, text)
    return named || !tables.some((table) => table.id === id) ? id : tableName(definition, id, text)
  }
  const worded = Object.entries(params).map(([param, value]) => [
    param,
    NAMES.includes(param) && typeof value === 'string'
      ? listNames(value.split(', ').map(labelOf), text.locale)
      : value,
  ])
  return { ...finding, params: Object.fromEntries(worded) }
}
