import { listNames } from '@pandok/domain'
import { TABLES_MAX, textOf } from '@pandok/module-engine'
import { Button, Dialog, Notice, Textarea, toast } from '@pandok/ui'
import { type ComponentProps, useState } from 'react'
import { type Text, useText } from '#platform/text/text.ts'
import { useEditor, useEditorState } from '../state/useEditor.ts'
import { SheetPreview } from './SheetPreview.tsx'
import { type SheetAmendment, type SheetProposal, tableFromSheet } from './tableFromSheet.ts'

/**
 * Creates a table from a pasted spreadsheet; nothing changes before it is confirmed, and it can be undone.
 */
export function SheetDialog({ onClose }: { onClose: () => void }) {
  const text = useText()
  const { pasted, paste, proposal, amend, isFull, accept } = useSheet(onClose)

  return (
    <Dialog
      open
      size="xl"
      title={text('moduleLogic.sheet.title')}
      description={text('moduleLogic.sheet.text')}
      closeLabel={text('ui.close')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{text('ui.cancel')}</Button>
          <Button variant="primary" aria-disabled={!proposal || isFull || undefined} onClick={accept}>
            {text('moduleLogic.sheet.accept')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <Textarea
          label={text('moduleLogic.sheet.field')}
          rows={6}
          maxLength={20_000}
          value={pasted}
          onChange={({ target }) => paste(target.value)}
          data-autofocus
        />
        {proposal ? (
          <Proposal proposal={proposal} onAmend={amend} />
        ) : (
          <p className="text-sm text-muted">
            {text(isFull ? 'moduleLogic.tooMany' : 'moduleLogic.sheet.nothing', { max: TABLES_MAX })}
          </p>
        )}
      </div>
    </Dialog>
  )
}

/** The pasted sheet, what was read from it, and the member's changes. */
function useSheet(onAccepted: () => void) {
  const text = useText()
  const editor = useEditor()
  const definition = useEditorState((state) => state.definition)
  const [pasted, setPasted] = useState('')
  const [amendments, setAmendments] = useState<Readonly<Record<number, SheetAmendment>>>({})
  const proposal = tableFromSheet(definition, pasted, text.locale, {
    amendments,
    unnamed: { condition: text('moduleLogic.sheet.unnamed'), result: text('moduleLogic.sheet.role.result') },
  })
  const isFull = definition.tables.length >= TABLES_MAX

  function accept() {
    if (!proposal || isFull) return
    editor.change(() => proposal.definition)
    editor.select({ part: 'tables', index: definition.tables.length })
    onAccepted()
    toast({
      tone: 'success',
      title: text('moduleLogic.sheet.done', { count: proposal.table.rows.length }),
      action: { label: text('moduleEditor.undo'), onPress: () => editor.undo() },
    })
  }

  return {
    pasted,
    proposal,
    isFull,
    accept,
    paste(sheet: string) {
      setPasted(sheet)
      setAmendments({})
    },
    amend(column: number, change: SheetAmendment) {
      setAmendments((all) => ({ ...all, [column]: { ...all[column], ...change } }))
    },
  }
}

/** The result of reading the sheet, in words and cell by cell. */
function Proposal({ proposal, onAmend }: ComponentProps<typeof SheetPreview>) {
  const text = useText()
  return (
    <>
      <Notice tone={proposal.unread > 0 ? 'warning' : 'info'} role="status">
        {proposalText(proposal, text)}
      </Notice>
      <SheetPreview proposal={proposal} onAmend={onAmend} />
    </>
  )
}

const proposalText = ({ table, made, unread, filled, notes }: SheetProposal, text: Text): string =>
  [
    text('moduleLogic.sheet.found', { conditions: table.cols.length, rows: table.rows.length }),
    made.length > 0
      ? text('moduleLogic.sheet.made', {
          names: listNames(
            made.map(({ label }) => textOf(label, text.locale) ?? ''),
            text.locale,
          ),
        })
      : '',
    filled > 0 ? text('moduleLogic.sheet.filled', { count: filled }) : '',
    notes.length > 0 ? text('moduleLogic.sheet.notes', { count: notes.length }) : '',
    unread > 0 ? text('moduleLogic.sheet.unread', { count: unread }) : '',
  ]
    .filter((line) => line !== '')
    .join(' ')
