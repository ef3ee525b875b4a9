import { IconButton, MoonIcon, SunIcon } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { useTheme } from '#platform/theme/theme.ts'

/** Which of the two icons is seen the style sheet knows, also before the page's code does. */
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
