import { IconButton, MoonIcon, SunIcon } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { useTheme } from '#platform/theme/theme.ts'

/** The style sheet decides which icon is visible, so that it is right before the page's code has loaded. */
export function ThemeSwitch() {
  const text = useText()
  const { theme, setTheme } = useTheme()
  return (
    <IconButton
      label={text(theme === 'dark' ? 'ui.theme.toLight' : 'ui.theme.toDark')}
      icon={
        <>
          <SunIcon className="hidden in-data-[theme=dark]:block" />
          <MoonIcon className="in-data-[theme=dark]:hidden" />
        </>
      }
      onClick={() => setTheme(theme === 'dark' ? 'light' : 'dark')}
    />
  )
}
