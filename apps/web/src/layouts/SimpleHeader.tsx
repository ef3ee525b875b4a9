import { LogoLink } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { LanguageMenu } from './LanguageMenu.tsx'

/** Logo and language only, so that nothing distracts from the task. */
export function SimpleHeader() {
  const text = useText()
  return (
    <header className="flex h-16 items-center justify-between gap-4 px-4 sm:px-6">
      <LogoLink href="/" label={text('ui.logoLabel')} script={text.locale === 'ko' ? 'hangul' : 'latin'} />
      <LanguageMenu />
    </header>
  )
}
