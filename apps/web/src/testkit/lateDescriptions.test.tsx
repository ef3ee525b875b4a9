import { render, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'

it('describes the document in the error of a query that found nothing', () => {
  render(<p>결절</p>)
  expect(() => screen.getByText('석회화')).toThrow(/Unable to find an element[\s\S]*결절/u)
})

it('describes the document as it is at the end of a wait', async () => {
  render(<p>결절</p>)
  await expect(waitFor(() => screen.getByText('석회화'), { timeout: 1 })).rejects.toThrow(/결절/u)
})
