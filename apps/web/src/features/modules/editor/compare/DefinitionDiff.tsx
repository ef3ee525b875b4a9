import { isLocale } from '@pandok/domain'
import type { MessageKey } from '@pandok/i18n'
import { textOf } from '@pandok/module-engine'
import { type Text, useText } from '#platform/text/text.ts'
import { DiffList, type DiffRow } from '#shared/diff/DiffList.tsx'
import { languageName } from '#shared/fields/languageName.ts'
import type { ModuleDocument } from '../state/ModuleEditor.ts'
import { type Difference, diffModules, type FieldChange } from './diffModules.ts'
import { FIELD_NAMES } from './fieldNames.ts'

interface DefinitionDiffProps {
  before: ModuleDocument
  after: ModuleDocument
}

export function DefinitionDiff({ before, after }: DefinitionDiffProps) {
  const text = useText()
  return <DiffList rows={diffModules(before, after).map((difference) => rowOf(difference, text))} />
}

const rowOf = ({ part, id, label, change, fields }: Difference, text: Text): DiffRow => ({
  key: `${part} ${id} ${change}`,
  change,
  part: text(`moduleEditor.part.${part}`),
  name: id === undefined ? undefined : textOf(label, text.locale) || id,
  fields: fields.map((field) => ({ ...field, key: field.path.join('/'), name: fieldName(field, text) })),
})

const fieldName = ({ path }: FieldChange, text: Text): string =>
  path
    .map((key) =>
      isLocale(key)
        ? languageName(key, text.locale)
        : FIELD_NAMES.has(key) && !isSource(key, path)
          ? text(`moduleEditor.field.${key}` as MessageKey)
          : key,
    )
    .join(' · ')

/** Sources also have a property `from`, but it isn't the time of a follow-up. */
const isSource = (key: string, path: readonly string[]) => key === 'from' && path.includes('fill')
