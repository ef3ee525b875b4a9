import { CELL_NAME_MAX_CHARACTERS, type Cell, type Locale } from '@pandok/domain'
import { cellTemplates } from '@pandok/i18n'
import { BlocksIcon, Button, CheckIcon, QuoteIcon } from '@pandok/ui'
import { useState } from 'react'
import { useText } from '#platform/text/text.ts'
import { cellColor } from '#shared/board/cellColor.ts'
import { useBoard, useBoardState } from '../editor/useBoard.ts'
import { cellFromTemplate } from './cellFromTemplate.ts'
import { ModulePicker } from './ModulePicker.tsx'
import { newModuleOutput, newPhrase } from './newOutput.ts'

const segmenter = new Intl.Segmenter('ko', { granularity: 'grapheme' })

export function EmptyPlace({ position }: { position: number }) {
  const text = useText()
  const editor = useBoard()
  const hasRegions = useBoardState(({ plate }) => (plate.exam?.regions.length ?? 0) > 0)
  const [isPicking, setPicking] = useState(false)

  function place(cell: Omit<Cell, 'id' | 'position'>) {
    editor.take({ do: 'place', position, cell, withKey: true })
    editor.take({ do: 'edit', position })
  }

  return (
    <div className="grid gap-5">
      <p className="text-sm text-muted">{text('plateCell.empty')}</p>
      <div className="grid gap-2 @sm:grid-cols-2">
        <Button icon={<QuoteIcon />} onClick={() => place({ name: '', title: '', outputs: [newPhrase()] })}>
          {text('plateCell.empty.phrase')}
        </Button>
        {hasRegions ? (
          <Button icon={<CheckIcon />} onClick={() => place(allNormal(text('plateCell.empty.normal')))}>
            {text('plateCell.empty.normal')}
          </Button>
        ) : null}
        <Button icon={<BlocksIcon />} onClick={() => setPicking(true)}>
          {text('plateCell.empty.module')}
        </Button>
      </div>
      <TemplateList onPlace={place} />
      {isPicking ? (
        <ModulePicker
          onClose={() => setPicking(false)}
          onChoose={({ id, name }) =>
            place({
              name: clipWords(name, CELL_NAME_MAX_CHARACTERS),
              title: name,
              outputs: [newModuleOutput(id)],
            })
          }
        />
      ) : null}
    </div>
  )
}

function TemplateList({ onPlace }: { onPlace: (cell: Omit<Cell, 'id' | 'position'>) => void }) {
  const text = useText()
  return (
    <section className="grid gap-2">
      <h3 className="text-sm font-semibold">{text('plateCell.empty.templates')}</h3>
      <ul className="grid gap-1.5">
        {cellTemplates.map((template) => {
          const cell = cellFromTemplate(template, text.locale)
          return (
            <li key={template.name.en}>
              <button
                type="button"
                onClick={() => onPlace(cell)}
                className="flex min-h-11 w-full items-center gap-2.5 rounded-md border border-line bg-raised px-3 py-1.5 text-start hover:border-line-strong hover:bg-hover"
              >
                <span
                  aria-hidden="true"
                  className="size-3 shrink-0 rounded-xs"
                  style={{ backgroundColor: cellColor(cell.color) }}
                />
                <span className="grid min-w-0">
                  <span className="truncate text-sm font-semibold">{cell.name}</span>
                  <span className="truncate text-xs text-muted">{phraseOf(cell, text.locale)}</span>
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** Most exams start with this cell, which writes all normal sentences with one key. */
const allNormal = (name: string): Omit<Cell, 'id' | 'position'> => ({
  name,
  title: name,
  color: 'green',
  outputs: [],
  normal: 'all',
})

function phraseOf({ outputs }: Pick<Cell, 'outputs'>, locale: Locale): string {
  const [first] = outputs
  return first?.kind === 'phrase' ? (first.text[locale] ?? '') : ''
}

/** Cuts a text to a length in grapheme clusters. */
const clipWords = (words: string, max: number): string =>
  [...segmenter.segment(words)]
    .slice(0, max)
    .map(({ segment }) => segment)
    .join('')
    .trimEnd()
