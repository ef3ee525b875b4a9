import { createEmitter } from '@pandok/domain'
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { textStore } from '#platform/text/textStore.ts'
import { DocumentBar } from './DocumentBar.tsx'

beforeAll(() => textStore.show('en'))
afterEach(cleanup)

/** The least that the bar needs of an editor: a count of changes. */
function createCount() {
  const changes = createEmitter()
  let state = { isDirty: false, canUndo: false, canRedo: false }
  const set = (next: typeof state) => {
    state = next
    changes.emit()
  }
  return {
    read: () => state,
    subscribe: changes.subscribe,
    change: () => set({ isDirty: true, canUndo: true, canRedo: false }),
    undo: () => set({ isDirty: false, canUndo: false, canRedo: true }),
    redo: () => set({ isDirty: true, canUndo: true, canRedo: false }),
  }
}

function shown(sharedLabel?: string) {
  const editor = createCount()
  let saves = 0
  render(
    <MemoryRouter>
      <DocumentBar
        editor={editor}
        back={{ href: '/notes', label: 'All notes' }}
        name={<input aria-label="Name" />}
        isSaving={false}
        onSave={() => {
          saves += 1
        }}
        isStored
        sharedLabel={sharedLabel}
        findings={null}
        lineFrom="lg"
      >
        <button type="button">More</button>
      </DocumentBar>
    </MemoryRouter>,
  )
  return { editor, saves: () => saves }
}

const button = (name: string) => screen.getByRole('button', { name })

describe('DocumentBar', () => {
  it('shows whether there are unsaved changes, and enables undo and redo only if possible', async () => {
    const { editor } = shown()
    expect(screen.getByText('All changes saved')).toBeTruthy()
    expect(button('Undo').getAttribute('aria-disabled')).toBe('true')
    act(editor.change)
    expect(screen.getByText('Unsaved changes')).toBeTruthy()
    await userEvent.click(button('Undo'))
    expect(screen.getByText('All changes saved')).toBeTruthy()
    expect(button('Undo').getAttribute('aria-disabled')).toBe('true')
    await userEvent.click(button('Redo'))
    expect(screen.getByText('Unsaved changes')).toBeTruthy()
  })

  it('links to the list of its kind, saves, and shows the kind’s own controls', async () => {
    const { saves } = shown('Shared')
    expect(screen.getByRole('link', { name: 'All notes' }).getAttribute('href')).toBe('/notes')
    expect(screen.getByText('Shared')).toBeTruthy()
    expect(button('More')).toBeTruthy()
    await userEvent.click(button('Save'))
    expect(saves()).toBe(1)
  })
})
