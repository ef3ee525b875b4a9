import { COLUMNS_MAX } from '@pandok/viewer'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { textStore } from '#platform/text/textStore.ts'
import { openFile, viewerWith } from '../testkit/viewerWith.ts'
import { ViewerContext } from '../workspace/ViewerContext.ts'
import { ViewportGrid } from './ViewportGrid.tsx'

beforeAll(() => textStore.show('en'))
afterEach(cleanup)

it('has as many rows and columns of equal size as the layout, up to those of mammograms beside their priors', async () => {
  const viewer = await viewerWith([openFile()])
  viewer.session.layout(2, COLUMNS_MAX)
  render(
    <ViewerContext value={viewer}>
      <ViewportGrid />
    </ViewerContext>,
  )
  const grid = screen.getByRole('region', { name: 'Layout' })
  expect(grid.style.gridTemplateColumns).toBe(`repeat(${COLUMNS_MAX}, minmax(0, 1fr))`)
  expect(grid.style.gridTemplateRows).toBe('repeat(2, minmax(0, 1fr))')
  expect(grid.childElementCount).toBe(2 * COLUMNS_MAX)
})
