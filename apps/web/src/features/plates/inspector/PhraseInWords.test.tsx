import type { Blank } from '@pandok/domain'
import { afterEach, expect, it } from 'vitest'
import { clearScreen, showScreen } from '#testkit/showScreen.tsx'
import { PhraseInWords } from './PhraseInWords.tsx'

afterEach(clearScreen)

const blanks = [{ id: 'side2', kind: 'side', label: { en: 'Side', ko: '좌우' } }] as unknown as Blank[]

it('names a blank by its label, in the language of the screen', async () => {
  const { container } = await showScreen(
    () => <PhraseInWords phrase="{side2} 신장에 {other} 있음." locale="ko" blanks={blanks} />,
    { locale: 'en' },
  )
  expect(container.textContent).toContain('Side 신장에 other 있음.')
})

it('shows nothing if the phrase has no named blank', async () => {
  const { container } = await showScreen(() => (
    <PhraseInWords phrase="No nodule in {place}." locale="en" blanks={blanks} />
  ))
  expect(container.querySelector('p')).toBeNull()
})
