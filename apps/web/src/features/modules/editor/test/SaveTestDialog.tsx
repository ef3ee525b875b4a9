import { LOCALES, type Locale } from '@pandok/domain'
import type { SavedTest } from '@pandok/module-engine'
import { Checkbox, Notice } from '@pandok/ui'
import { type ReactNode, useState } from 'react'
import { useText } from '#platform/text/text.ts'
import { today } from '#platform/today.ts'
import { languageName } from '#shared/fields/languageName.ts'
import type { TestRun } from './createTestSession.ts'
import { type ExpectedKinds, expectationOf, observe } from './expectationOf.ts'
import { givenOf } from './givenOf.ts'
import { NamedTestDialog } from './NamedTestDialog.tsx'

interface SaveTestDialogProps {
  run: TestRun
  suggestedName: string
  onClose: () => void
  onSave: (test: SavedTest) => void
}

const KEPT_AT_FIRST: ExpectedKinds = { values: true, rows: true, outputs: [], problems: true, checks: true }

/** Saves the present answers as a test: a name, and which results to expect. */
export function SaveTestDialog({ run, suggestedName, onClose, onSave }: SaveTestDialogProps) {
  const text = useText()
  const [name, setName] = useState(suggestedName)
  // This is a snapshot from the time when the dialog opened, so that nothing changes during the choice.
  const [given] = useState(() => givenOf(run.session.entered()))
  const [observed] = useState(() => observe(run.module, given, { today: today(), locales: LOCALES }))
  const [kept, setKept] = useState<ExpectedKinds>(KEPT_AT_FIRST)
  const [isRefused, setRefused] = useState(false)

  const expect = expectationOf(observed, kept)
  const isNamed = name.trim() !== ''
  const isEmpty = Object.keys(expect).length === 0

  function submit() {
    if (!isNamed || isEmpty) return setRefused(true)
    onSave({ name: name.trim(), given, expect })
  }

  return (
    <NamedTestDialog
      title={text('moduleRun.tests.save')}
      name={name}
      onNameChange={setName}
      isNameChecked={isRefused}
      onSubmit={submit}
      onClose={onClose}
      notice={<Notice tone="warning">{text('moduleRun.tests.noPatients')}</Notice>}
    >
      <KeptFields run={run} observed={observed} kept={kept} setKept={setKept}>
        {isEmpty && isRefused ? (
          <p role="alert" className="text-xs font-medium text-danger-text">
            {text('moduleRun.tests.nothing')}
          </p>
        ) : null}
      </KeptFields>
    </NamedTestDialog>
  )
}

interface KeptFieldsProps {
  run: TestRun
  observed: ReturnType<typeof observe>
  kept: ExpectedKinds
  setKept: (kept: ExpectedKinds) => void
  /** The error about the choice. */
  children: ReactNode
}

/** Chooses the results that the test expects; only existing ones are offered. */
function KeptFields({ run, observed, kept, setKept, children }: KeptFieldsProps) {
  const text = useText()
  const written = LOCALES.filter((locale) => hasBody(run, locale))
  const toggle = (part: 'values' | 'rows' | 'problems' | 'checks') =>
    setKept({ ...kept, [part]: !kept[part] })
  const toggleLocale = (locale: Locale) =>
    setKept({ ...kept, outputs: LOCALES.filter((each) => kept.outputs.includes(each) !== (each === locale)) })
  const parts = [
    { part: 'values', count: countOf(observed.values), key: 'moduleRun.tests.keepValues' },
    { part: 'rows', count: Object.keys(observed.rows).length, key: 'moduleRun.tests.keepRows' },
    { part: 'problems', count: Object.keys(observed.problems).length, key: 'moduleRun.tests.keepProblems' },
    { part: 'checks', count: observed.checks.length, key: 'moduleRun.tests.keepChecks' },
  ] as const

  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 text-sm font-semibold">{text('moduleRun.tests.keep')}</legend>
      {parts
        .filter(({ count }) => count > 0)
        .map(({ part, count, key }) => (
          <Checkbox
            key={part}
            label={text(key, { count })}
            checked={kept[part]}
            onChange={() => toggle(part)}
          />
        ))}
      {written.map((locale) => (
        <Checkbox
          key={locale}
          label={text('moduleRun.tests.keepOutputs', {
            count: Object.keys(observed.outputs[locale] ?? {}).length,
            language: languageName(locale, text.locale),
          })}
          checked={kept.outputs.includes(locale)}
          onChange={() => toggleLocale(locale)}
        />
      ))}
      <p className="text-xs text-muted">{text('moduleRun.tests.keepHint')}</p>
      {children}
    </fieldset>
  )
}

const hasBody = ({ module }: TestRun, locale: Locale) =>
  module.definition.outputs.some(({ body }) => (body[locale]?.length ?? 0) > 0)

/** Values of a repeat group are counted one by one. */
const countOf = (values: Readonly<Record<string, unknown>>): number =>
  Object.values(values).reduce<number>(
    (sum, value) =>
      sum +
      (Array.isArray(value) && typeof value[0] === 'object'
        ? value.reduce<number>((own, row: object) => own + Object.keys(row).length, 0)
        : 1),
    0,
  )
