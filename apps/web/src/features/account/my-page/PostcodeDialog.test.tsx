import { act, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { clearScreen, showScreen } from '#testkit/showScreen.tsx'
import { PostcodeDialog } from './PostcodeDialog.tsx'
import type { PostcodeAnswer } from './postcodeAnswer.ts'

const chosen: PostcodeAnswer[] = []
const take = (answer: PostcodeAnswer) => void chosen.push(answer)
const address = { zonecode: '06236', roadAddress: '서울 강남구 테헤란로 152' }

afterEach(() => {
  chosen.length = 0
  clearScreen()
})

async function open() {
  await showScreen(() => <PostcodeDialog onChosen={take} onClose={() => {}} />)
  const frame = screen.getByTitle<HTMLIFrameElement>('Find postal code')
  // happy-dom loads no frames, so the test supplies the window of this one.
  Object.defineProperty(frame, 'contentWindow', { value: {} })
  return frame
}

const say = (source: Window | null, origin: string, data: object = address) =>
  act(async () => {
    window.dispatchEvent(
      new MessageEvent('message', { data: { kind: 'pandok-postcode', ...data }, origin, source }),
    )
  })

it('gives the look-up page no rights of this site', async () => {
  const frame = await open()
  expect(frame.getAttribute('sandbox')).toBe('allow-scripts allow-popups allow-forms')
  expect(frame.getAttribute('src')).toBe('/postcode')
})

it('accepts an address from its own frame only', async () => {
  const frame = await open()
  await say(window, 'null')
  await say(frame.contentWindow, 'https://pandok.example')
  expect(chosen).toEqual([])
  await say(frame.contentWindow, 'null')
  expect(chosen).toEqual([address])
})

it('leaves the address to be typed when the look-up does not work', async () => {
  const frame = await open()
  await say(frame.contentWindow, 'null', { failed: true })
  expect(screen.getByText(/Please enter the address yourself/u)).toBeTruthy()
})
