import { holderOf } from '@pandok/board'
import { checkKey } from '@pandok/domain'
import { Button, Kbd, Select } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { faceName } from '#shared/board/name/faceName.ts'
import { useKeyLabel } from '#shared/board/useKeyLabel.ts'
import { placeWords } from '../board/placeWords.ts'
import { useBoard, useBoardState } from '../editor/useBoard.ts'
import type { Assigning } from './useAssigning.ts'

/** The cell of the selected key, or those it could be given to. */
export function KeyDetail({ chosen, assigning }: { chosen: string | undefined; assigning: Assigning }) {
  const text = useText()
  const editor = useBoard()
  const label = useKeyLabel()
  const { cells, keyMap } = useBoardState(({ plate }) => plate)
  const holder = chosen === undefined ? undefined : holderOf(keyMap, chosen)
  const cell = cells.find(({ id }) => id === holder)
  const verdict = chosen === undefined ? undefined : checkKey(chosen)

  return (
    <div className="flex min-h-14 flex-wrap items-center gap-3 rounded-md border border-line bg-raised px-3 py-2">
      <p aria-live="polite" className="flex min-w-0 flex-1 basis-64 items-center gap-2 text-sm">
        {chosen === undefined ? (
          <span className="text-muted">{text('plateBoard.keys.chooseKey')}</span>
        ) : (
          <>
            <Kbd>{label(chosen)}</Kbd>
            <span className="min-w-0">
              {verdict && !verdict.ok
                ? text(`plateBoard.keys.refused.${verdict.reason}`, { key: label(chosen) })
                : cell
                  ? `${faceName(cell, text.locale)} · ${placeWords(text, cell.position)}`
                  : text('plateBoard.keys.free')}
            </span>
          </>
        )}
      </p>
      {chosen !== undefined && verdict?.ok ? (
        <div className="flex items-center gap-2">
          <Select
            size="sm"
            label={text('plateBoard.keys.cellFor', { key: label(chosen) })}
            hideLabel
            value={holder ?? ''}
            onChange={({ target }) => {
              if (target.value === '') editor.take({ do: 'clearKey', key: chosen })
              else assigning.give(target.value, chosen)
            }}
          >
            <option value="">{text('plateBoard.keys.noCell')}</option>
            {cells.map(({ id, name, title, position }) => (
              <option key={id} value={id}>
                {`${name || title || '…'} · ${placeWords(text, position)}`}
              </option>
            ))}
          </Select>
          {cell ? (
            <Button size="sm" onClick={() => editor.take({ do: 'clearKey', key: chosen })}>
              {text('plateBoard.keys.clear')}
            </Button>
          ) : null}
        </div>
      ) : null}
    </div>
  )
}
