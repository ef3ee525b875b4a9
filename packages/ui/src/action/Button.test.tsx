import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { Button } from './Button.tsx'
import { IconButton } from './IconButton.tsx'

afterEach(cleanup)

it('doesn’t submit a form unless it has that type', async () => {
  const submit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  render(
    <form onSubmit={submit}>
      <Button>plain</Button>
      <Button type="submit">send</Button>
    </form>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'plain' }))
  expect(submit).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'send' }))
  expect(submit).toHaveBeenCalledOnce()
})

it('keeps its name and its focus while loading, ignores clicks and announces it', async () => {
  const press = vi.fn()
  const submit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  const view = (loading: boolean) => (
    <form onSubmit={submit}>
      <Button type="submit" loading={loading} loadingLabel="saving" onClick={press}>
        save
      </Button>
    </form>
  )
  const { rerender } = render(view(false))
  const button = screen.getByRole('button', { name: 'save' })
  button.focus()
  expect(screen.getByRole('status').textContent).toBe('')
  rerender(view(true))
  await userEvent.click(button)
  await userEvent.keyboard('{Enter}')
  expect(press).not.toHaveBeenCalled()
  expect(submit).not.toHaveBeenCalled()
  await waitFor(() => expect(document.activeElement).toBe(button))
  expect(screen.getByRole('button', { name: 'save' }).getAttribute('aria-busy')).toBe('true')
  expect(screen.getByRole('status').textContent).toBe('saving')
})

it('ignores further presses until the promise of the first has settled', async () => {
  const settle: (() => void)[] = []
  const press = vi.fn(() => new Promise<void>((resolve) => settle.push(resolve)))
  render(<Button onClick={press}>withdraw</Button>)
  const button = screen.getByRole('button', { name: 'withdraw' })
  await userEvent.dblClick(button)
  expect(press).toHaveBeenCalledOnce()
  expect(button.getAttribute('aria-busy')).toBe('true')
  settle[0]?.()
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull())
  await userEvent.click(button)
  expect(press).toHaveBeenCalledTimes(2)
})

it('hears two presses of one turn once', () => {
  const press = vi.fn(() => new Promise<void>(() => {}))
  render(<IconButton label="download" icon={null} onClick={press} />)
  const button = screen.getByRole('button', { name: 'download' })
  act(() => {
    button.click()
    button.click()
  })
  expect(press).toHaveBeenCalledOnce()
})

it('hears every press of what is done at once', async () => {
  const press = vi.fn()
  render(<Button onClick={press}>more</Button>)
  await userEvent.dblClick(screen.getByRole('button', { name: 'more' }))
  expect(press).toHaveBeenCalledTimes(2)
})
