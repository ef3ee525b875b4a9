import { foldBoard } from '@pandok/board'
import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { clearScreen, showScreen } from '#testkit/showScreen.tsx'
import { BoardGrid } from './BoardGrid.tsx'
import { BoardSketch } from './BoardSketch.tsx'
import { CellFace } from './CellFace.tsx'
import { moduleCell, phraseCell } from './testkit/boardCells.ts'

afterEach(clearScreen)

const cells = [phraseCell(0, 'Normal chest', { color: 'green' }), moduleCell(11, 'Thyroid')]

async function showGrid(onActivate = vi.fn()) {
  function Screen() {
    const [focus, setFocus] = useState(0)
    return (
      <>
        <button type="button">before</button>
        <BoardGrid
          label="Chest"
          cells={cells}
          focus={focus}
          onFocus={setFocus}
          onActivate={onActivate}
          isMultiSelect
          cellState={(position) => ({ isSelected: position === 11, isCurrent: position === 0 })}
          renderCell={(_, cell) =>
            cell ? <CellFace cell={cell} keyLabel="Q" state={{ written: 2 }} /> : 'empty'
          }
        />
        <button type="button">after</button>
      </>
    )
  }
  return { ...(await showScreen(Screen)), onActivate }
}

const places = () => screen.getAllByRole('gridcell')

it('is a grid of six rows and ten columns with an accessible name', async () => {
  await showGrid()
  const grid = screen.getByRole('grid', { name: 'Chest' })
  expect(within(grid).getAllByRole('row')).toHaveLength(6)
  expect(within(grid).getAllByRole('gridcell')).toHaveLength(60)
  expect(places()[11]?.getAttribute('aria-selected')).toBe('true')
  expect(places()[0]?.getAttribute('aria-current')).toBe('true')
})

it('names a cell that came with its names in the page’s language', async () => {
  const words = { name: { ko: '간', en: 'Liver' } }
  const cell = { id: 'a', position: 0, name: '간', title: '간', words, outputs: [] }
  await showScreen(() => (
    <>
      <CellFace cell={cell} />
      <CellFace cell={{ ...cell, id: 'b', name: '내 간' }} />
    </>
  ))
  expect(screen.getAllByText('Liver')).not.toHaveLength(0)
  expect(screen.getAllByText('내 간')).not.toHaveLength(0)
})

it('is one stop of the Tab key, wherever the focus has moved inside', async () => {
  const { user } = await showGrid()
  await user.tab()
  await user.tab()
  await waitFor(() => expect(document.activeElement).toBe(places()[0]))
  await user.keyboard('{ArrowRight}{ArrowDown}')
  await waitFor(() => expect(document.activeElement).toBe(places()[11]))
  await user.tab()
  await waitFor(() => expect(document.activeElement?.textContent).toBe('after'))
  await user.tab({ shift: true })
  await waitFor(() => expect(document.activeElement).toBe(places()[11]))
})

it('moves by arrow keys, Home and End, and stops at the board’s edges', async () => {
  const { user } = await showGrid()
  await user.tab()
  await user.tab()
  await user.keyboard('{ArrowLeft}{ArrowUp}')
  await waitFor(() => expect(document.activeElement).toBe(places()[0]))
  await user.keyboard('{End}')
  await waitFor(() => expect(document.activeElement).toBe(places()[9]))
  await user.keyboard('{Control>}{End}{/Control}')
  await waitFor(() => expect(document.activeElement).toBe(places()[59]))
  await user.keyboard('{ArrowDown}{ArrowRight}')
  await waitFor(() => expect(document.activeElement).toBe(places()[59]))
  await user.keyboard('{Control>}{Home}{/Control}')
  await waitFor(() => expect(document.activeElement).toBe(places()[0]))
})

it('shows only the given places, and arrow keys skip the others', async () => {
  function Screen() {
    const [focus, setFocus] = useState(0)
    return (
      <BoardGrid
        label="Chest"
        cells={cells}
        rows={foldBoard([0, 11])}
        focus={focus}
        onFocus={setFocus}
        onActivate={() => {}}
        renderCell={(_, cell) => cell?.name ?? 'empty'}
      />
    )
  }
  const { user } = await showScreen(Screen)
  expect(places().map(({ dataset }) => dataset['position'])).toEqual(['0', '1', '10', '11'])
  await user.tab()
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}{ArrowDown}')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Thyroid'))
  await user.keyboard('{Home}')
  await waitFor(() => expect(document.activeElement).toBe(places()[2]))
})

it('has rows of the given height', async () => {
  await showScreen(() => (
    <BoardGrid
      label="Chest"
      cells={cells}
      focus={0}
      onFocus={vi.fn()}
      onActivate={vi.fn()}
      rowHeight={2.6}
      renderCell={(_, cell) => cell && <CellFace cell={cell} />}
    />
  ))
  const frame = screen.getByRole('grid').parentElement
  expect(frame?.style.getPropertyValue('--tallest')).toBe('2.6rem')
})

it('reports which place was pressed', async () => {
  const { user, onActivate } = await showGrid()
  await user.click(screen.getByText('Thyroid'))
  expect(onActivate.mock.calls[0]?.[0]).toBe(11)
})

it('does not take the focus from a field beside the board', async () => {
  function Screen() {
    const [focus, setFocus] = useState(0)
    return (
      <>
        <input aria-label="field" onChange={() => setFocus(5)} />
        <BoardGrid
          label="Chest"
          cells={[]}
          focus={focus}
          onFocus={setFocus}
          onActivate={() => {}}
          renderCell={() => 'empty'}
        />
      </>
    )
  }
  const { user } = await showScreen(Screen)
  await user.type(screen.getByLabelText('field'), 'a')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('field')))
  expect(places()[5]?.tabIndex).toBe(0)
})

it('reads a cell to screen readers with its key and its marks', async () => {
  await showGrid()
  expect(screen.getByRole('gridcell', { name: 'Normal chest, Key Q, 2× in the report' })).toBeDefined()
  expect(screen.getByRole('gridcell', { name: 'Thyroid, Key Q, Module, 2× in the report' })).toBeDefined()
})

it('sketches a plate with each cell in its place and color', async () => {
  const { container } = await showScreen(() => (
    <BoardSketch
      cells={[
        { position: 0, color: 'red' },
        { position: 59, color: '#123456' },
      ]}
    />
  ))
  const places = container.querySelectorAll('rect')
  expect(places).toHaveLength(60)
  expect(places[0]?.getAttribute('style')).toContain('--cell-red')
  expect(places[59]?.getAttribute('style')).toContain('#123456')
  expect(places[1]?.getAttribute('style')).toContain('--hover')
})

it('renders only the places again that a moved focus or a changed cell concerns', async () => {
  const drawn: number[] = []
  const Counted = ({ position }: { position: number; written: number | undefined }) => {
    drawn.push(position)
    return position
  }
  function Screen() {
    const [focus, setFocus] = useState(0)
    const [written, setWritten] = useState<number>()
    return (
      <BoardGrid
        label="Chest"
        cells={cells}
        focus={focus}
        onFocus={setFocus}
        onActivate={setWritten}
        renderCell={(position) => (
          <Counted position={position} written={position === written ? 1 : undefined} />
        )}
      />
    )
  }
  const { user } = await showScreen(Screen)
  drawn.length = 0
  await user.click(places()[7] as HTMLElement)
  await waitFor(() => expect(places()[7]?.tabIndex).toBe(0))
  expect(new Set(drawn)).toEqual(new Set([0, 7]))
})
