import { type Locale, listNames } from '@pandok/domain'
import { type Input, type ModuleDefinition, type Output, readDefinition, textOf } from '@pandok/module-engine'
import { Badge, Notice, Select } from '@pandok/ui'
import { useMemo, useState } from 'react'
import { useText } from '#platform/text/text.ts'
import { LanguageOptions } from '#shared/fields/LanguageOptions.tsx'
import { phraseText } from '#shared/module-preview/phraseText.ts'

/** The module's inputs and outputs in a chosen language. */
export function PartsPanel({ definition }: { definition: unknown }) {
  const text = useText()
  const reading = useMemo(() => readDefinition(definition), [definition])
  if (!reading.ok) return <Notice tone="danger">{text('modules.preview.failed')}</Notice>
  return <Parts definition={reading.definition} />
}

function Parts({ definition: { inputs, outputs } }: { definition: ModuleDefinition }) {
  const text = useText()
  const [locale, setLocale] = useState<Locale>(text.locale)
  return (
    <div className="grid gap-4">
      <Select
        size="sm"
        label={text('office.items.parts.language')}
        value={locale}
        onChange={({ target }) => setLocale(target.value)}
        className="max-w-60"
      >
        <LanguageOptions />
      </Select>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <section className="grid min-w-0 gap-2">
          <h3 className="text-sm font-semibold text-muted">
            {text('office.items.parts.inputs', { count: inputs.length })}
          </h3>
          <ul className="grid divide-y divide-line rounded-lg border border-line">
            {inputs.map((input) => (
              <InputRow key={input.id} input={input} locale={locale} />
            ))}
          </ul>
        </section>
        <section className="grid min-w-0 gap-2">
          <h3 className="text-sm font-semibold text-muted">
            {text('office.items.parts.outputs', { count: outputs.length })}
          </h3>
          <ul className="grid divide-y divide-line rounded-lg border border-line">
            {outputs.map((output) => (
              <OutputRow key={output.id} output={output} locale={locale} />
            ))}
          </ul>
        </section>
      </div>
    </div>
  )
}

function InputRow({ input, locale }: { input: Input; locale: Locale }) {
  const text = useText()
  const unit = 'unit' in input ? input.unit : undefined
  const options =
    'options' in input
      ? listNames(
          input.options.map(({ label }) => textOf(label, locale) ?? ''),
          locale,
        )
      : ''
  return (
    <li className="grid min-w-0 gap-1 px-3 py-2">
      <p className="flex flex-wrap items-center gap-2">
        <span lang={locale} className="min-w-0 font-semibold break-words">
          {textOf(input.label, locale) ?? input.id}
          {unit ? ` (${unit})` : ''}
        </span>
        <Badge>{text(`moduleEditor.kind.${input.kind}`)}</Badge>
        {input.required ? <Badge tone="info">{text('office.items.parts.required')}</Badge> : null}
      </p>
      {options ? (
        <p lang={locale} className="text-sm break-words text-muted">
          {text('office.items.parts.options', { options })}
        </p>
      ) : null}
    </li>
  )
}

function OutputRow({ output, locale }: { output: Output; locale: Locale }) {
  const text = useText()
  const body = output.body[locale]
  return (
    <li className="grid min-w-0 gap-1 px-3 py-2">
      <p className="flex flex-wrap items-center gap-2">
        <span lang={locale} className="min-w-0 font-semibold break-words">
          {textOf(output.label, locale) ?? output.id}
        </span>
        <Badge>{text(`reportSection.${output.section}`)}</Badge>
      </p>
      {output.when ? (
        <p className="text-xs break-all text-muted">
          {text('office.items.parts.only', { condition: output.when })}
        </p>
      ) : null}
      {body ? (
        <p lang={locale} className="text-sm break-words whitespace-pre-line">
          {phraseText(body)}
        </p>
      ) : (
        <p className="text-sm text-muted italic">{text('office.items.parts.noSentence')}</p>
      )}
    </li>
  )
}
