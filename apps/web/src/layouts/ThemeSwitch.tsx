import { IconButton, MoonIcon, SunIcon } from '@pandok/ui'
import { useText } from '#app/text.ts'
import { useTheme } from '#app/theme.ts'

export function ThemeSwitch() {
  const text = useText()
  const { theme, setTheme } = useTheme()
  return theme === 'dark' ? (
    <IconButton label={text('ui.theme.toLight')} icon={<SunIcon />} onClick={() => setTheme('light')} />
  ) : (
    <IconButton label={text('ui.theme.toDark')} icon={<MoonIcon />} onClick={() => setTheme('dark')} />
  )
}
