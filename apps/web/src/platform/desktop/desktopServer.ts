/** The Pandok server that the Windows program talks to, as `https://pandok.example`; null while none is named. */
export const desktopServer = (): string | null => document.documentElement.getAttribute('data-desktop-server')
