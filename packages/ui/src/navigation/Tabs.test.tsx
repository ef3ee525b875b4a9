import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { SkipLink } from './SkipLink.tsx'
import { Steps } from './Steps.tsx'
import { Tabs } from './Tabs.tsx'

afterEach(cleanup)

const tabs = [
  { id: 'mine', label: 'Mine' },
  { id: 'gone', label: 'Gone', disabled: true },
  { id: 'shared', label: 'Shared' },
  { id: 'trash', label: 'Trash' },
]

function Sample() {
  const [value, setValue] = useState('mine')
  return (
    <Tabs label="Plates" tabs={tabs} value={value} onChange={setValue}>
      content of {value}
    </Tabs>
  )
}

it('is one tab stop before its panel', async () => {
  render(<Sample />)
  await userEvent.tab()
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Mine'))
  await userEvent.tab()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('tabpanel', { name: 'Mine' })))
})

it('moves and selects by arrow keys, Home and End, around the ends and past disabled tabs', async () => {
  render(<Sample />)
  await userEvent.tab()
  for (const [key, name] of [
    ['{ArrowRight}', 'Shared'],
    ['{ArrowLeft}', 'Mine'],
    ['{ArrowLeft}', 'Trash'],
    ['{ArrowRight}', 'Mine'],
    ['{End}', 'Trash'],
    ['{Home}', 'Mine'],
  ] as const) {
    await userEvent.keyboard(key)
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe(name)
    await waitFor(() => expect(document.activeElement?.textContent).toBe(name))
  }
})

it('selects by a click', async () => {
  render(<Sample />)
  await userEvent.click(screen.getByRole('tab', { name: 'Trash' }))
  expect(screen.getByRole('tabpanel', { name: 'Trash' }).textContent).toBe('content of trash')
})

it('shows the current step of a form', () => {
  const steps = ['Agree', 'Confirm', 'Password'].map((label) => ({ id: label, label }))
  render(<Steps label="Sign-up" steps={steps} current={1} doneLabel="done" />)
  const items = screen.getAllByRole('listitem')
  expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null])
  expect(items[0]?.textContent).toBe('Agree (done)')
})

it('skips to the content without changing the URL', async () => {
  render(
    <>
      <SkipLink href="#main">skip</SkipLink>
      <main id="main">content</main>
    </>,
  )
  await userEvent.click(screen.getByRole('link', { name: 'skip' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))
  expect(location.hash).toBe('')
})

it('scrolls its row, and nothing else, to the chosen tab', () => {
  const boxes: Readonly<Record<string, [left: number, right: number]>> = { mine: [0, 90], trash: [310, 400] }
  const measure = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: HTMLElement,
  ) {
    const row = this.closest('[role=tablist]')?.scrollLeft ?? 0
    const [left, right] = boxes[this.dataset['tab'] ?? ''] ?? [row, row + 300]
    return new DOMRect(left - row, 0, right - left, 40)
  })
  const showChosen = (value: string) => (
    <Tabs label="Plates" tabs={tabs} value={value} onChange={() => undefined} />
  )
  const { rerender } = render(showChosen('trash'))
  const row = screen.getByRole('tablist')
  expect(row.scrollLeft).toBe(100)
  rerender(showChosen('mine'))
  expect(row.scrollLeft).toBe(0)
  measure.mockRestore()
})
