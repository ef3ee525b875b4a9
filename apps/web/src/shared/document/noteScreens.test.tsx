import { userInfo } from '@pandok/protocol'
import { shareListOf, trashListOf } from '@pandok/protocol/document'
import { NOTE_KIND, noteContracts } from '@pandok/testkit/note'
import { Toaster } from '@pandok/ui'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { useAction } from '#rpc/useAction.ts'
import { BackupsDialog } from '#shared/backups/BackupsDialog.tsx'
import { DocumentDialogs } from '#shared/document-list/DocumentDialogs.tsx'
import { DocumentListHeader } from '#shared/document-list/DocumentListHeader.tsx'
import { DocumentMenu } from '#shared/document-list/DocumentMenu.tsx'
import type { ListedKind } from '#shared/document-list/DocumentRow.ts'
import { restoreDocuments } from '#shared/document-list/restoreDocuments.ts'
import { useDocumentActions } from '#shared/document-list/useDocumentActions.ts'
import { ImportDialog } from '#shared/exchange/ImportDialog.tsx'
import { type FakeServer, fakeServer } from '#testkit/fakeServer.ts'
import { keepAnswers } from '#testkit/keepAnswers.ts'
import { moduleRow } from '#testkit/moduleRow.ts'
import { knowNotes } from '#testkit/note/knowNotes.ts'
import { clearScreen, showScreen } from '#testkit/showScreen.tsx'

const KINDS = 'notes' as ListedKind

let forgetNotes: () => void
let server: FakeServer

beforeAll(() => {
  forgetNotes = knowNotes()
})
afterAll(() => forgetNotes())

beforeEach(() => {
  server = fakeServer()
})
afterEach(() => {
  clearScreen()
  server.stop()
})

const { section, modality, type, note, inputCount, outputCount, ...item } = moduleRow()
const row = { ...item, id: 'liver', name: 'Liver' }

const noCompare = () => null
const backupActions = {
  list: noteContracts.backupList,
  create: noteContracts.backupCreate,
  restore: noteContracts.backupRestore,
  remove: noteContracts.backupDelete,
  compare: noCompare,
  download: async () => {},
}

const NoteBackups = (props: { id: string; name: string; onClose: () => void }) => (
  <BackupsDialog {...props} actions={backupActions} />
)

const restoreNotes = (ids: string[]) => restoreDocuments(KINDS, ids, async () => {})
const nameOfCopy = () => 'Liver 2'
const done = () => {}

/** A list with one row, composed of the parts that all lists share. */
function NoteList() {
  const actions = useDocumentActions<typeof row, never, object>({
    kind: KINDS,
    calls: {
      share: useAction(noteContracts.share),
      export: useAction(noteContracts.export),
      copy: useAction(noteContracts.copy),
      delete: useAction(noteContracts.delete),
    },
    nameOfCopy,
    restore: restoreNotes,
    onDone: done,
  })
  return (
    <>
      <DocumentListHeader kind={NOTE_KIND} title="Notes" description="" creation={undefined} />
      <DocumentMenu kind={KINDS} row={row} actions={actions} copyLabel="Duplicate">
        {null}
      </DocumentMenu>
      <DocumentDialogs
        kind={NOTE_KIND}
        actions={actions}
        deletion={(rows) => (
          <button type="button" onClick={() => void actions.remove(rows)}>
            Really delete
          </button>
        )}
        backups={NoteBackups}
        exported={async () => ({})}
        own={() => null}
      />
    </>
  )
}

async function choose(item: string) {
  const shown = await showScreen(NoteList, { path: '/program/note' })
  await shown.user.click(await screen.findByRole('button', { name: /Liver/u }))
  await shown.user.click(await screen.findByRole('menuitem', { name: item }))
  return shown
}

it('has a header that links to its part of the trash and of shared documents', async () => {
  await showScreen(NoteList)
  const addressOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(addressOf('Deleted notes')).toBe('/program/delete?f.kind=note')
  expect(addressOf('What I share')).toBe('/program/share?f.kind=note')
})

it('is searched for patient data by its own texts before it is shared, which makes its lists stale', async () => {
  server.on(noteContracts.export, () => ({
    file: { format: 'note' as const, notes: [{ name: 'Liver', text: '홍길동 900101-1234567' }] },
  }))
  server.on(noteContracts.share, ({ shared }) => ({ note: { ...row, shared } }))
  const { user } = await choose('Share the note')
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Share this note?' }))
  expect(await dialog.findByText(/900101-1234567/u)).toBeTruthy()
  expect(dialog.queryByText(/modules/iu)).toBeNull()
  const old = keepAnswers(
    ...[noteContracts.list, noteContracts.sharedList, noteContracts.libraryList, noteContracts.get],
    ...[shareListOf([]), trashListOf([]), userInfo],
  )
  await user.click(dialog.getByRole('button', { name: 'Share anyway' }))
  await screen.findAllByText('The note is shared')
  expect(old()).toHaveLength(7)
})

it('is deleted and restored', async () => {
  server.on(noteContracts.delete, ({ ids }) => ({ ids }))
  const { user } = await choose('Delete the note')
  await user.click(await screen.findByRole('button', { name: 'Really delete' }))
  await screen.findAllByText('The note is in the trash')
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findAllByText('The note is back')).not.toHaveLength(0)
})

it('shows its backups in the dialog of every kind', async () => {
  server.on(noteContracts.backupList, () => ({ items: [] }))
  await choose('Backups of the note')
  expect(await screen.findByRole('dialog', { name: /Liver/u })).toBeTruthy()
  await waitFor(() => expect(server.calls).toMatchObject([{ method: 'note-backupList' }]))
})

it('is imported from a file of its own format', async () => {
  server.on(noteContracts.import, () => ({ notes: [] }))
  const content = { format: 'note', notes: [{ name: 'Spleen', text: 'Large.' }] }
  const file = new File([JSON.stringify(content)], 'notes.json', { type: 'application/json' })
  const { user } = await showScreen(() => (
    <>
      <ImportDialog given={file} onClose={done} />
      <Toaster label="more messages" closeLabel="close" />
    </>
  ))
  await user.click(screen.getByRole('button', { name: 'Import' }))
  expect((await screen.findAllByText('The notes were imported')).length).toBeGreaterThan(0)
  expect(server.calls).toMatchObject([{ method: 'note-import', param: { file: content } }])
})
