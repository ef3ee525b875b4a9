import { BLANK_LABEL_MAX_CHARACTERS, BLANK_NOUNS_MAX, type Blank } from '@pandok/domain'
import { Button, IconButton, PlusIcon, TextField, Trash2Icon } from '@pandok/ui'
import { useState } from 'react'
import { useText } from '#platform/text/text.ts'
import { put, removeItem, replaceItem } from '#shared/fields/arrays.ts'
import { focusPath, pathName } from '#shared/fields/focusPath.ts'
import type { ChangeBlank } from './ChangeBlank.ts'

type NounRow = readonly [noun: string, plural: string]

interface NounFieldsProps {
  blank: Blank
  path: readonly (string | number)[]
  onChange: ChangeBlank
}

/**
 * Nouns that English lists write once, in the plural: «frontal lobe» and «temporal lobe» become «frontal and
 * temporal lobes».
 */
export function NounFields({ blank, path, onChange }: NounFieldsProps) {
  const text = useText()
  const stored = Object.entries(blank.nouns ?? {})
  // A row without a noun and a second row with the same noun can't be stored, so rows stay in the component
  // until they are complete.
  const [rows, setRows] = useState<readonly NounRow[]>(stored)
  const shown = isSame(wholeOf(rows), stored) ? rows : stored

  function write(next: readonly NounRow[], merge: string) {
    setRows(next)
    const nouns = wholeOf(next)
    onChange((now) => put(now, 'nouns', nouns.length > 0 ? Object.fromEntries(nouns) : undefined), merge)
  }

  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="text-sm font-semibold">{text('plateExam.nouns')}</legend>
      <p className="text-xs text-muted">{text('plateExam.nouns.hint')}</p>
      {shown.map((row, index) => (
        <NounFieldsRow
          // Rows have no name of their own and never move.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          key={index}
          row={row}
          index={index}
          path={[...path, 'nouns', index]}
          onChange={(next, which) => write(replaceItem(shown, index, next), `nouns/${index}/${which}`)}
          onRemove={() => write(removeItem(shown, index), `nouns/remove/${row[0]}`)}
        />
      ))}
      <Button
        size="sm"
        className="justify-self-start"
        icon={<PlusIcon />}
        disabled={shown.length >= BLANK_NOUNS_MAX}
        onClick={() => {
          setRows([...shown, ['', '']])
          focusPath([...path, 'nouns', shown.length])
        }}
      >
        {text('plateExam.nouns.add')}
      </Button>
    </fieldset>
  )
}

interface NounFieldsRowProps {
  row: NounRow
  index: number
  path: readonly (string | number)[]
  onChange: (row: NounRow, which: number) => void
  onRemove: () => void
}

function NounFieldsRow({ row, index, path, onChange, onRemove }: NounFieldsRowProps) {
  const text = useText()
  const [noun, plural] = row
  return (
    <div className="flex min-w-0 items-end gap-2">
      <div className="grid min-w-0 flex-1 grid-cols-2 gap-2">
        {row.map((value, which) => (
          <TextField
            key={which === 0 ? 'noun' : 'plural'}
            label={text(which === 0 ? 'plateExam.nouns.one' : 'plateExam.nouns.many')}
            lang="en"
            {...(which === 0 && { 'data-path': pathName(path) })}
            value={value}
            maxLength={BLANK_LABEL_MAX_CHARACTERS}
            autoComplete="off"
            onChange={({ target }) =>
              onChange(which === 0 ? [target.value, plural] : [noun, target.value], which)
            }
          />
        ))}
      </div>
      <IconButton
        size="sm"
        label={text('plateExam.nouns.remove', { noun: noun || String(index + 1) })}
        icon={<Trash2Icon />}
        onClick={onRemove}
      />
    </div>
  )
}

/** If two rows have the same noun, the first one counts. */
const wholeOf = (rows: readonly NounRow[]): NounRow[] =>
  rows.filter(
    ([noun, plural], index) =>
      noun.trim() !== '' && plural.trim() !== '' && rows.findIndex(([one]) => one === noun) === index,
  )

const isSame = (rows: readonly NounRow[], stored: readonly NounRow[]): boolean =>
  rows.length === stored.length &&
  rows.every(([noun, plural], index) => stored[index]?.[0] === noun && stored[index]?.[1] === plural)
