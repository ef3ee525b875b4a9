import type { Locale } from '@pandok/domain'
import { type LoadedPlate, plateGet } from '@pandok/protocol'
import { act, fireEvent, screen } from '@testing-library/react'
import { fakeServer } from '#testkit/fakeServer.ts'
import { showScreen } from '#testkit/showScreen.tsx'
import { PreviewScreen } from '../PreviewScreen.tsx'
import { chestPlate } from './chestPlate.ts'

/** Shows the whole screen with a plate that the server returns. */
export async function showWorkspace(plate: LoadedPlate = chestPlate(), locale: Locale = 'en') {
  const server = fakeServer()
  server.on(plateGet, () => ({ plate }))
  const view = await showScreen(PreviewScreen, { path: `/program/preview?plate=${plate.id}`, locale })
  await screen.findByRole('grid', { name: plate.name })
  await frame()
  return { ...view, server }
}

/** Waits one frame, because the focus moves a frame after the key that moves it. */
export const frame = () =>
  act(() => new Promise((resolve) => requestAnimationFrame(() => resolve(undefined))))

/**
 * Fires a press and its release as a browser reports them. Returns whether the default action was left to the
 * browser.
 */
export async function press(init: KeyboardEventInit & { keyCode?: number }, target?: Element) {
  const element = target ?? document.activeElement ?? document.body
  let wasLeft = false
  // A key may open code that is loaded first, and React renders it by itself only inside an awaited act.
  await act(async () => {
    wasLeft = fireEvent.keyDown(element, init)
  })
  fireEvent.keyUp(document.activeElement ?? element, init)
  await frame()
  return wasLeft
}

export const report = () => screen.getByRole('region', { name: 'Report' })

export const sentences = (): string[] =>
  [...document.querySelectorAll<HTMLTextAreaElement>('[data-entry-text]')].map(({ value }) => value)
