import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { TextField } from '../form/TextField.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { Dialog, type DialogProps } from './Dialog.tsx'

afterEach(cleanup)

function Sample(props: Partial<DialogProps>) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        open
      </button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="New plate"
        description="Give it a name."
        closeLabel="close"
        {...props}
      >
        <TextField label="Name" data-autofocus />
      </Dialog>
    </>
  )
}

it('is a modal named and described by its texts, with the focus where it is wanted', async () => {
  render(<Sample />)
  expect(screen.queryByRole('dialog')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'open' }))
  const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: 'New plate' })
  expect(dialog.open).toBe(true)
  expect(document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Give it a name.',
  )
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')))
})

it('gives the focus back when it closes', async () => {
  render(<Sample />)
  await userEvent.click(screen.getByRole('button', { name: 'open' }))
  await userEvent.click(screen.getByRole('button', { name: 'close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'open' })))
})

it('closes by the cancel of the browser, which is Escape or the back gesture', async () => {
  render(<Sample />)
  await userEvent.click(screen.getByRole('button', { name: 'open' }))
  const cancel = new Event('cancel', { cancelable: true })
  fireEvent(screen.getByRole('dialog'), cancel)
  expect(cancel.defaultPrevented).toBe(true)
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('closes by a press on the backdrop only where that is allowed', async () => {
  const { unmount } = render(<Sample />)
  await userEvent.click(screen.getByRole('button', { name: 'open' }))
  fireEvent.click(screen.getByRole('dialog'))
  expect(screen.queryByRole('dialog')).not.toBeNull()
  unmount()
  render(<Sample closeOnBackdrop />)
  await userEvent.click(screen.getByRole('button', { name: 'open' }))
  fireEvent.click(screen.getByLabelText('Name'))
  expect(screen.queryByRole('dialog')).not.toBeNull()
  fireEvent.click(screen.getByRole('dialog'))
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('asks before destroying, with the safe answer focused', async () => {
  const confirm = vi.fn()
  const cancel = vi.fn()
  render(
    <ConfirmDialog
      open
      tone="danger"
      title="Delete?"
      confirmLabel="delete"
      cancelLabel="keep"
      onConfirm={confirm}
      onCancel={cancel}
    />,
  )
  expect(screen.getByRole('alertdialog', { name: 'Delete?' })).toBeDefined()
  await waitFor(() => expect(document.activeElement?.textContent).toBe('keep'))
  await userEvent.click(screen.getByRole('button', { name: 'delete' }))
  expect(confirm).toHaveBeenCalledOnce()
  expect(cancel).not.toHaveBeenCalled()
})
