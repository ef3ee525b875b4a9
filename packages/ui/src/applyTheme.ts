export type Theme = 'light' | 'dark' | 'system'

/**
 * Applies a theme to the document or to a subtree. With `system` it follows the operating system until the
 * returned function is called. Storing the choice is left to the caller.
 */
export function applyTheme(theme: Theme, root: HTMLElement = document.documentElement): () => void {
  if (theme !== 'system') {
    root.dataset['theme'] = theme
    return () => {}
  }
  const preference = window.matchMedia('(prefers-color-scheme: dark)')
  const follow = () => {
    root.dataset['theme'] = preference.matches ? 'dark' : 'light'
  }
  follow()
  preference.addEventListener('change', follow)
  return () => preference.removeEventListener('change', follow)
}
