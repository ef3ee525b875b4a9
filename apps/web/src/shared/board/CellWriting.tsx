import { type Exam, type Locale, listNames } from '@pandok/domain'
import type { ModuleDocument } from '@pandok/protocol'
import { Select } from '@pandok/ui'
import { useDeferredValue, useId, useMemo, useState } from 'react'
import { useText } from '#platform/text/text.ts'
import { today } from '#platform/today.ts'
import { LanguageOptions } from '#shared/fields/LanguageOptions.tsx'
import { definitionOf } from './moduleReading.ts'
import { type PreviewLine, previewCell, type WritingCell } from './previewCell.ts'

interface CellWritingProps {
  cell: WritingCell
  exam?: Exam | undefined
  modules: ReadonlyMap<string, ModuleDocument>
}

/** What a cell writes, in any of the five languages. */
export function CellWriting({ cell, exam, modules }: CellWritingProps) {
  const text = useText()
  const id = useId()
  const [locale, setLocale] = useState<Locale>(text.locale)
  // Compiling a large module takes a while, and typing must not wait for it.
  const written = useDeferredValue(cell)
  const sections = useMemo(
    () =>
      previewCell({
        cell: written,
        exam,
        locale,
        today: today(),
        definitionOf: (id) => definitionOf(modules.get(id)),
      }),
    [written, exam, modules, locale],
  )
  return (
    <section aria-labelledby={id} className="grid gap-3 rounded-lg border border-line bg-sunken p-3">
      <header className="flex flex-wrap items-center justify-between gap-2">
        <h3 id={id} className="text-sm font-semibold">
          {text('plateCell.preview')}
        </h3>
        <Select
          size="sm"
          label={text('plateCell.preview.language')}
          hideLabel
          value={locale}
          onChange={({ target }) => setLocale(target.value)}
        >
          <LanguageOptions />
        </Select>
      </header>
      {sections.length === 0 ? (
        <p className="text-sm text-muted">{text('plateCell.preview.nothing')}</p>
      ) : (
        sections.map(({ section, lines }) => (
          <div key={section} className="grid gap-1">
            <h4 className="text-xs font-semibold text-muted">{text(`reportSection.${section}`)}</h4>
            {lines.map((line) => (
              <Line key={line.id} line={line} locale={locale} />
            ))}
          </div>
        ))
      )}
    </section>
  )
}

function Line({ line, locale }: { line: PreviewLine; locale: Locale }) {
  const text = useText()
  if (line.waitsFor) {
    return (
      <p className="text-sm text-muted italic">
        {text('plateCell.preview.waits', { names: listNames(line.waitsFor, text.locale) })}
      </p>
    )
  }
  return (
    <p lang={locale} className="text-sm break-words whitespace-pre-line">
      {line.parts.map((part, index) =>
        typeof part === 'string' ? (
          part
        ) : (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a field may occur twice in a sentence
            key={index}
            className="rounded-xs bg-accent-soft px-1 font-medium text-accent-text"
          >
            {part.field}
          </span>
        ),
      )}
    </p>
  )
}
