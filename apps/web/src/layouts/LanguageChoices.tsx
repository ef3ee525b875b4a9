import { LOCALES, type Locale } from '@pandok/domain'
import { Menu, MenuRadioGroup, MenuRadioItem } from '@pandok/ui'
import { useEffect } from 'react'
import { loadFont } from '#platform/text/fonts.ts'
import { useLocale, useText } from '#platform/text/text.ts'
import { chooseMailLocale } from './chooseMailLocale.ts'
import { LANGUAGE_NAMES } from './languages.ts'
import type { OpenedMenuProps } from './OnDemandMenu.tsx'

export function LanguageChoices(opened: OpenedMenuProps) {
  const text = useText()
  const { locale, setLocale } = useLocale()

  function choose(next: Locale) {
    void setLocale(next)
    chooseMailLocale(next)
  }

  // Each name is written in its own script, for which the computer may have no font.
  useEffect(() => LOCALES.forEach(loadFont), [])

  return (
    <Menu defaultOpen {...opened}>
      <MenuRadioGroup label={text('ui.language')} value={locale} onValueChange={(next) => choose(next)}>
        {LOCALES.map((each) => (
          <MenuRadioItem key={each} value={each} lang={each}>
            {LANGUAGE_NAMES[each]}
          </MenuRadioItem>
        ))}
      </MenuRadioGroup>
    </Menu>
  )
}
