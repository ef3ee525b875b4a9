export type Theme = 'light' | 'dark' | 'system'

/**
 * Puts a theme on the document (or on one subtree). With `system` it follows the operating system until the
 * returned function is called. Nothing is stored here: remembering the choice is the caller's business.
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
