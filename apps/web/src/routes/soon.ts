import type { MessageKey } from '@pandok/i18n'
import { createElement } from 'react'
import type { SitePage } from './SitePage.ts'

/** A placeholder for a part of the product that isn't available yet. */
export const soon =
  (title: MessageKey): SitePage['screen'] =>
  async () => {
    const { SoonScreen } = await import('#features/site/SoonScreen.tsx')
    return () => createElement(SoonScreen, { title })
  }
