import { createPlanes } from '@pandok/viewer'
import { makeStepVolume } from '@pandok/viewer/planes/testkit'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { textStore } from '#platform/text/textStore.ts'
import { SphereFields } from './SphereFields.tsx'

beforeAll(() => textStore.show('ko', 'program'))
afterEach(cleanup)

it('a sphere becomes an ellipsoid by its three diameters, and then a sphere again', async () => {
  const { volume } = await makeStepVolume()
  const planes = createPlanes(volume.shape)
  const { container } = render(<SphereFields planes={planes} volume={volume} fusion={undefined} />)
  fireEvent.click(screen.getByRole('checkbox', { name: '십자선 중심 구형 VOI 값' }))
  fireEvent.change(screen.getByRole('slider', { name: '구의 지름(mm)' }), { target: { value: '8' } })
  expect(planes.read().sphere).toEqual([8, 8, 8])
  const round = container.querySelector('[data-sphere-values]')?.textContent

  fireEvent.click(screen.getByRole('checkbox', { name: '방향마다 따로' }))
  fireEvent.change(screen.getByRole('slider', { name: '위아래(mm)' }), { target: { value: '4' } })
  expect(planes.read().sphere).toEqual([8, 8, 4])
  // The values increase toward the head, and a flatter ellipsoid extends less far up.
  const flat = container.querySelector('[data-sphere-values]')?.textContent
  expect(flat).toMatch(/최대/u)
  expect(flat).not.toBe(round)

  fireEvent.click(screen.getByRole('checkbox', { name: '방향마다 따로' }))
  expect(planes.read().sphere).toEqual([8, 8, 8])
  planes.dispose()
})
