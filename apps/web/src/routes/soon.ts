import type { MessageKey } from '@pandok/i18n'
import { createElement } from 'react'
import type { SitePage } from './SitePage.ts'

/** A page whose part of the product isn't open yet: its place, its title, and a plain word about it. */
export const soon =
  (title: MessageKey): SitePage['screen'] =>
  async () => {
    const { SoonScreen } = await import('#features/site/SoonScreen.tsx')
    return () => createElement(SoonScreen, { title })
  }
