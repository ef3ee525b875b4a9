import { LOCALES, type Locale } from '@pandok/domain'
import type { MessageKey } from '@pandok/i18n'
import { textOf } from '@pandok/module-engine'
import { Badge, type Tone } from '@pandok/ui'
import { languageName } from '#app/fields/languageName.ts'
import { useText } from '#app/text.ts'
import type { ModuleDocument } from '../state/ModuleEditor.ts'
import { type Difference, diffModules, type FieldChange } from './diffModules.ts'
import { FIELD_NAMES } from './fieldNames.ts'

interface DefinitionDiffProps {
  before: ModuleDocument
  after: ModuleDocument
}

const TONES: Readonly<Record<Difference['change'], Tone>> = {
  added: 'success',
  removed: 'danger',
  changed: 'info',
  reordered: 'neutral',
}

/** What changed between two versions of a module, in words. */
export function DefinitionDiff({ before, after }: DefinitionDiffProps) {
  const text = useText()
  const differences = diffModules(before, after)
  if (differences.length === 0) return <p className="text-muted">{text('moduleEditor.diff.same')}</p>
  return (
    <ul className="grid gap-2">
      {differences.map((difference) => (
        <li
          key={`${difference.part} ${difference.id} ${difference.change}`}
          className="grid gap-1.5 rounded-md border border-line bg-raised p-3"
        >
          <p className="flex min-w-0 flex-wrap items-center gap-2">
            <Badge tone={TONES[difference.change]}>{text(`moduleEditor.diff.${difference.change}`)}</Badge>
            <span className="min-w-0 break-words">
              <span className="text-muted">{text(`moduleEditor.part.${difference.part}`)}</span>
              {difference.id === undefined ? null : (
                <span className="ms-2 font-semibold">
                  {textOf(difference.label, text.locale) || difference.id}
                </span>
              )}
            </span>
          </p>
          {difference.fields.length === 0 ? null : (
            <dl className="grid gap-1 text-sm">
              {difference.fields.map((change) => (
                <ChangedField key={change.path.join('/')} change={change} />
              ))}
            </dl>
          )}
        </li>
      ))}
    </ul>
  )
}

function ChangedField({ change }: { change: FieldChange }) {
  const text = useText()
  const name = change.path
    .map((key) =>
      isLocale(key)
        ? languageName(key, text.locale)
        : FIELD_NAMES.has(key)
          ? text(`moduleEditor.field.${key}` as MessageKey)
          : key,
    )
    .join(' · ')
  return (
    <div className="grid gap-x-3 sm:grid-cols-[minmax(0,12rem)_minmax(0,1fr)]">
      <dt className="break-words text-muted">{name}</dt>
      <dd className="min-w-0 break-words">
        {change.from === undefined ? null : (
          <del className="rounded-xs bg-danger-soft px-1 text-danger-text">{change.from}</del>
        )}
        {change.from === undefined || change.to === undefined ? null : (
          <span aria-hidden="true" className="px-1.5 text-muted">
            →
          </span>
        )}
        {change.to === undefined ? null : (
          <ins className="rounded-xs bg-success-soft px-1 text-success-text no-underline">{change.to}</ins>
        )}
      </dd>
    </div>
  )
}

const isLocale = (key: string): key is Locale => (LOCALES as readonly string[]).includes(key)
